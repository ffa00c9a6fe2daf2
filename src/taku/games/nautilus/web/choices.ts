/** Which parts of the board can be clicked, and what each click does: it plays an offer, or picks one half of it. */
import type { Offer } from './types';

/** What clicking a spot does now. Without an offer it is picked, and other spots get the offers that complete it. */
export interface Handle {
  offer?: Offer;
  isPicked: boolean;
  isSubject: boolean;
}

/** A placement or a movement has two ends: the card that goes, and the place it goes to. */
function subjectOf({ label: { key, args = {} } }: Offer): string | undefined {
  if (key === 'offer-move') return String(args.from);
  if (key !== 'lay') return undefined;
  return typeof args.card === 'number' ? `card-${args.card}` : String(args.card);
}

/** The handle of every spot that can be clicked while `picked` is picked. */
export function handlesOf(offers: readonly Offer[], picked: string | null): Map<string, Handle> {
  const found = new Map<string, Handle>();
  const paired: [string, Offer][] = [];
  for (const offer of offers) {
    const subject = subjectOf(offer);
    if (subject === undefined) found.set(offer.spot, { offer, isPicked: false, isSubject: false });
    else paired.push([subject, offer]);
  }
  for (const [subject, offer] of paired) {
    const isAlone = picked === null && paired.filter(([, other]) => other.spot === offer.spot).length === 1;
    const isCompleted = (spot: string, other: string): boolean => picked === other || (isAlone && spot === offer.spot);
    for (const [spot, other] of [[subject, offer.spot], [offer.spot, subject]] as const) {
      if (found.get(spot)?.offer) continue;
      const handle: Handle = { isPicked: picked === spot, isSubject: spot === subject };
      found.set(spot, isCompleted(spot, other) ? { ...handle, offer } : handle);
    }
  }
  return found;
}
