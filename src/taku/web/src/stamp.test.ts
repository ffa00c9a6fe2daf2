/** A stamped drawing lies where it was put, turned and sized as asked. */
import { expect, it } from 'vitest';
import { stamped, within } from './stamp';

it('lies at every place it was put to', () => {
  expect(stamped('M1 2h3v4z', [{ x: 10, y: 20 }, { x: -1, y: -2 }])).toBe('M11 22l3 0l0 4zM0 0l3 0l0 4z');
});

it('is turned and sized around its middle', () => {
  expect(stamped('M1 0L3 0', [{ x: 0, y: 0, angle: 90 }])).toBe('M0 1l0 2');
  expect(stamped('M0 1L0 3', [{ x: 0, y: 0, angle: 90 }])).toBe('M-1 0l-2 0');
  expect(stamped('M1 2l3 4', [{ x: 0, y: 0, scale: 2 }])).toBe('M2 4l6 8');
});

it('lies within a drawing that has been put somewhere, turned and sized with it', () => {
  expect(within({ x: 10, y: 20 }, { x: 1, y: 2 })).toEqual({ x: 11, y: 22 });
  const turned = within({ x: 10, y: 20, angle: 90, scale: 2 }, { x: 1, y: 0 });
  expect(turned.x).toBeCloseTo(10);
  expect(turned.y).toBeCloseTo(22);
  expect(turned).toMatchObject({ angle: 90, scale: 2 });
});

it('goes on from where it is, however that was written', () => {
  expect(stamped('M1 1C2 2 3 3 4 4S6 6 7 7Q8 8 9 9L1 1ZM5 5l1 1', [{ x: 0, y: 0 }])).toBe(
    'M1 1c1 1 2 2 3 3s2 2 3 3q1 1 2 2l-8 -8zM5 5l1 1',
  );
  expect(stamped('M-5-5l1 1 2 2', [{ x: 0, y: 0 }])).toBe('M-5 -5l1 1l2 2');
  expect(stamped('M1 1l5 0 0 5Zm1 1l2 2', [{ x: 0, y: 0 }])).toBe('M1 1l5 0l0 5zM2 2l2 2');
  expect(stamped('m1 1 2 2M3 3 5 4', [{ x: 0, y: 0 }])).toBe('M1 1l2 2M3 3l2 1');
  expect(stamped('M1 2H5V9', [{ x: 0, y: 0, angle: 90 }])).toBe('M-2 1l0 4l-7 0');
});

it('keeps the flags of an arc and sizes its radii', () => {
  expect(stamped('M-4 0a4 4 0 1 0 8 0', [{ x: 4, y: 0, scale: 0.5 }])).toBe('M2 0a2 2 0 1 0 4 0');
});
