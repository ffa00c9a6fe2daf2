/** The shapes that the parts of the board hand to each other. */
import type { Label, Offer } from '../../../web/src/board';

export type { Figure, LaidTile, NiwaView } from '../../../web/generated/niwa';
export type { BoardProps, Label, Offer, RulesProps, Telling } from '../../../web/src/board';

export type Say = (label: Label) => string;

export interface Point {
  x: number;
  y: number;
}

/** What a tap on a spot does: play one offer, or show what can be done from there. */
export interface Choice {
  spot: string;
  /** The one offer that a tap plays; without it a tap opens the spot. */
  offer?: Offer;
}
