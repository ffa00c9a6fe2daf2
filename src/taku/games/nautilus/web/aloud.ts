/** What listeners are told besides an offer: which domain lies in the lane that a card goes to. */
import { domainArgs } from './facts';
import type { Label, NautilusView, Offer } from './types';

export function aloud({ label }: Offer, view: NautilusView): Label | undefined {
  if (label.key !== 'lay') return undefined;
  const lane = Number(String(label.args?.at)[1]);
  const card = view.lanes?.[lane - 1];
  return card ? { key: 'board-lane', args: { lane, ...domainArgs(card) } } : undefined;
}
