/** Where things lie and how they move, without a page. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './choices';
import { groundOf, SPACING } from './ground';
import { sceneOf } from './motion';
import type { NiwaView, Telling } from './types';

const viewOf = (name: string): NiwaView => JSON.parse(readFileSync(`src/taku/games/niwa/web/fixtures/${name}.json`, 'utf8')).at(-1).view;
const lantern = viewOf('lantern').tiles;
const ring = viewOf('ring').tiles;

const count = (tiles: NiwaView['tiles']) => {
  const ground = groundOf(tiles, 0, 1.3);
  const colours = Object.fromEntries(['green', 'yellow', 'orange'].map((colour) => [colour, ground.lines.filter((line) => line.colour === colour).length]));
  return { cells: ground.cells.size, ...colours };
};

describe('the ground', () => {
  it('has the cells and lines that the rules count', () => {
    expect(count(lantern)).toEqual({ cells: 61, green: 44, yellow: 48, orange: 52 });
    expect(count(viewOf('stream').tiles).cells).toBe(63);
    expect(count(ring).cells).toBe(72);
  });

  it('keeps every line as long as the next, however the garden is turned', () => {
    for (const aspect of [0.5, 0.7, 1, 1.3, 2]) {
      const { cells, lines } = groundOf(lantern, 0, aspect);
      for (const { ends } of lines) {
        const [a, b] = ends.map((name) => cells.get(name)!);
        expect(Math.abs(Math.hypot(a!.x - b!.x, a!.y - b!.y) - SPACING)).toBeLessThan(1.5);
      }
    }
  });

  it('has the own base to the left and below for either seat, in any frame', () => {
    for (const tiles of [lantern, ring]) {
      for (const [seat, aspect] of [[0, 0.6], [0, 1.4], [1, 0.6], [1, 1.4]] as const) {
        const bases = [...groundOf(tiles, seat, aspect).cells.values()].filter((cell) => cell.base !== undefined);
        const [own, other] = [bases.find((cell) => cell.base === seat)!, bases.find((cell) => cell.base !== seat)!];
        expect(own.x).toBeLessThanOrEqual(other.x + 1);
        expect(own.y).toBeGreaterThanOrEqual(other.y - 1);
      }
    }
  });

  it('has room in its frame for a figure on every cell', () => {
    for (const aspect of [0.6, 1.4]) {
      const { cells, left, top, width, height } = groundOf(ring, 1, aspect);
      for (const { x, y } of cells.values()) {
        expect(x - 40).toBeGreaterThan(left);
        expect(x + 40).toBeLessThan(left + width);
        expect(y - 85).toBeGreaterThan(top);
        expect(y + 40).toBeLessThan(top + height);
      }
    }
  });

  it('has a pond only where the tiles leave the middle free', () => {
    expect(groundOf(ring, 0, 1.3).pond!.radius).toBeGreaterThan(SPACING);
    expect(groundOf(lantern, 0, 1.3).pond).toBeNull();
    expect(groundOf([], 0, 1.3).pond).toBeNull();
  });
});

describe('a token', () => {
  it('keeps clear of what can be tapped and stays inside', () => {
    const frame = { left: 0, top: 0, width: 400, height: 400 };
    const taken = [0, 60, 120, 180, 240].map((bearing) => ({ x: 200 + 100 * Math.cos((bearing * Math.PI) / 180), y: 200 + 100 * Math.sin((bearing * Math.PI) / 180) }));
    const place = placeBeside({ x: 200, y: 200 }, 31, taken, frame);
    for (const point of taken) expect(Math.hypot(point.x - place.x, point.y - place.y)).toBeGreaterThan(31 + 25);
    expect(place.x > 31 && place.x < 369 && place.y > 31 && place.y < 369).toBe(true);
  });
});

describe('what was told', () => {
  const ground = groundOf(lantern, 0, 1.3);
  const telling = (key: string, args: Record<string, string | number>): Telling => ({ actor: 0, lines: [{ key, args: { seat: 0, ...args } }] });
  const walk = [
    telling('step', { from: '1,0', cell: '2,0', colour: 'orange' }),
    telling('give', { cell: '0,1', colour: 'orange' }),
    telling('step', { from: '2,0', cell: '3,0', colour: 'green' }),
    telling('give', { cell: '-1,1', colour: 'green' }),
    telling('jump', { from: '3,0', cell: '5,-1' }),
  ];

  it('becomes one walk that ends where the figure stands, step by step', () => {
    const scene = sceneOf(walk, ground, [], null);
    expect([...scene.walks.keys()]).toEqual(['5,-1']);
    const strides = scene.walks.get('5,-1')!;
    expect(strides.map((stride) => [stride.from, stride.to, stride.isJump])).toEqual([['1,0', '2,0', false], ['2,0', '3,0', false], ['3,0', '5,-1', true]]);
    strides.slice(1).forEach((stride, index) => expect(stride.start).toBeGreaterThanOrEqual(strides[index]!.start + strides[index]!.duration));
    expect(scene.length).toBe(strides[2]!.start + strides[2]!.duration);
  });

  it('lets each bead fly from above the walker to whoever got it, after the step it paid for', () => {
    const { flights } = sceneOf(walk, ground, [{ seat: 0, cell: '0,1', beads: ['green', 'orange'] }], null);
    expect(flights.map((flight) => [flight.colour, flight.cell])).toEqual([['orange', '0,1'], ['green', '-1,1']]);
    expect(flights[0]!.from.x).toBe(ground.cells.get('2,0')!.x);
    expect(flights[0]!.start).toBeGreaterThan(0);
  });

  it('remembers over whom the bead hovered when its step was told before', () => {
    const [flight] = sceneOf([walk[1]!], ground, [], '2,0').flights;
    expect(flight!.from.x).toBe(ground.cells.get('2,0')!.x);
    expect(sceneOf([walk[1]!], ground, [], null).flights).toEqual([]);
  });

  it('sets figures down where they are placed or shown', () => {
    const shown: Telling = { actor: 1, lines: [{ key: 'place-hidden', args: { seat: 1 } }, { key: 'reveal', args: { seat: 1, green: '9,-6', yellow: '9,-5', orange: '10,-7' } }] };
    expect(sceneOf([telling('place', { cell: '1,0', colour: 'green' })], ground, [], null).placed).toEqual(['1,0']);
    expect(sceneOf([shown], ground, [], null).placed).toEqual(['9,-6', '9,-5', '10,-7']);
  });
});
