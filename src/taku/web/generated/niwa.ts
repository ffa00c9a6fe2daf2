// Written by tools/write_types.py from the Python structs; do not edit.
import type { View } from './messages';

/** A figure: its beads bottom to top, and where it may step or jump right now. */
export interface Figure {
  seat: number;
  cell?: string | null;
  beads?: string[];
  is_active?: boolean;
  steps?: string[];
  jumps?: string[];
}

/** A place of the garden and the tile that lies there, turned by `rotation` sixths; no tile is an empty text. */
export interface LaidTile {
  place: string;
  tile: string;
  rotation: number;
  lines: string;
}

/** The garden as one seat sees it. `figures` are three of seat 0, then three of seat 1; other lists are by seat. */
export interface NiwaView extends View {
  garden: string;
  shape?: string | null;
  beads?: string;
  tiles: LaidTile[];
  figures: Figure[];
  placed: number[];
  first?: number | null;
  turn?: number | null;
  turn_number?: number;
  last_turn?: number;
  hand?: string | null;
  active?: string | null;
  distances: (number | null)[];
  repeats?: number;
  ending?: string;
  winner?: number | null;
}
