/** What the ground is made of, stroke by stroke: raked sand, the stones in it, and the lines between them. */
import { stamped } from '../../../web/src/stamp';

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  cap?: 'round';
  dash?: string;
  opacity?: number;
}

const circle = (radius: number, x = 0): string =>
  `M${x - radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const sized = (scale: number, path: string, x = 0, y = 0): string => stamped(path, [{ x: x * scale, y: y * scale, scale }]);

/** Signs of the three colours, the same on lines and beads: a leaf of three, a star, a diamond. */
export const SIGNS = {
  green: 'M0 1C-9-3-6-11 0-8C6-11 9-3 0 1C9-1 11 8 4 8C2 10-2 10-4 8C-11 8-9-1 0 1Z',
  yellow: 'M0-10L2.4-4.2L8.7-5L4.8 0L8.7 5L2.4 4.2L0 10L-2.4 4.2L-8.7 5L-4.8 0L-8.7-5L-2.4-4.2Z',
  orange: 'M0-9.5Q3.4-3.4 9.5 0Q3.4 3.4 0 9.5Q-3.4 3.4-9.5 0Q-3.4-3.4 0-9.5Z',
};

/** Sand raked in circles around a stone. */
export const RIPPLE: Stroke[] = [
  { d: circle(47), fill: 'var(--sand)' },
  ...[[44, 1.8], [38, 2.4], [32.5, 1.6]].map(([radius, width]) => ({ d: circle(radius!), stroke: 'var(--rake)', width: width! })),
];

const OUTLINES = [
  'M-26-6C-26-20-12-27 2-27S27-17 27-3S17 25 1 26S-26 8-26-6Z',
  'M-27 2C-28-12-18-24-4-26S24-21 26-6S20 22 6 25S-26 17-27 2Z',
  'M-25-10C-20-24-4-28 10-25S28-9 26 5S12 27-4 26S-30 4-25-10Z',
];

/** Stepping stones of three shapes. */
export const STONES: Stroke[][] = OUTLINES.map((outline) => [
  { d: sized(0.9, outline, 1.5, 5), fill: 'var(--edge)', opacity: 0.3 },
  { d: sized(0.9, outline), fill: 'var(--stone)', stroke: 'var(--stone-edge)', width: 1.62 },
  { d: sized(0.9, 'M-17-9C-14-18-4-22 8-20M-19-1q-1-3 0-5'), stroke: 'var(--stone-high)', width: 3.06, cap: 'round' },
  { d: sized(0.9, 'M4 15q8-1 12-7M-10 11q3 2 6 2'), stroke: 'var(--stone-edge)', width: 1.35, cap: 'round', opacity: 0.5 },
  { d: sized(0.9, 'M15 18q5-3 9-10q2 8-4 13ZM-21 13q-5-4-5-10q5 5 9 12Z'), fill: 'var(--moss)' },
]);

const STREAM = 'M-32 0q5.3-9 10.7 0t10.7 0t10.7 0t10.7 0t10.7 0t10.7 0';
const edge = { stroke: 'var(--edge)' };

/** Lines by colour: a stalk of bamboo, a row of golden pebbles, running water; where there is none, a trace in the sand. */
export const LINES: Record<string, Stroke[]> = {
  green: [
    { d: 'M-31 0h62', ...edge, width: 9.4, cap: 'round' },
    { d: 'M-31 0h62', stroke: 'var(--green)', width: 6, cap: 'round' },
    { d: 'M-17-4.6v9.2M17-4.6v9.2', ...edge, width: 2 },
    { d: sized(1.15, SIGNS.green), fill: 'var(--green)', ...edge, width: 2.07 },
  ],
  yellow: [
    { d: [-29, -17.5, 17.5, 29].map((x) => circle(4.4, x)).join(''), fill: 'var(--yellow)', ...edge, width: 1.8 },
    { d: sized(1.12, SIGNS.yellow), fill: 'var(--yellow)', ...edge, width: 2.016 },
  ],
  orange: [
    { d: STREAM, ...edge, width: 8.4, cap: 'round' },
    { d: STREAM, stroke: 'var(--orange)', width: 5, cap: 'round' },
    { d: sized(1.08, SIGNS.orange), fill: 'var(--orange)', ...edge, width: 1.944 },
  ],
  none: [{ d: 'M-22 0h44', stroke: 'var(--rake)', width: 4, cap: 'round', dash: '2 9' }],
};
