/** The names of cells, cut into their stones: all of them are one path, so that they cost no more than a stone. */
import { stamped } from '../../../web/src/stamp';
import type { Cell } from './ground';

/** Signs fourteen units high around a middle line, each as wide as it says. */
const SIGNS: Record<string, [number, string]> = {
  0: [8, 'M4-7C1-7 0-3 0 0S1 7 4 7S8 3 8 0S7-7 4-7Z'],
  1: [5, 'M.5-4.5L4-7V7'],
  2: [8, 'M.5-4C1-6.5 3-7 4.2-7C6.5-7 7.6-5.5 7.4-3.6C7-.5 2 2.5 .3 6.8C3 6.2 5.5 6.6 8 6.6'],
  3: [8, 'M.8-5.5C2-6.8 3.2-7 4.2-7C6.2-7 7.2-5.7 7-4C6.8-2 5-.9 3-.7C5.8-.8 7.8 .6 7.6 3.2C7.4 5.6 5.6 7 3.6 7C2.2 7 1 6.4 .2 5.4'],
  4: [8.5, 'M5.8 7V-7C4.5-3.5 2.5-.2 0 2.4C2.8 2.8 5.6 2.6 8.4 2.3'],
  5: [8, 'M7.2-6.8C5-6.5 3-6.6 1.4-6.8C1.3-4.5 1-2.5 .7-.6C2-1.6 3.2-1.9 4.2-1.8C6.4-1.7 7.8 0 7.6 2.6C7.4 5.4 5.6 7 3.4 7C2 7 .8 6.4 0 5.4'],
  6: [8, 'M6.6-6.8C3-5.5 .3-1.8 .3 2.6C.3 5.4 1.8 7 4 7C6.2 7 7.7 5.3 7.7 2.9C7.7 .6 6.4-1 4.4-1C2.4-1 .9 .4 .4 2.4'],
  7: [8, 'M.2-6.7C2.8-6.4 5.4-6.5 7.8-6.8C5.4-2.8 3.8 2 3.2 7'],
  8: [8, 'M6.8-4.6C6.4-6.2 5.4-7 4.1-7C2.3-7 1-5.8 1-4.2C1-.8 7.6-.6 7.6 3.4C7.6 5.6 6 7 4 7C2 7 .4 5.6 .4 3.6C.4 .2 6.8-1.2 6.8-4.6Z'],
  9: [8, 'M7.6-2.8C7.2-.6 5.6 1 3.6 1C1.6 1 .3-.6 .3-2.9C.3-5.3 1.8-7 4-7C6.4-7 7.7-5.2 7.7-2.4C7.7 2 5 5.6 1.6 6.8'],
  '-': [5.5, 'M0 .7C1.8 .3 3.6 .5 5.5 .2'],
  ',': [2, 'M1.4 5.8C1.6 7.2 1.2 8.4 .2 9.6'],
};

/** A way to cut names: how far apart signs are, how thick, and how much a name grows where its stone has room. */
export interface Cut {
  apart: number;
  thick: number;
  most: number;
  paint: string;
}
export const FINE: Cut = { apart: 2.6, thick: 1.7, most: 1, paint: 'var(--letter)' };
/** On a phone a fine cut is grey dust: here signs are thick and dark, and short names are larger. */
export const BOLD: Cut = { apart: 3.4, thick: 2.4, most: 1.15, paint: 'var(--letter-bold)' };
/** As wide as the smallest stone is where the signs are cut, less a rim. */
export const STONE = 44;
/** Pixels to a unit from which a cut can be read. With fewer, most bold names are smaller than print of seven pixels. */
const FINE_FROM = 0.55;
const BOLD_FROM = 0.32;

/** How names are cut in a garden of this scale; null where nobody could read them. */
export function cutAt(scale: number): Cut | null {
  if (scale >= FINE_FROM) return FINE;
  return scale >= BOLD_FROM ? BOLD : null;
}

const spreadOf = (name: string, { apart }: Cut): number =>
  [...name].reduce((sum, sign) => sum + SIGNS[sign]![0] + apart, -apart);

/** How much larger than its signs a name is cut; the longest are smaller, so that none leaves its stone. */
const growthOf = (name: string, cut: Cut): number => Math.min(cut.most, (STONE - cut.thick) / spreadOf(name, cut));

/** How wide a name is. */
export const widthOf = (name: string, cut: Cut): number => spreadOf(name, cut) * growthOf(name, cut) + cut.thick;

/** The names of these cells, each in the middle of its stone. */
export function lettered(cells: Cell[], cut: Cut): string {
  return cells.map((cell) => cutName(cell, cut)).join('');
}

function cutName({ name, x, y }: Cell, cut: Cut): string {
  const scale = growthOf(name, cut);
  let left = x - (spreadOf(name, cut) * scale) / 2;
  return [...name]
    .map((sign) => {
      const [wide, path] = SIGNS[sign]!;
      const place = { x: left, y, scale };
      left += (wide + cut.apart) * scale;
      return stamped(path, [place]);
    })
    .join('');
}
