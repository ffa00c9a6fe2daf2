/** What the board asks of whoever looks at it, or says while nobody is asked. */
import { CHANCE, NOBODY } from '../../../web/src/board';
import type { Label, NautilusView } from './types';

function endOf(scores: number[]): Label {
  const winner = scores[0]! > scores[1]! ? 0 : 1;
  return { key: 'end', args: { seat: winner, count: scores[winner]!, lost: scores[1 - winner]! } };
}

export function promptOf(view: NautilusView): Label | null {
  if (view.over) return endOf(view.scores ?? [0, 0]);
  if (view.mover === CHANCE) return { key: 'prompt-chance' };
  // Somebody who may only look, as in a lesson or after giving up, is asked for nothing.
  if (view.mover === NOBODY || (view.mover === view.seat && !view.offers.length)) return null;
  if (view.mover !== view.seat) return { key: 'prompt-wait', args: { seat: view.mover } };
  // A lone offer to go on: there is nothing to scout with.
  if (view.phase === 'scouting' && view.offers.length === 1) return { key: 'prompt-nothing-to-scout' };
  return { key: `prompt-${view.is_ready && view.phase === 'placing' ? 'ready' : view.phase}` };
}
