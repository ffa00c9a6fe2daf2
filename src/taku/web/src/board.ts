/** What the shell hands to a board, and what a game's `web/index.ts` brings. */
import type { Component } from 'svelte';
import type { Label as Sent, Offer, TableRules, Telling, View } from '../generated/messages';

export type { Offer, Telling, View };

/** A sentence without a language; the page's own may have nothing to fill in. */
export type Label = Pick<Sent, 'key'> & Partial<Sent>;

/** Who is awaited when it is no seat. */
export const CHANCE = -1;
/** Also when a match ended otherwise than by the rules. */
export const NOBODY = -2;

export interface BoardProps<V = View> {
  view: V;
  /** Those that led to this view; empty when the view was jumped to. */
  tellings: Telling[];
  /** By seat. */
  names: string[];
  say: (label: Label) => string;
  play: (text: string) => void;
  calm: boolean;
  /** The spot pointed at in the list of offers. */
  chosen?: string | null;
  onpoint?: (spot: string | null) => void;
}

export interface RulesProps {
  say: (label: Label) => string;
  language: string;
  /** The table whose rules are read; without one the page tells the defaults and the choices. */
  table?: TableRules;
}

export interface TutorialStep {
  ply: number;
  key: string;
  spot: string | null;
  move: string | null;
  view: View;
}

export interface Tutorial {
  record: string;
  steps: TutorialStep[];
}

/** What a game's `web/index.ts` exports. */
export interface GameModule {
  default: Component<BoardProps<never>>;
  /** What a listener has to be told besides an offer's label, because others see it on the board. */
  aloud?: (offer: Offer, view: never) => Label | undefined;
  /** Where points come from, in the order in which the game tells it. */
  categories?: readonly string[];
}
