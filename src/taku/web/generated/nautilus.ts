// Written by tools/write_types.py from the Python structs; do not edit.
import type { View } from './messages';

/** A lane of the last round: its domain card, the cards on both sides and the seat that took it. */
export interface Lane {
  card: string;
  a: string;
  b: string;
  taken_by: number;
}

/** The domain cards a seat has won; with hidden piles only the owner sees more than their number. */
export interface Pile {
  count: number;
  cards?: number[][] | null;
  points?: number[] | null;
  clinched?: string[];
}

/** A hand of divers as the viewer knows it: `cards` are those it has seen, lowest first. */
export interface Hand {
  count: number;
  cards?: number[];
  special?: string | null;
  has_secret?: boolean;
}

/** The submarine as one seat sees it. `hands` and `piles` are by seat, `table` by place. */
export interface NautilusView extends View {
  round: number;
  ends_early?: boolean;
  nemo?: number | null;
  turn?: number | null;
  lanes?: string[];
  table?: Record<string, string>;
  anchored?: string | null;
  is_ready?: boolean;
  hands: Hand[];
  piles: Pile[];
  undealt: number;
  sunk?: number | null;
  special_pile: number;
  pair?: string[];
  drawn?: number[];
  drawn_count?: number;
  stolen?: number | null;
  last_round?: Lane[];
}
