// Written by tools/write_types.py from the Python structs; do not edit.
import type { View } from './messages';

/** The draft at a dock: boats by slot, the slot that picks, and the hand as far as the seat may know it. */
export interface Draft {
  boats: number[];
  slot: number;
  count: number;
  cards?: string[];
  passed?: string[];
}

/** The last haul, or the one going on: `end` is hauling, kept, lost or sieved. */
export interface Haul {
  seat: number;
  shrimp: number;
  crabs: number;
  end: string;
}

/** What is left of each deck, and the cards put under it in the order in which they will come up. */
export interface Decks {
  nets?: number;
  net_tail?: number[];
  shrimp?: number;
  crabs?: number;
  rocks?: number;
  rock_tail?: string[][];
  cards?: number;
  card_tail?: string[][];
}

/** The School of Fish, tokens by fish. What lies face down is known by number: everything else is in the open. */
export interface School {
  up: number[];
  down: number[];
}

/** What a Rock card counts, of what, and how many there must be; `most` is None where there is no limit. */
export interface ConditionView {
  count: string;
  of?: string;
  worth?: number;
  least?: number;
  most?: number | null;
}

/** A Rock card, what it asks for, and whether that is fulfilled as things stand. */
export interface RockView {
  card: string;
  points: number;
  conditions: ConditionView[];
  met?: boolean;
}

/** A player's board and collection. `rocks`, `rock_points` and `standing` are the owner's until the end. */
export interface BoardView {
  score?: number;
  offerings?: number;
  penalty?: number;
  rack: (number | null)[];
  lines: string[];
  sections: number[];
  nets?: string[][];
  shrimp?: number;
  crabs?: number;
  bonuses?: string[];
  meals?: string[];
  upgrades?: Record<string, Record<string, number>>;
  upgrade_points?: number;
  place?: number | null;
  early_bird?: number;
  rock_count?: number;
  rocks?: RockView[] | null;
  rock_points?: number | null;
  standing?: number | null;
}

/** Where a boat lies; nowhere before it is lined up. */
export interface Boat {
  space?: number | null;
  slot?: number | null;
}

/** The sea as one seat sees it; what is empty is left out when it travels. */
export interface NamijiView extends View {
  box: string;
  kinds: string[];
  legs: string[];
  worth: number[];
  lengths: number[];
  boats: Boat[];
  boards: BoardView[];
  school: School;
  decks: Decks;
  is_backwards?: boolean;
  actor?: number | null;
  queue?: number[];
  early_birds?: number[];
  bonuses?: string[];
  catch?: number | null;
  revealed?: number[];
  haul?: Haul | null;
  drawn?: string[];
  drawn_rocks?: RockView[];
  draft?: Draft | null;
  final?: Record<string, number>[];
}
