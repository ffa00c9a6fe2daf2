/** Which spots can be tapped now, and what a tap there does. Made from the offers alone: the board knows no rules. */
import type { Choice, NiwaView, Offer, Point } from './types';

const PASS = 'offer-pass';

/** The cell that an offer moves a figure away from; empty for other offers. */
export const originOf = (offer: Offer): string => String(offer.label.args?.from ?? '');

/** Figures stand still until one is chosen: at the start of a turn more than one of them can move. */
const isFree = (view: NiwaView): boolean => view.phase === 'turn';

/** The offers that begin at a figure: its steps and jumps, and passing its bead. */
export const offersFrom = (offers: Offer[], cell: string): Offer[] =>
  offers.filter((offer) => originOf(offer) === cell || (offer.label.key === PASS && offer.spot === cell));

function choiceAt(view: NiwaView, spot: string, open: string | null): Choice | null {
  const here = view.offers.filter((offer) => offer.spot === spot);
  const starting = isFree(view) ? offersFrom(view.offers, spot) : [];
  if (starting.length) {
    // Where a target was opened, its figures finish the choice.
    const finishing = open === null ? undefined : starting.find((offer) => offer.spot === open && offer.spot !== spot);
    return finishing ? { spot, offer: finishing } : { spot };
  }
  const isFigureOpen = open !== null && isFree(view) && offersFrom(view.offers, open).length > 0;
  const narrowed = isFigureOpen ? here.filter((offer) => originOf(offer) === open) : here;
  if (!narrowed.length) return null;
  return narrowed.length === 1 ? { spot, offer: narrowed[0]! } : { spot };
}

/** By spot, what a tap does; `open` is the spot that was tapped before and waits for the second tap. */
export function choicesOf(view: NiwaView, open: string | null): Map<string, Choice> {
  const spots = new Set(view.offers.map((offer) => offer.spot));
  if (isFree(view)) for (const offer of view.offers) if (originOf(offer)) spots.add(originOf(offer));
  const found = new Map<string, Choice>();
  for (const spot of spots) {
    const choice = spot === 'stop' ? null : choiceAt(view, spot, open);
    if (choice) found.set(spot, choice);
  }
  return found;
}

/** What is offered on a token beside a figure: stopping a walk, and passing the bead of the figure that is open. */
export function tokensOf(view: NiwaView, open: string | null): { offer: Offer; cell: string; kind: 'stop' | 'pass' }[] {
  const stop = view.offers.filter((offer) => offer.spot === 'stop');
  const pass = view.offers.filter((offer) => offer.label.key === PASS && offer.spot === open);
  return [
    ...stop.map((offer) => ({ offer, cell: view.active ?? '', kind: 'stop' as const })),
    ...pass.map((offer) => ({ offer, cell: offer.spot, kind: 'pass' as const })),
  ];
}

type Frame = { left: number; top: number; width: number; height: number };

/** As far as a token may hang from what it belongs to, and as much room as it wants at most. */
const FARTHEST = 120;
const ROOM = 44;

/** A place for a token of some size near a point, as clear as can be of what must not be covered, inside a frame. */
export function placeBeside(at: Point, size: number, taken: Point[], frame: Frame): Point {
  // What is too far away to be covered need not be asked at every place.
  const near = taken.filter((point) => distance(point, at) < 2 * size + FARTHEST + ROOM);
  let [best, clearest] = [at, -Infinity];
  for (let far = size + 40; far <= size + FARTHEST; far += 20) {
    for (let bearing = 0; bearing < 360; bearing += 20) {
      const place = { x: at.x + far * Math.cos((bearing * Math.PI) / 180), y: at.y + far * Math.sin((bearing * Math.PI) / 180) };
      if (!isInside(place, size, frame)) continue;
      let room = ROOM;
      for (const point of near) room = Math.min(room, distance(point, place) - size);
      if (room - far / 8 > clearest) [best, clearest] = [place, room - far / 8];
    }
  }
  return best;
}

const distance = (one: Point, other: Point): number => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

/** Whether a token and the words under it are inside. */
function isInside({ x, y }: Point, size: number, frame: Frame): boolean {
  const isAcross = x - size > frame.left && x + size < frame.left + frame.width;
  return isAcross && y - size > frame.top && y + size * 1.5 < frame.top + frame.height;
}
