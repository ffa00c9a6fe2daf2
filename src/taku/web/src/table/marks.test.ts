import { describe, expect, it } from 'vitest';
import { markAt, placed, RADIUS, type Mark } from './marks';

const HEIGHT = 140;
const at = (x: number, y: number, ply = x): Mark => ({ ply, seat: 0, x, y });
const apart = (a: Mark, b: Mark): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the marks of the biggest swings', () => {
  it('stand where the chances were', () => {
    expect(placed([at(50, 40), at(200, 90)], HEIGHT)).toEqual([at(50, 40), at(200, 90)]);
  });

  it('never cover each other, and the bigger swing keeps its place', () => {
    const crowd = [at(62.7, 65.6), at(67.2, 65.2), at(71, 66), at(75, 64), at(80, 66)];
    const marks = placed(crowd, HEIGHT);
    expect(marks[0]).toEqual(crowd[0]);
    const pairs = marks.flatMap((a, index) => marks.slice(index + 1).map((b) => apart(a, b)));
    expect(Math.min(...pairs)).toBeGreaterThan(2 * RADIUS);
    expect(marks.map((mark) => mark.x)).toEqual(crowd.map((mark) => mark.x));
  });

  it('stay on the plot, also when all chances are gone', () => {
    const marks = placed([0, 2, 4, 6, 8].map((x) => at(x, HEIGHT)), HEIGHT);
    for (const mark of marks) expect(mark.y).toSatisfy((y: number) => y >= RADIUS && y <= HEIGHT - RADIUS);
    expect(new Set(marks.map((mark) => mark.y)).size).toBe(marks.length);
  });

  it('are meant by the taps nearest to them', () => {
    const marks = [at(50, 40), at(60, 54)];
    expect(markAt(marks, { x: 58, y: 50 }, 14)).toBe(marks[1]);
    expect(markAt(marks, { x: 51, y: 42 }, 14)).toBe(marks[0]);
    expect(markAt(marks, { x: 90, y: 42 }, 14)).toBeUndefined();
    expect(markAt([], { x: 90, y: 42 }, 14)).toBeUndefined();
  });
});
