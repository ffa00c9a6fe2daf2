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

test('numbers choose their plural and are written as the language writes them', () => {
  const fish = 'fish = { $count ->\n    [one] { $count } рыба\n    [few] { $count } рыбы\n   *[many] { $count } рыб\n }';
  const russian = bundleOf('ru', [fish]);
  const said = [1, 2, 5, 21, 1234].map((count) => sentence(russian, { key: 'fish', args: { count } }));
  expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual(['1 рыба', '2 рыбы', '5 рыб', '21 рыба', '1 234 рыбы']);
});

test('what is read only when it is said is said like the rest', () => {
  const first = '-game = Niwa\n## A note\nhead = { -game }: { tail }\nbroken = { $x\nlong = One\n    two\n';
  const both = bundleOf('en', [first, 'tail = two\nhead-two = Three\nlong = Four']);
  const said = ['head', 'head-two', 'long', 'tail'].map((key) => sentence(both, { key }));
  expect(said).toEqual(['Niwa: two', 'Three', 'Four', 'two']);
  expect(sentence(bundleOf('en', [first]), { key: 'long' })).toBe('One\ntwo');
  expect(both.hasMessage('head')).toBe(true);
  expect(both.hasMessage('broken')).toBe(false);
  expect(both.hasMessage('gone')).toBe(false);
});
