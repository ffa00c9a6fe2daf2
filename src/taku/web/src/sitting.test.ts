/** One person's time at a table: the past shown as it went. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANCE, type Telling, type View } from './board';
import { TableState } from './table.svelte';

const { held } = vi.hoisted(() => ({ held: { table: undefined as unknown, sent: [] as unknown[] } }));
vi.mock('./house.svelte', () => ({
  connection: { follow: () => held.table, unfollow: () => {}, send: (message: unknown) => Boolean(held.sent.push(message)) },
}));
vi.mock('./settings.svelte', () => ({ isCalm: () => false }));
const { Sitting } = await import('./sitting.svelte');

function sittingAfter(actors: number[]): InstanceType<typeof Sitting> {
  const table = new TableState('m');
  table.ply = actors.length;
  table.heard = actors.map((actor) => ({ actor, lines: [] }) as unknown as Telling);
  actors.forEach((_, ply) => table.past.set(ply, { ply, view: {} as View, tellings: [] }));
  held.table = table;
  return new Sitting('m');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows what people did slowly, and what chance did in passing', () => {
  const sitting = sittingAfter([CHANCE, CHANCE, 0, 1, CHANCE]);
  sitting.replay(0);
  expect(sitting.lookedAt).toBe(0);
  vi.advanceTimersByTime(300);
  expect(sitting.lookedAt).toBe(1);
  vi.advanceTimersByTime(300);
  expect(sitting.lookedAt).toBe(2);
  vi.advanceTimersByTime(600);
  expect(sitting.lookedAt).toBe(2);
  vi.advanceTimersByTime(400);
  expect(sitting.lookedAt).toBe(3);
});

it('knows who asked for another match', () => {
  const sitting = sittingAfter([0]);
  expect(sitting.wantsRematch).toBe(false);
  sitting.askRematch();
  expect(sitting.wantsRematch).toBe(true);
  expect(held.sent).toContainEqual({ t: 'rematch', match: 'm' });
});
