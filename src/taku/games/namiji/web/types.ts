/** What the board is handed, and the names of things that every box has. */
import type { BoardProps, Offer } from '../../../web/src/board';
import type { BoardView, ConditionView, NamijiView } from '../../../web/generated/namiji';

export type { BoardView, ConditionView, NamijiView, Offer };
export type Props = BoardProps<NamijiView>;

export const COLOURS = ['blue', 'orange', 'green'] as const;
export const KINDS = 4;
export const PANORAMAS = ['dolphin', 'octopus', 'whale'] as const;
export const CATEGORIES = [
  'rack', 'crustaceans', 'panoramas', 'bonuses', 'meals', 'upgrades', 'early-bird', 'rocks', 'offerings',
] as const;
const STATIONS: Record<string, string> = {
  A: 'angling', N: 'net', C: 'trap', W: 'whirlpool', R: 'rock', D: 'dolphin', O: 'octopus', H: 'whale',
};

export const colourOf = (fish: number): (typeof COLOURS)[number] => COLOURS[Math.floor(fish / KINDS)]!;
export const fishName = (kinds: string[], fish: number): string => `${colourOf(fish)}-${kinds[fish % KINDS]}`;
export const fishArgs = (kinds: string[], fish: number): Record<string, string> => ({
  colour: colourOf(fish), kind: kinds[fish % KINDS]!,
});
/** Columns a to d, rows 1 to 3, in reading order. */
export const cellName = (cell: number): string => 'abcd'[cell % 4]! + (Math.floor(cell / 4) + 1);
export const cellOf = (name: string): number => 'abcd'.indexOf(name[0]!) + 4 * (Number(name[1]) - 1);

export interface Station {
  space: number;
  name: string;
  double: boolean;
}

/** The stations of each leg. Every leg ends with a space more: a dock, and at last the finish port. */
export function legsOf(legs: string[]): Station[][] {
  let space = 0;
  return legs.map((leg) => {
    const stations = [...leg.matchAll(/(\w)(\*?)/g)].map(([, sign, star]) => ({
      space: ++space, name: STATIONS[sign!]!, double: star === '*',
    }));
    space++;
    return stations;
  });
}

/** What a Rock card asks for, as the words of the game want it. */
export function conditionArgs(condition: ConditionView): Record<string, string | number> {
  const { count, of, worth = 0, least = 0, most } = condition;
  const bound = most === undefined || most === null ? 'least' : least ? 'both' : 'most';
  return { count, of: of || 'all', worth, bound, least, most: most ?? 0 };
}
