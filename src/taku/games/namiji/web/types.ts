/** What the board is handed, and the names of things that every box has. */
import type { BoardProps, Offer } from '../../../web/src/board';
import type { BoardView, ConditionView, NamijiView, RockView } from '../../../web/generated/namiji';

export type { BoardView, ConditionView, NamijiView, Offer, RockView };
export type { RulesProps } from '../../../web/src/board';
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

/** What the rules page is told of a box: `Components` of the Python side. */
export interface Components {
  box: string;
  stations: Record<string, number>;
  doubles: number;
  kinds: string[];
  fish: number;
  nets: number;
  shrimp: number;
  crabs: number;
  rows: number[];
  columns: number[];
  lengths: number[];
  bonus: number;
  penalty: number[];
  early_birds: number[];
  meals: { card: string; points: number; copies: number }[];
  upgrades: Record<string, Record<string, number>>;
  rocks: RockView[];
}

type Say = (key: string, args?: Record<string, string | number>) => string;

/** The effects that an upgrade can have at each station, in the order in which they are told. */
const EFFECTS: Record<string, string[]> = {
  angling: ['again', 'flip', 'points'], net: ['reveal', 'line', 'points'], trap: ['crabs', 'draws', 'sieve', 'points'],
  whirlpool: ['points'], panorama: ['points', 'other'], rock: ['draw', 'points'],
};

/** Everything that an upgrade does at its station, as the words of the game want it; `effect` is the first thing. */
export function effectsArgs(effects: Record<string, number>): Record<string, string | number> & { station: string; effect: string } {
  const station = Object.keys(effects)[0]!.split('-')[0]!;
  const amounts = EFFECTS[station]!.map((name) => [`${station}-${name}`, effects[`${station}-${name}`] ?? 0] as const);
  return { station, effect: amounts.find(([, amount]) => amount)![0], ...Object.fromEntries(amounts) };
}

/** All that a Rock card asks for. */
export const conditionsOf = (conditions: ConditionView[], say: Say): string =>
  conditions.map((condition) => say('condition', conditionArgs(condition))).reduce((first, second) => say('both', { first, second }));

/** What a Rock card asks for, as the words of the game want it. */
export function conditionArgs(condition: ConditionView): Record<string, string | number> {
  const { count, of, worth = 0, least = 0, most } = condition;
  const bound = most === undefined || most === null ? 'least' : least ? 'both' : 'most';
  return { count, of: of || 'all', worth, bound, least, most: most ?? 0 };
}
