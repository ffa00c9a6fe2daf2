/** Where the tiles, cells and lines of a garden lie on the page: all of it follows from the tiles of a view. */
import type { LaidTile, Point } from './types';

/** Neighbouring cells are this far apart; every drawing is made for it. */
export const SPACING = 100;

export interface Cell extends Point {
  name: string;
  /** The seat whose base it is. */
  base?: number;
  /** The seat that may start here. */
  start?: number;
}

export interface Line extends Point {
  key: string;
  ends: [string, string];
  colour: string;
  /** In degrees. */
  angle: number;
}

export interface Tile {
  place: string;
  isLaid: boolean;
  corners: string;
}

export interface Ground {
  tiles: Tile[];
  cells: Map<string, Cell>;
  lines: Line[];
  /** The middle of the garden, where the tiles leave it free. */
  pond: (Point & { radius: number }) | null;
  left: number;
  top: number;
  width: number;
  height: number;
}

type Axial = [number, number];

const DIRECTIONS: Axial[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];
const COLOURS: Record<string, string> = { G: 'green', Y: 'yellow', O: 'orange' };
const BASE = 'B';
// Moss grows around the tiles, and a figure on the rim looks out over it.
export const MOSS = 50;
const FIGURE = 90;
// The garden is turned so that it fills its frame, the own base to the left or below: steps of this many degrees.
const TURN = 5;

const axial = (name: string): Axial => name.split(',').map(Number) as Axial;
const shifted = ([q, r]: Axial, direction: number): Axial => {
  const [dq, dr] = DIRECTIONS[(direction + 6) % 6]!;
  return [q + dq, r + dr];
};
const middle = (tile: LaidTile): Axial => axial(tile.place).map((one) => 2 * one) as Axial;

function turned([q, r]: Axial, angle: number): Point {
  const [x, y] = [SPACING * (q + r / 2), (SPACING * Math.sqrt(3) * r) / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: Math.round(x * cos - y * sin), y: Math.round(x * sin + y * cos) };
}

/** Where a cell lies in a garden that is not turned. */
export const pointOf = (name: string): Point => turned(axial(name), 0);

/** The angle of a line between two points, in degrees. */
export const angleOf = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** The frame of a garden by the corners of its tiles; the topmost cells need room for a figure. */
function frame(edges: Point[][]): { left: number; top: number; width: number; height: number } {
  const xs = edges.flat().map((point) => point.x);
  const ys = edges.flat().map((point) => point.y);
  const cells = edges.flatMap((edge) => edge.map((corner, index) => (corner.y + edge[(index + 1) % 6]!.y) / 2));
  const [left, top] = [Math.min(...xs) - MOSS, Math.min(Math.min(...ys) - MOSS, Math.min(...cells) - FIGURE)];
  return { left, top, width: Math.max(...xs) + MOSS - left, height: Math.max(...ys) + MOSS - top };
}

/** How large that frame is at an angle: all tiles are alike, so that one of them and their middles will do. */
function sizeAt(centres: Axial[], angle: number): { width: number; height: number } {
  const points = centres.map((centre) => turned(centre, angle));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const tile = frame([corners([0, 0], angle)]);
  return {
    width: Math.max(...xs) - Math.min(...xs) + tile.width,
    height: Math.max(...ys) - Math.min(...ys) + tile.height,
  };
}

/** The angle at which the garden is largest in a frame of this shape, the base of `seat` to the left and below. */
function bestAngle(centres: Axial[], bases: Axial[], seat: number, aspect: number): number {
  const [own, other] = [bases[seat], bases[1 - seat]];
  if (!own || !other) return 0;
  const [from, to] = [turned(own, 0), turned(other, 0)];
  const across = Math.atan2(to.y - from.y, to.x - from.x);
  let [best, largest] = [0, 0];
  for (let degrees = 0; degrees <= 90; degrees += TURN) {
    const angle = (-degrees * Math.PI) / 180 - across;
    const { width, height } = sizeAt(centres, angle);
    const size = Math.min(aspect / width, 1 / height);
    if (size > largest * 1.001) [best, largest] = [angle, size];
  }
  return best;
}

/** The corners of a tile: its edges run through the middles of its ring cells. */
function corners(centre: Axial, angle: number): Point[] {
  const at = turned(centre, angle);
  const reach = (2 * SPACING) / Math.sqrt(3);
  return DIRECTIONS.map((_, index) => {
    const bearing = angle + (Math.PI * (2 * index + 1)) / 6;
    return { x: Math.round(at.x + reach * Math.cos(bearing)), y: Math.round(at.y + reach * Math.sin(bearing)) };
  });
}

/** A circle in the middle of the tiles that touches none of them; null if it would be small. */
function pondOf(centres: Point[]): Ground['pond'] {
  const x = centres.reduce((sum, centre) => sum + centre.x, 0) / centres.length;
  const y = centres.reduce((sum, centre) => sum + centre.y, 0) / centres.length;
  const radius = Math.min(...centres.map((centre) => Math.hypot(centre.x - x, centre.y - y))) - SPACING - MOSS - 30;
  return centres.length && radius > SPACING ? { x, y, radius } : null;
}

function lineBetween(a: Axial, b: Axial, colour: string, angle: number): Line {
  const [from, to] = [turned(a, angle), turned(b, angle)];
  const ends: [string, string] = [a.join(), b.join()];
  return { key: ends.join(' '), ends, colour, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: angleOf(from, to) };
}

/** Spoke i joins the ring cells i - 1 and i, inner line i the middle and ring cell i. */
function linesOf(tile: LaidTile, angle: number): Line[] {
  const centre = middle(tile);
  return DIRECTIONS.flatMap((_, index) => [
    lineBetween(shifted(centre, index - 1), shifted(centre, index), COLOURS[tile.lines[index] ?? ''] ?? 'none', angle),
    lineBetween(centre, shifted(centre, index), COLOURS[tile.lines[index + 6] ?? ''] ?? 'none', angle),
  ]);
}

/** The garden of these tiles, as `seat` looks at it in a frame that is `aspect` times as wide as high. */
export function groundOf(tiles: LaidTile[], seat: number, aspect: number): Ground {
  const found = new Map<string, Axial>();
  for (const tile of tiles) {
    const centre = middle(tile);
    for (const cell of [centre, ...DIRECTIONS.map((_, index) => shifted(centre, index))]) found.set(cell.join(), cell);
  }
  const bases = tiles.filter((tile) => tile.tile === BASE).map(middle);
  const angle = bestAngle(tiles.map(middle), bases, seat, aspect);
  const cells = new Map<string, Cell>();
  for (const [name, cell] of found) cells.set(name, { name, ...turned(cell, angle) });
  bases.forEach((base, owner) => {
    cells.get(base.join())!.base = owner;
    DIRECTIONS.forEach((_, index) => (cells.get(shifted(base, index).join())!.start = owner));
  });
  const edges = tiles.map((tile) => corners(middle(tile), angle));
  return {
    tiles: tiles.map((tile, index) => ({
      place: tile.place,
      isLaid: tile.tile !== '',
      corners: edges[index]!.map((corner) => `${corner.x},${corner.y}`).join(' '),
    })),
    cells,
    lines: tiles.flatMap((tile) => linesOf(tile, angle)),
    pond: pondOf(tiles.map((tile) => turned(middle(tile), angle))),
    ...(tiles.length ? frame(edges) : { left: 0, top: 0, width: 400, height: 300 }),
  };
}
