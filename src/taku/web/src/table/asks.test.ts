/** What becomes of a question. */
import { expect, it } from 'vitest';
import type { AskNow, SeatNow, TableNow } from '../../generated/messages';
import { declined, isOwn } from './asks';

const seat = (speaker: string, more: Partial<SeatNow> = {}): SeatNow => ({ kind: 'person', name: speaker, speaker, ...more });
const ask: AskNow = { number: 7, kind: 'pause', seat: 0, waits_for: [1], ply: 3 };
const table = (more: Partial<TableNow> = {}): TableNow =>
  ({ status: 'live', you: 0, seats: [seat('ana'), seat('bo')], ...more }) as TableNow;

it('was declined if it is gone and nothing came of it', () => {
  expect(declined(table({ asks: [ask] }), table())).toEqual([ask]);
  expect(declined(table({ asks: [ask] }), table({ asks: [ask] }))).toEqual([]);
});

it('was granted if the match pauses', () => {
  expect(declined(table({ asks: [ask] }), table({ status: 'paused' }))).toEqual([]);
});

it('is moot if a bot plays for whoever was asked', () => {
  const seats = [seat('ana'), seat('bo', { stand_in: 'adept' })];
  expect(declined(table({ asks: [ask] }), table({ seats }))).toEqual([]);
});

it('is nobody else\u2019s to be told of', () => {
  expect(declined(table({ asks: [ask], you: 1 }), table({ you: 1 }))).toEqual([]);
});

it('belongs to whoever has the seat, also by another seat on the same device', () => {
  const seats = [seat('ana'), seat('bo'), seat('ana')];
  expect(isOwn(ask, table({ seats, you: 2 }))).toBe(true);
  expect(isOwn(ask, table({ seats, you: 1 }))).toBe(false);
  expect(isOwn(ask, table({ seats, you: undefined }))).toBe(false);
});
