import { expect, it } from 'vitest';
import { nextThing } from './looking';

function at(x: number, y: number): Element {
  const thing = document.createElement('i');
  thing.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  return thing;
}

it('walks to the nearest thing that lies that way', () => {
  const [here, right, farther, below] = [at(100, 100), at(140, 110), at(180, 100), at(105, 150)] as const;
  const things = [farther, below, right, here];
  expect(nextThing(things, here, [1, 0])).toBe(right);
  expect(nextThing(things, here, [0, 1])).toBe(below);
  expect(nextThing(things, right, [-1, 0])).toBe(here);
});

it('stays where nothing lies that way', () => {
  const [here, right] = [at(100, 100), at(140, 100)] as const;
  expect(nextThing([here, right], here, [0, -1])).toBe(here);
  expect(nextThing([here, right], right, [1, 0])).toBe(right);
});
