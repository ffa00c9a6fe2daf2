/** Where the cells of a rack lie. It is drawn in the units of a fish, so that no fish in it has to be scaled. */
import type { Point } from '../../../web/src/stamp';

/** From one cell to the next; the middle of a cell is half of it away. */
export const PITCH = 75.5;
export const MIDDLE = 38;
/** Where a fish, 64 by 40, lies in its cell. */
const FISH = { x: 5.7, y: 18 };

export const cornerOf = (cell: number): Point => ({ x: (cell % 4) * PITCH, y: Math.floor(cell / 4) * PITCH });

export function fishIn(cell: number): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + FISH.x, y: y + FISH.y };
}

/** The outline of a cell, as a brush would draw it. */
export function boxOf(cell: number): string {
  const { x, y } = cornerOf(cell);
  return `M${x + 5} ${y + 3.5}q33-3 66 0 3 33 0 67-33 3-66 0-3-33 0-67Z`;
}
