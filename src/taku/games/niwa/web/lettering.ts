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
const APART = 2.6;
/** Smaller than this on the page, names are specks on the stones. */
export const LEGIBLE = 0.55;

/** How wide a name is. */
export const widthOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + SIGNS[sign]![0] + APART, -APART);

/** The names of these cells, each in the middle of its stone. */
export function lettered(cells: Cell[]): string {
  return cells
    .map(({ name, x, y }) => {
      let left = x - widthOf(name) / 2;
      return [...name].map((sign) => {
        const [wide, path] = SIGNS[sign]!;
        const cut = stamped(path, [{ x: left, y }]);
        left += wide + APART;
        return cut;
      });
    })
    .flat()
    .join('');
}
