/** For tests: a board is built in pieces, one task after the other; here all of them come before anything else. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';

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
