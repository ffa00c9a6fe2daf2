/** Puts on the board what was told: moves what stands there, and keeps beads in flight and footprints. */
import type { Ground } from './ground';
import { fly, receive, sceneOf, setDown, walk, type Flight, type Stride } from './motion';
import type { NiwaView, Telling } from './types';

export class Staging {
  flights = $state.raw<Flight[]>([]);
  trail = $state.raw<Stride[]>([]);
  /** Where the bead in hand hovered in the view before. */
  #held: string | null = null;
  #standing = new Map<string, Element>();

  /** A figure has been drawn on a cell; what moves it later finds it by that. */
  stand = (element: Element, cell: string): { destroy: () => void } => {
    this.#standing.set(cell, element);
    return { destroy: () => void (this.#standing.get(cell) === element && this.#standing.delete(cell)) };
  };

  /** A bead in flight has been drawn: let it go, and forget it when it has arrived. */
  launch = (element: Element, flight: Flight): void => {
    fly(element, flight, () => (this.flights = this.flights.filter((one) => one !== flight)));
  };

  /** A view has been drawn: play what led to it. */
  play(view: NiwaView, tellings: Telling[], ground: Ground, calm: boolean): void {
    const scene = sceneOf(tellings, ground, view.figures, this.#held);
    this.#held = view.active ?? null;
    this.#leaveTracks(tellings, [...scene.walks.values()].at(-1) ?? []);
    if (calm) return;
    for (const [cell, strides] of scene.walks) this.#each(cell, (figure) => walk(figure, strides, ground, scene.length));
    scene.placed.forEach((cell, order) => this.#each(cell, (figure) => setDown(figure, order)));
    for (const flight of scene.flights) this.#each(flight.cell, (figure) => receive(figure, flight));
    this.flights = scene.flights;
  }

  #each(cell: string, move: (figure: Element) => void): void {
    const figure = this.#standing.get(cell);
    if (figure) move(figure);
  }

  /** Footprints of the last walk; a new walk, a bead passed on, or a jump through the match wipes them away. */
  #leaveTracks(tellings: Telling[], strides: Stride[]): void {
    const keys = tellings.flatMap((telling) => telling.lines.map((line) => line.key));
    const isGoingOn = strides.length > 0 && strides[0]!.from === this.trail.at(-1)?.to;
    if (isGoingOn) this.trail = [...this.trail, ...strides];
    else if (strides.length || !keys.length || keys.includes('pass')) this.trail = strides;
  }
}
