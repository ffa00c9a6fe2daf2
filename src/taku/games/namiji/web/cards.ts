/** Which drawing a card shows: its own, or for a card of a foreign box that of what it works on. */
import type { RockView } from '../../../web/generated/namiji';
import { within, type Place } from '../../../web/src/stamp';

const DRAWN = new Set(
  ('onigiri ramen maki spare-hook live-bait sturdy-rod fine-mesh hand-line reinforced-trap large-trap sieve ' +
    'prayer-beads sketchbook spyglass lantern').split(' '),
);
const COUNTED: Record<string, string> = {
  lines: 'lines', rows: 'lines', columns: 'lines', cells: 'fish-0', nets: 'net', crabs: 'crab', shrimp: 'shrimp',
  crustaceans: 'shrimp', sections: 'sketchbook', panoramas: 'sketchbook', bonuses: 'spyglass', offerings: 'offering',
  meals: 'ramen', 'different-meals': 'maki', upgrades: 'sturdy-rod', rocks: 'rock', 'boats-behind': 'boat',
  'boats-ahead': 'boat',
};

/** `effect` is such as `trap-draws`; a meal has none. */
export function drawingOf(card: string, effect?: string): string {
  if (DRAWN.has(card)) return card;
  const station = effect?.split('-')[0];
  return station === undefined ? 'onigiri' : stationDrawing(station);
}

/** The sign of the station at which an upgrade works. */
export const stationDrawing = (station: string): string => (station === 'panorama' ? 'whale' : station);

export function rockDrawing(count: string, of: string): string {
  const isAnimal = ['dolphin', 'octopus', 'whale'].includes(of);
  return isAnimal ? of : (COUNTED[count] ?? 'rock');
}

export const drawingOfRock = (rock: RockView): string => rockDrawing(rock.conditions[0]!.count, rock.conditions[0]!.of ?? '');
export const colourOfRock = (of: string): string => (['blue', 'orange', 'green'].includes(of) ? of : 'blue');

/** Where a drawing lies in a square of 48 by 48: fish are drawn 64 wide and 40 high, and would reach over what stands beside. */
export function inSquare(drawing: string, place: Place = { x: 0, y: 0 }): Place {
  return drawing.startsWith('fish-') ? { ...within(place, { x: 0, y: 9 }), scale: 0.75 * (place.scale ?? 1) } : place;
}
