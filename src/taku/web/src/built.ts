/** For tests: waiting for what a page does by itself. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';

/** Far longer than anything takes, on a busy machine too. */
const PATIENCE_MS = 60_000;

/** Done when a check no longer fails. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: PATIENCE_MS });

/** A board is built in pieces, one task after the other; here all of them come before anything else. */
export function built<Made>(make: () => Made): Made {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const made = make();
  flushSync();
  while (vi.getTimerCount()) {
    vi.runOnlyPendingTimers();
    flushSync();
  }
  return made;
}
