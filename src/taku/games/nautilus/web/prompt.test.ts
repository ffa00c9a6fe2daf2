/** What the board asks, and of whom. */
import { expect, it } from 'vitest';
import phases from './fixtures/phases.json';
import { promptOf } from './prompt';
import type { NautilusView } from './types';

const views = (phases as unknown as { view: NautilusView }[]).map(({ view }) => view);
const own = views.find(({ phase, mover, seat }) => phase === 'placing' && mover === seat)!;
const other = { ...own, mover: 1 - own.mover, offers: [] };

it('whoever has something to choose is told what', () => {
  expect(promptOf(own)?.key).toMatch(/^prompt-(placing|ready)$/);
});

it('whoever may only look is asked for nothing, as after giving up or while looking back', () => {
  expect(promptOf({ ...own, offers: [] })).toBeNull();
});

it('the other one is said to think, but not when nobody is awaited any more', () => {
  expect(promptOf(other)).toEqual({ key: 'prompt-wait', args: { seat: other.mover } });
  expect(promptOf({ ...other, mover: -2 })).toBeNull();
});

it('chance is said to be at work only while it is awaited', () => {
  expect(promptOf({ ...own, mover: -1, offers: [] })).toEqual({ key: 'prompt-chance' });
  expect(promptOf({ ...own, mover: -2, offers: [] })).toBeNull();
});
