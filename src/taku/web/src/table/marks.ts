/** Where the marks of the biggest swings stand on the plot: at their moments, and none upon another. */
import type { Point } from '../stamp';

export interface Mark extends Point {
  ply: number;
  seat: number;
}

export const RADIUS = 7.5;
/** A mark and its edge, and a little air. */
const APART = 2 * RADIUS + 2;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The heights a mark may have, nearest to its own first. */
function heights(wish: number, height: number): number[] {
  const [top, bottom] = [RADIUS + 0.5, height - RADIUS - 0.5];
  const own = Math.min(Math.max(wish, top), bottom);
  const others = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8].flatMap((steps) => [own - steps * APART, own + steps * APART]);
  return [own, ...others.filter((one) => one >= top && one <= bottom)];
}

/** The bigger swing comes first and has the better place; the next one steps up or down until it has one of its own. */
export function placed(wishes: Mark[], height: number): Mark[] {
  const marks: Mark[] = [];
  for (const wish of wishes) {
    const places = heights(wish.y, height).map((y) => ({ ...wish, y }));
    marks.push(places.find((place) => marks.every((mark) => distance(mark, place) >= APART)) ?? places[0]!);
  }
  return marks;
}

/** The mark a tap means: the nearest, if it is near enough. */
export function markAt(marks: Mark[], tap: Point, near: number): Mark | undefined {
  const nearest = marks.toSorted((a, b) => distance(a, tap) - distance(b, tap))[0];
  return nearest && distance(nearest, tap) < near ? nearest : undefined;
}
