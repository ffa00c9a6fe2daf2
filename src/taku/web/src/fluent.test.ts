import { expect, test } from 'vitest';
import { bundleOf, sentence } from './fluent';

const bundle = bundleOf('en', ['place = { $name } places { $card }.\nnear = { $left-name } is near.']);

test('a seat is called by its name', () => {
  expect(sentence(bundle, { key: 'place', args: { seat: 1, card: '12' } }, ['Ana', 'Bo'])).toBe('Bo places 12.');
  expect(sentence(bundle, { key: 'near', args: { 'left-seat': 0 } }, ['Ana'])).toBe('Ana is near.');
});

test('a missing message shows its key and what was to be filled in', () => {
  expect(sentence(bundle, { key: 'gone', args: { card: 7 } })).toBe('gone 7');
});
