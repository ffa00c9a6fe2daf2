/** Looking back: at once where somebody stands, one moment after the other where somebody scrubs. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Past, Table } from '../generated/messages';
import { Lookback, SCRUB_MS } from './lookback.svelte';
import { TableState } from './table.svelte';

const LAST = 20;
const view = { offers: [] };
const telling = { actor: 0, lines: [] };
let table: TableState;
let back: Lookback;
let asked: number[];

const answer = (ply: number): void => table.look({ ply, view, telling } as unknown as Past);
const frames = (count: number): void => {
  for (let done = 0; done < count; done++) vi.advanceTimersToNextFrame();
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  table = new TableState('m');
  table.enter({ number: 1, ply: LAST, since: LAST, tellings: [], table: { status: 'over' }, chat: [], view } as unknown as Table);
  back = new Lookback(table, (ply) => asked.push(ply) > 0);
});
afterEach(() => {
  back.leave();
  vi.useRealTimers();
});

test('a single look is asked for, and shown as soon as it comes', () => {
  back.go(7);
  expect([back.at, back.restedAt, asked]).toEqual([7, 7, [7]]);
  expect(back.scene?.ply).toBe(LAST);
  answer(7);
  expect([back.scene?.ply, back.said?.ply, back.isThere]).toEqual([7, 7, true]);
});

test('a step forward is shown as motion, a jump is not', () => {
  back.go(7);
  answer(7);
  expect(back.scene?.tellings).toEqual([]);
  vi.advanceTimersByTime(SCRUB_MS);
  back.go(8);
  answer(8);
  expect(back.scene?.tellings).toEqual([telling]);
});

test('what was seen before is not asked for again', () => {
  back.go(7);
  answer(7);
  vi.advanceTimersByTime(SCRUB_MS);
  back.go(undefined);
  vi.advanceTimersByTime(SCRUB_MS);
  back.go(7);
  expect(back.scene?.ply).toBe(7);
  expect(asked).toEqual([7]);
});

test('whoever scrubs asks for one moment at a time, and sees what comes though they are elsewhere', () => {
  back.go(1);
  for (const ply of [2, 3, 4, 5]) back.go(ply);
  frames(2);
  expect(asked).toEqual([1]);
  answer(1);
  frames(1);
  expect(back.scene?.ply).toBe(1);
  back.go(6);
  frames(1);
  expect([back.at, asked]).toEqual([6, [1, 6]]);
  expect(back.restedAt).toBe(1);
});

test('a thumb comes in turns from its first move on, and is shown whole when it rests', () => {
  back.go(7);
  answer(7);
  vi.advanceTimersByTime(SCRUB_MS);
  back.scrub(3);
  expect([back.at, back.restedAt, asked]).toEqual([7, 7, [7]]);
  frames(2);
  expect([back.at, back.restedAt, asked]).toEqual([3, 7, [7, 3]]);
  answer(3);
  vi.advanceTimersByTime(SCRUB_MS);
  expect([back.scene?.ply, back.said?.ply, back.restedAt]).toEqual([3, 3, 3]);
});

test('a thumb moved by one step shows it as motion', () => {
  back.go(7);
  answer(7);
  vi.advanceTimersByTime(SCRUB_MS);
  back.scrub(8);
  answer(8);
  expect(back.scene?.tellings).toEqual([telling]);
});

test('what is said follows what is shown, a frame later', () => {
  for (const ply of [3, 4]) {
    back.go(ply);
    answer(ply);
    vi.advanceTimersByTime(SCRUB_MS);
  }
  back.go(3);
  back.go(4);
  back.go(3);
  back.go(4);
  answer(4);
  expect(back.scene?.ply).toBe(3);
  frames(1);
  expect([back.scene?.ply, back.said?.ply, back.at]).toEqual([4, 3, 3]);
  frames(1);
  expect([back.said?.ply, back.at]).toEqual([4, 4]);
});

test('at rest everything is where the scrubbing ended', () => {
  back.go(1);
  back.go(9);
  answer(1);
  vi.advanceTimersByTime(SCRUB_MS);
  expect([back.at, back.restedAt, asked]).toEqual([9, 9, [1, 9]]);
  answer(9);
  expect([back.scene?.ply, back.said?.ply]).toEqual([9, 9]);
});

test('scrubbing to the end shows the end, and is now when it rests', () => {
  back.go(9);
  answer(9);
  back.go(15);
  back.go(LAST);
  frames(2);
  expect([back.scene?.ply, back.at]).toEqual([LAST, LAST]);
  vi.advanceTimersByTime(SCRUB_MS);
  expect([back.at, back.restedAt]).toEqual([undefined, undefined]);
  expect(back.scene).toBe(table.scene);
});

test('a step is counted from what was last asked for, not from what is shown', () => {
  back.go(9);
  back.go(8);
  back.go(7);
  expect(back.aim).toBe(7);
  expect(back.at).toBe(9);
});

test('on a new link the question is put again', () => {
  back.go(7);
  back.resumed();
  expect(asked).toEqual([7, 7]);
  answer(7);
  back.resumed();
  expect(asked).toEqual([7, 7]);
});
