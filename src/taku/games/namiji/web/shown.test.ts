/** A view that is jumped to comes piece by piece: the boats, the rest of the sea, every part of a board, a sheet at rest. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shown } from './shown.svelte';
import type { NamijiView } from './types';

const fixture = (name: string): NamijiView[] =>
  (JSON.parse(readFileSync(`src/taku/games/namiji/web/fixtures/${name}.json`, 'utf-8')) as { view: NamijiView }[]).map(({ view }) => view);
const before: NamijiView = { ...fixture('five')[0]!, offers: [] };
const after: NamijiView = {
  ...before,
  boats: before.boats.map((boat) => ({ ...boat, space: 7 })),
  boards: before.boards.map((board, seat) => (seat === 1 ? { ...board, offerings: 9 } : board)),
  haul: { seat: 1, shrimp: 2, crabs: 1, end: 'hauling' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was played is shown whole at once', () => {
  const shown = new Shown(before);
  shown.take(after, false);
  expect(shown.boats).toBe(after.boats);
  expect(shown.places[1]!.goods.offerings).toBe(9);
  expect(shown.haul).toBe(after.haul);
});

test('what was jumped to is shown whole at once where something can be done', () => {
  const shown = new Shown(before);
  shown.take({ ...after, offers: [{ text: 'sail 1', spot: 'space-1', label: { key: 'offer-sail', args: {} } }] }, true);
  expect(shown.boats).toBe(after.boats);
  expect(shown.places[1]!.goods.offerings).toBe(9);
  expect(shown.haul).toBe(after.haul);
});

test('what was jumped to comes in pieces, and what did not change stays the very same', () => {
  const shown = new Shown(before);
  const [school, board] = [shown.school, shown.places[0]!.goods];
  shown.take(structuredClone(after), true);
  expect(shown.boats).not.toEqual(after.boats);
  vi.advanceTimersToNextFrame();
  expect(shown.boats).toEqual(after.boats);
  expect(shown.places[1]!.goods.offerings).not.toBe(9);
  vi.advanceTimersToNextFrame();
  expect(shown.places[1]!.goods.offerings).toBe(9);
  vi.advanceTimersByTime(199);
  expect(shown.haul?.end).not.toBe('hauling');
  vi.advanceTimersByTime(1);
  expect(shown.haul).toEqual(after.haul);
  expect([shown.school, shown.places[0]!.goods]).toEqual([school, board]);
  expect(shown.school).toBe(school);
  expect(shown.places[0]!.goods).toBe(board);
});

test('what comes while other pieces wait takes its place among them, and is shown as it is by then', () => {
  const shown = new Shown(before);
  shown.take(after, true);
  const later = structuredClone(after);
  later.boards[1]!.offerings = 8;
  later.boards[2]!.offerings = 7;
  vi.advanceTimersToNextFrame();
  shown.take(later, true);
  vi.advanceTimersToNextFrame();
  expect(shown.places[1]!.goods.offerings).toBe(8);
  expect(shown.places[2]!.goods.offerings).not.toBe(7);
  vi.advanceTimersToNextFrame();
  expect(shown.places[2]!.goods.offerings).toBe(7);
});

test('a change of one part of a board leaves the others what they are', () => {
  const shown = new Shown(before);
  const { head, rack, pictures } = shown.places[1]!;
  shown.take(structuredClone(after), false);
  expect(shown.places[1]!.goods.offerings).toBe(9);
  expect(shown.places[1]!.head).toBe(head);
  expect(shown.places[1]!.rack).toBe(rack);
  expect(shown.places[1]!.pictures).toBe(pictures);
});

test('the parts of a board that was jumped to have a frame each', () => {
  const shown = new Shown(before);
  const later = structuredClone(before);
  Object.assign(later.boards[1]!, { offerings: 9, sections: [1, 1, 1] });
  shown.take(later, true);
  vi.advanceTimersToNextFrame();
  expect(shown.places[1]!.pictures.sections).toEqual([1, 1, 1]);
  expect(shown.places[1]!.goods.offerings).not.toBe(9);
  vi.advanceTimersToNextFrame();
  expect(shown.places[1]!.goods.offerings).toBe(9);
});

test('what is played while pieces wait brings all of them', () => {
  const shown = new Shown(before);
  shown.take(after, true);
  shown.take({ ...after, phase: 'sailing' }, false);
  expect(shown.boats).toEqual(after.boats);
  expect(shown.places[1]!.goods.offerings).toBe(9);
});

test('a sheet waits until every piece has come, however long that takes', () => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => setTimeout(callback, 300));
  const shown = new Shown(before);
  shown.take(structuredClone(after), true);
  vi.advanceTimersByTime(599);
  expect(shown.haul?.end).not.toBe('hauling');
  vi.advanceTimersByTime(1 + 199);
  expect(shown.places[1]!.goods.offerings).toBe(9);
  expect(shown.haul?.end).not.toBe('hauling');
  vi.advanceTimersByTime(1);
  expect(shown.haul).toEqual(after.haul);
  vi.unstubAllGlobals();
});

test('a sheet that scrubbing passes by never comes, and one that is over goes at once', () => {
  const shown = new Shown(after);
  shown.take({ ...before, haul: null }, true);
  expect(shown.haul).toBeNull();
  shown.take(after, true);
  shown.take({ ...before, haul: null }, true);
  vi.advanceTimersByTime(1000);
  expect(shown.haul).toBeNull();
});
