/** What the last tellings brought, for motion. */
import type { Telling } from '../../../web/src/board';

type Line = Telling['lines'][number];

const linesOf = (tellings: Telling[], seat: number): Line[] =>
  tellings.flatMap((telling) => telling.lines).filter((line) => line.args?.seat === seat);

/** The rack cells that a seat has just filled, as a text: where nothing is new, it stays the same. */
export function freshCells(tellings: Telling[], seat: number): string {
  const placed = linesOf(tellings, seat).filter((line) => line.key === 'keep' || line.key === 'cast');
  return placed.map((line) => `${line.args?.cell} ${line.args?.other ?? ''}`).join(' ');
}

/** The lines of the rack that a seat has just scored. */
export const freshLines = (tellings: Telling[], seat: number): string =>
  linesOf(tellings, seat).filter((line) => line.key === 'line').map((line) => line.args?.line).join(' ');

const GAINS = new Set(['line', 'section-taken', 'bonus', 'upgrade-points', 'meal', 'early-bird']);

/** The points a seat has just got. */
export function gainOf(tellings: Telling[], seat: number): number {
  return linesOf(tellings, seat).reduce((sum, { key, args }) => {
    if (key === 'haul-kept' || key === 'haul-sieved') return sum + Number(args?.count);
    return GAINS.has(key) ? sum + Number(args?.points) : sum;
  }, 0);
}

/** Whether a haul has just ended. */
export const hasHaulEnded = (tellings: Telling[]): boolean =>
  tellings.some((telling) => telling.lines.some((line) => line.key.startsWith('haul-')));
