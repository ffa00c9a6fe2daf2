/** What a cell says of itself when asked: who stands there, whose base it is, or its name. */
import type { Cell } from './ground';
import type { Figure } from './types';

export interface Explanation {
  explain: string;
  explainArgs: Record<string, string | number>;
}

/** `beads` says which of them pay for a step at this table. */
export function explainedAt(cell: Cell, beads: string, figure?: Figure): Explanation {
  if (figure) {
    // A figure hides the name on its stone.
    const explainArgs = { seat: figure.seat, cell: cell.name, colour: figure.beads?.at(-1) ?? 'none', beads };
    return { explain: 'explain-figure', explainArgs };
  }
  if (cell.base !== undefined) return { explain: 'explain-base', explainArgs: { seat: cell.base } };
  return { explain: 'explain-cell', explainArgs: { cell: cell.name } };
}
