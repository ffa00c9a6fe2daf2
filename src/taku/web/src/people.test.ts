/** How those at a table are called: no two alike, and known by their number where there is no room for the name. */
import { expect, test, vi } from 'vitest';
import type { SeatNow } from '../generated/messages';
import en from '../words/en.ftl?raw';
import fr from '../words/fr.ftl?raw';
import ru from '../words/ru.ftl?raw';

vi.mock('./words.svelte', () => ({ t: (key: string) => key }));
const { cuttable, GUESTS, namesOf, ownSeats, verdict } = await import('./people');

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

test('whoever chose no name is a guest in the language of whoever looks', () => {
  const called = [en, fr, ru].map((words) => /^guest-name = (.+)$/m.exec(words)?.[1]);
  expect(called).toEqual(GUESTS);
  const names = namesOf([seat('person', 'Invité'), seat('person', 'Гость'), seat('person', 'Ana')]);
  expect(names).toEqual(['guest-name 1', 'guest-name 2', 'Ana']);
});

test('nobody is made up for a record that was opened', () => {
  expect(namesOf([seat('person', 'Ana'), { kind: 'bot' } as SeatNow])[1]).toBe('seat-number');
});

test('the seats on one device are those of one person', () => {
  const seats = ['ana', 'bo', 'ana'].map((speaker) => ({ kind: 'person', speaker }) as SeatNow);
  expect(ownSeats({ seats, you: 0 })).toEqual([0, 2]);
  expect(ownSeats({ seats, you: undefined })).toEqual([]);
  expect(ownSeats({ seats: [{ kind: 'bot' }, { kind: 'bot' }], you: 0 })).toEqual([]);
});

test('one wins, several share, and otherwise it is only over', () => {
  expect([verdict([], 'over'), verdict(['Ana'], 'over'), verdict(['Ana', 'Bo'], 'over')]).toEqual(['over', 'winner', 'shared']);
});
