/** The names on the stones. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { groundOf } from './ground';
import Garden from './Garden.svelte';
import { BOLD, FINE, STONE, cutAt, lettered, widthOf } from './lettering';
import type { NiwaView } from './types';

const GARDENS = ['lantern', 'stream', 'ring'];
const CUTS = [FINE, BOLD];
/** What arithmetic may be off by. */
const HAIR = 0.001;
const groundNamed = (name: string, aspect = 1.3) => {
  const recorded = JSON.parse(readFileSync(`src/taku/games/niwa/web/fixtures/${name}.json`, 'utf8')) as { view: NiwaView }[];
  return groundOf(recorded.at(-1)!.view.tiles, 0, aspect);
};
/** How names are cut in a garden that has so much room on the page. */
const cutIn = (garden: string, width: number, height: number) => {
  const ground = groundNamed(garden, Math.round((width / height) * 10) / 10);
  return cutAt(Math.min(width / ground.width, height / ground.height));
};

it.each(GARDENS)('fit on every stone of the %s', (garden) => {
  for (const cut of CUTS) {
    for (const { name } of groundNamed(garden).cells.values()) expect(widthOf(name, cut), name).toBeLessThan(STONE + HAIR);
  }
});

it.each(CUTS)('are cut in the middle of their stones, as long as all of them are', (cut) => {
  const [x, y] = [500, -300];
  const path = lettered([{ name: '-10,11', x, y }], cut);
  const starts = [...path.matchAll(/M([-\d.]+) ([-\d.]+)/g)].map(([, left, top]) => [Number(left) - x, Number(top) - y]);
  expect(starts).toHaveLength('-10,11'.length);
  for (const [left, top] of starts) {
    expect(Math.abs(left!)).toBeLessThan(STONE / 2);
    expect(Math.abs(top!)).toBeLessThan(10);
  }
});

it('leave room between their signs, however thick they are', () => {
  for (const { apart, thick } of CUTS) expect(apart - thick).toBeGreaterThan(0.8);
});

it('never leave a stone, not even in a garden of somebody’s own with long names', () => {
  for (const cut of CUTS) expect(widthOf('-10,-12', cut)).toBeLessThan(STONE + HAIR);
});

it('are larger on a phone where they are short', () => {
  expect(widthOf('1,1', BOLD)).toBeGreaterThan(1.15 * widthOf('1,1', FINE));
});

it.each(GARDENS)('are cut boldly in the %s on a phone, upright and on its side, and finely on a desk', (garden) => {
  expect(cutIn(garden, 390, 517)).toBe(BOLD);
  expect(cutIn(garden, 844, 334)).toBe(BOLD);
  expect(cutIn(garden, 960, 730)).toBe(FINE);
});

it('are left out where they would be specks', () => {
  expect(cutIn('stream', 320, 381)).toBeNull();
  expect(cutIn('ring', 320, 381)).toBeNull();
});

it('are one path for the whole garden, in the paint and thickness of their cut', () => {
  for (const cut of [...CUTS, null]) {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const garden = mount(Garden, { target, props: { ground: groundNamed('lantern'), beads: 'top', layers: 9, cut } });
    flushSync();
    const found = [...target.querySelectorAll('.names')];
    expect(found.map((one) => one.getAttribute('d')!.split('M').length > 60)).toEqual(cut ? [true] : []);
    expect(found.map((one) => [one.getAttribute('stroke'), Number(one.getAttribute('stroke-width'))])).toEqual(cut ? [[cut.paint, cut.thick]] : []);
    void unmount(garden);
  }
});
