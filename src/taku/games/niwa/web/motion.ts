/** From what was told to what moves: who walked where, which bead flew to whom, and when. */
import { IN_HAND, levelAt } from './figure';
import type { Ground } from './ground';
import type { Figure, Label, Point, Telling } from './types';

const STEP = 320;
const JUMP = 480;
const BEAD = 420;

/** One step or jump of a walk. */
export interface Stride {
  from: string;
  to: string;
  isJump: boolean;
  start: number;
  duration: number;
}

/** A bead on its way from one figure to another. */
export interface Flight {
  id: number;
  colour: string;
  from: Point;
  to: Point;
  start: number;
  /** The cell of the figure that gets it. */
  cell: string;
}

export interface Scene {
  /** By the cell where a figure ends up, how it came there. */
  walks: Map<string, Stride[]>;
  flights: Flight[];
  /** Cells on which a figure has just been set down. */
  placed: string[];
  length: number;
}

let flown = 0;

/** Reads the tellings in their order; `held` is the cell over which the bead in hand hovered before. */
export function sceneOf(tellings: Telling[], ground: Ground, figures: Figure[], held: string | null): Scene {
  const scene: Scene = { walks: new Map(), flights: [], placed: [], length: 0 };
  let hand = held;
  for (const line of tellings.flatMap((telling) => telling.lines)) {
    const cell = String(line.args?.cell ?? '');
    if (line.key === 'step' || line.key === 'jump') {
      addStride(scene, line);
      hand = cell;
    } else if (line.key === 'pass') {
      hand = cell;
    } else if (line.key === 'give') {
      addFlight(scene, line, hand, ground, figures);
    } else if (line.key === 'place') {
      scene.placed.push(cell);
    } else if (line.key === 'reveal') {
      scene.placed = ['green', 'yellow', 'orange'].map((colour) => String(line.args?.[colour])).concat(scene.placed);
    }
  }
  return scene;
}

function addStride(scene: Scene, line: Label): void {
  const [from, to] = [String(line.args?.from), String(line.args?.cell)];
  const isJump = line.key === 'jump';
  const duration = isJump ? JUMP : STEP;
  const before = scene.walks.get(from) ?? [];
  scene.walks.delete(from);
  scene.walks.set(to, [...before, { from, to, isJump, start: scene.length, duration }]);
  scene.length += duration;
}

function addFlight(scene: Scene, line: Label, hand: string | null, ground: Ground, figures: Figure[]): void {
  const cell = String(line.args?.cell);
  const [from, to] = [ground.cells.get(hand ?? ''), ground.cells.get(cell)];
  if (!from || !to) return;
  const level = (figures.find((figure) => figure.cell === cell)?.beads?.length ?? 1) - 1;
  scene.flights.push({
    id: ++flown,
    colour: String(line.args?.colour),
    from: { x: from.x, y: from.y + IN_HAND },
    to: { x: to.x, y: to.y + levelAt(level) },
    start: scene.length,
    cell,
  });
  scene.length += BEAD;
}

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

/** Lets a figure that already stands where it ends up walk there from where it was. */
export function walk(element: Element, strides: Stride[], ground: Ground, length: number): void {
  const end = ground.cells.get(strides.at(-1)!.to);
  if (!end || !element.animate || !length) return;
  const at = (cell: string, lift = 0): string => {
    const point = ground.cells.get(cell) ?? end;
    return shift(point.x - end.x, point.y - end.y - lift);
  };
  const frames: Keyframe[] = [{ offset: 0, transform: at(strides[0]!.from) }];
  for (const { from, to, isJump, start, duration } of strides) {
    frames.push({ offset: start / length, transform: at(from), easing: 'ease-in-out' });
    if (isJump) {
      const [a, b] = [ground.cells.get(from) ?? end, ground.cells.get(to) ?? end];
      const top = shift((a.x + b.x) / 2 - end.x, (a.y + b.y) / 2 - end.y - 70);
      frames.push({ offset: (start + duration / 2) / length, transform: top, easing: 'ease-in' });
    }
    frames.push({ offset: (start + duration) / length, transform: at(to) });
  }
  frames.push({ offset: 1, transform: shift(0, 0) });
  element.animate(frames, { duration: length });
}

/** Sets a figure down from a little above. */
export function setDown(element: Element, order: number): void {
  element.animate?.(
    [{ transform: shift(0, -40), opacity: 0 }, { transform: shift(0, 0), opacity: 1 }],
    { duration: 300, delay: order * 80, easing: 'cubic-bezier(.3,0,.3,1.2)', fill: 'backwards' },
  );
}

/** Keeps the top bead of a figure out of sight until it has flown there. */
export function receive(element: Element, flight: Flight): void {
  const bead = [...element.querySelectorAll('.bead')].at(-1);
  bead?.animate?.([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: flight.start + BEAD });
}

/** Lets a bead fly in an arc, then calls back. */
export function fly(element: Element, flight: Flight, done: () => void): void {
  const { from, to } = flight;
  if (!element.animate) return done();
  const top = shift((from.x + to.x) / 2, Math.min(from.y, to.y) - 40);
  const frames: Keyframe[] = [
    { transform: shift(from.x, from.y), easing: 'ease-out' },
    { transform: top, easing: 'ease-in' },
    { transform: shift(to.x, to.y) },
  ];
  element.animate(frames, { duration: BEAD, delay: flight.start, fill: 'both' }).onfinish = done;
}
