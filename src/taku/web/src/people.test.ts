/** How those at a table are called: no two alike, and known by their number where there is no room for the name. */
import { expect, test } from 'vitest';
import type { SeatNow } from '../generated/messages';
import { cuttable, namesOf } from './people';

const seat = (kind: string, name = '', level = 'novice'): SeatNow => ({ kind, name, level }) as unknown as SeatNow;

test('bots of a kind are counted', () => {
  expect(namesOf([seat('person', 'Ana'), seat('bot', 'Bo'), seat('bot', 'Bo')])).toEqual(['Ana', 'Bo 1', 'Bo 2']);
});

test('an empty chair has the number that its link has', () => {
  const names = namesOf([seat('person', 'Ana'), seat('open'), seat('bot', 'Bo'), seat('open')]);
  expect(names.map((name) => name.split(' ').at(-1))).toEqual(['Ana', '2', 'Bo', '4']);
});

test('a name is cut before its number', () => {
  expect(cuttable('Bot (Novice) 3')).toEqual(['Bot (Novice)', ' 3']);
  expect(cuttable('Ana')).toEqual(['Ana', '']);
  expect(cuttable('Bot (Novice)')).toEqual(['Bot (Novice)', '']);
  expect(cuttable('7')).toEqual(['7', '']);
  expect(cuttable('')).toEqual(['', '']);
});
