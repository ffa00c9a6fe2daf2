/** The names on the stones. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { groundOf } from './ground';
import Garden from './Garden.svelte';
import { lettered, widthOf } from './lettering';
import type { NiwaView } from './types';

const GARDENS = ['lantern', 'stream', 'ring'];
const groundNamed = (name: string) => {
  const recorded = JSON.parse(readFileSync(`src/taku/games/niwa/web/fixtures/${name}.json`, 'utf8')) as { view: NiwaView }[];
  return groundOf(recorded.at(-1)!.view.tiles, 0, 1.3);
};
/** As wide as the smallest stone is at the height of the letters. */
const STONE = 44;

it.each(GARDENS)('fit on every stone of the %s', (garden) => {
  for (const { name } of groundNamed(garden).cells.values()) expect(widthOf(name), name).toBeLessThan(STONE);
});

it('are cut in the middle of their stones, as long as all of them are', () => {
  const [x, y] = [500, -300];
  const path = lettered([{ name: '-10,11', x, y }]);
  const starts = [...path.matchAll(/M([-\d.]+) ([-\d.]+)/g)].map(([, left, top]) => [Number(left) - x, Number(top) - y]);
  expect(starts).toHaveLength('-10,11'.length);
  for (const [left, top] of starts) {
    expect(Math.abs(left!)).toBeLessThan(STONE / 2);
    expect(Math.abs(top!)).toBeLessThan(10);
  }
});

it('are one path for the whole garden, and are left out where nobody could read them', () => {
  for (const hasNames of [true, false]) {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const garden = mount(Garden, { target, props: { ground: groundNamed('lantern'), layers: 9, hasNames } });
    flushSync();
    const found = [...target.querySelectorAll('.names')].map((one) => one.getAttribute('d')!.split('M').length > 60);
    expect(found).toEqual(hasNames ? [true] : []);
    void unmount(garden);
  }
});
