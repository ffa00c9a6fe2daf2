/** What the shell hands to a board, and what a game's `web/index.ts` brings. */
import type { Component } from 'svelte';

export interface Label {
  key: string;
  args?: Record<string, string | number>;
}

export interface Offer {
  text: string;
  label: Label;
  spot: string;
}

/** What one seat heard of one move. `actor` is a seat, or below zero for chance. */
export interface Telling {
  actor: number;
  lines: Label[];
}

/** What every view says, whatever the game; a game adds fields of its own. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  mover: number;
  phase: string;
  over: boolean;
  scores: number[] | null;
  offers: Offer[];
}

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
  cover: Component;
}
