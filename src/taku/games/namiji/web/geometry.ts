/** Where everything lies on the square sea, in a drawing of 1000 by 1000. */
import type { Point } from '../../../web/src/stamp';
import { legsOf, type NamijiView, type Station } from './types';

export interface Mooring extends Station, Point {
  /** Towards the shore: where the second boat of a double station lies, as a unit vector. */
  out: Point;
  scale: number;
  width: number;
}
export interface Corner extends Point {
  space: number;
  name: 'port' | 'dock';
  turn: number;
}

const EDGE = 78;
const FIRST = 132;
const RUN = 1000 - 2 * FIRST;
const PITCH = RUN / 14;
/** Whatever lies on the water lies on a disc, cut by hand. */
export const DISC = 'M0-25C14-26 26-14 25 1 26 14 13 26-1 25-15 26-26 13-25-1-26-14-13-24 0-25Z';
/** How far from the first boat of a double station its second lies. */
export const SECOND = 44;
export const SLOT = 47;
export const FIRST_SLOT = 60;

/** Clockwise from the port in the lower left; a route sailed the other way is mirrored about the port's corner. */
function along(leg: number, run: number, out: number, isBackwards: boolean): Point {
  const near = EDGE - out;
  const [x, y] = [
    [near, 1000 - run],
    [run, near],
    [1000 - near, run],
    [1000 - run, 1000 - near],
  ][leg] as [number, number];
  return isBackwards ? { x: 1000 - y, y: 1000 - x } : { x, y };
}

function moorings(legs: string[], isBackwards: boolean): Mooring[] {
  return legsOf(legs).flatMap((leg, side) =>
    leg.map((station, index) => {
      const run = FIRST + ((index + 0.5) * RUN) / leg.length;
      const sway = 9 * Math.sin(index * 1.9 + side);
      const at = along(side, run, sway, isBackwards);
      const shore = along(side, run, sway + 1, isBackwards);
      const width = RUN / leg.length;
      return { ...station, ...at, out: { x: shore.x - at.x, y: shore.y - at.y }, scale: Math.min(1, width / PITCH), width };
    }),
  );
}

/** The port and the three docks; `turn` points the jetty to the middle. */
function corners(legs: string[], isBackwards: boolean): Corner[] {
  const ends = legsOf(legs).map((leg) => leg.at(-1)!.space + 1);
  return [0, 1, 2, 3].map((corner) => {
    const at = along(corner, EDGE, 0, isBackwards);
    const turn = (Math.atan2(500 - at.y, 500 - at.x) * 180) / Math.PI;
    return { ...at, turn, space: corner ? ends[corner - 1]! : ends[3]!, name: corner ? 'dock' : 'port' };
  });
}

/** The slots of a dock or port, one for each boat. */
export const slotsOf = (boats: number): number[] => Array.from({ length: boats }, (_, index) => index + 1);

/** A slot of a dock or port: number 1 lies nearest the route. */
export function slotAt(corner: Corner, slot: number): Point {
  const far = FIRST_SLOT + (slot - 1) * SLOT;
  const angle = (corner.turn * Math.PI) / 180;
  return { x: corner.x + far * Math.cos(angle), y: corner.y + far * Math.sin(angle) };
}

export interface Waters {
  stations: Mooring[];
  quays: Corner[];
}

/** What never moves, from `chartOf` a view: the same text, the same waters. */
export function watersOf(chart: string): Waters {
  const [way, ...legs] = chart.split(' ') as [string, ...string[]];
  return { stations: moorings(legs, way === 'back'), quays: corners(legs, way === 'back') };
}

export const chartOf = (view: Pick<NamijiView, 'is_backwards' | 'legs'>): string => [view.is_backwards ? 'back' : 'round', ...view.legs].join(' ');

/** Where a boat lies; off the drawing before it is lined up. */
export function berths({ stations, quays }: Waters, boats: NamijiView['boats']): Point[] {
  return boats.map(({ space, slot }) => {
    if (space === undefined || space === null) return { x: quays[0]!.x, y: 1060 };
    const station = stations.find((one) => one.space === space);
    if (!station) return slotAt(quays.find((one) => one.space === space) ?? quays[0]!, slot ?? 1);
    const far = slot === 2 ? SECOND : 0;
    return { x: station.x + far * station.out.x, y: station.y + far * station.out.y };
  });
}

/** The same disorder every time. */
const noise = (seed: number): number => ((Math.sin(seed * 127.1) * 43758.5453) % 1 + 1) % 1 - 0.5;

/** A square with round corners, drawn by a steady but human hand. */
export function blot(inset: number, round: number, wobble: number, seed: number): string {
  const points: Point[] = [];
  const far = 1000 - inset;
  const sides = [[inset, far, 0, -1], [inset, inset, 1, 0], [far, inset, 0, 1], [far, far, -1, 0]];
  for (const [x, y, dx, dy] of sides as [number, number, number, number][]) {
    const steps = 8;
    for (let step = 0; step <= steps; step++) {
      const run = round + ((far - inset - 2 * round) * step) / steps;
      const off = wobble * noise(seed + points.length);
      points.push({ x: x + dx * run + dy * off, y: y + dy * run - dx * off });
    }
  }
  const middle = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const pieces = points.map((one, index) => {
    const next = points[(index + 1) % points.length]!;
    return `Q${one.x.toFixed(1)} ${one.y.toFixed(1)} ${middle(one, next)}`;
  });
  return `M${middle(points.at(-1)!, points[0]!)}${pieces.join('')}Z`;
}

/** Crests of small waves, scattered over the ring of water. */
export function crests(count: number, seed: number): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const run = 70 + (850 * (index % (count / 4))) / (count / 4) + 20 * noise(seed + index);
    const out = 62 * noise(seed + 3 * index + 1) * 1.9;
    const { x, y } = along(Math.floor(index / (count / 4)), run, out, false);
    const size = 7 + 5 * noise(seed + 7 * index);
    path += `M${(x - size).toFixed(0)} ${y.toFixed(0)}q${size.toFixed(0)}-${size.toFixed(0)} ${(2 * size).toFixed(0)} 0`;
    if (index % 3 === 0) path += `q${(size * 0.7).toFixed(0)}-${(size * 0.7).toFixed(0)} ${(1.5 * size).toFixed(0)} 1`;
  }
  return path;
}
