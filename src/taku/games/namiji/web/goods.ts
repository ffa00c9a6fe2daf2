/** What a player has besides rack and Panoramas, as things that lie in lines. Measured in drawings of 48 by 48. */
import type { RockView } from '../../../web/generated/namiji';
import { within, type Place, type Point } from '../../../web/src/stamp';
import { colourOfRock, drawingOf, drawingOfRock, inSquare, stationDrawing } from './cards';
import { effectsArgs, type BoardView, type ConditionView } from './types';

export const DRAWING = 48;
/** Between two things, and around the drawing of a card. */
const GAP = 8;
const EDGE = 4;
/** How far one offering lies from the next, which covers a part of it. */
const OVERLAP = 38;
/** So much of its height is the width of a figure, and a note is so much smaller than what stands before it. */
const FIGURE = 0.64;
export const NOTE = 0.8;

type Args = Record<string, string | number>;
type Asked = (conditions: ConditionView[]) => string;

export interface Good {
  key: string;
  kind: 'offerings' | 'count' | 'meal' | 'upgrade' | 'rock';
  drawing: string;
  explain: [string, Args];
  /** What is written after the drawing, and smaller after that. */
  text: string;
  note?: string;
  /** How often it is drawn. */
  times: number;
  isMet?: boolean;
  /** The sign of the station at which an upgrade works. */
  station?: string;
  colour?: string;
}

type Thing = [key: string, kind: Good['kind'], drawing: string, explain: Good['explain'], text?: string];
const thing = (...[key, kind, drawing, explain, text = '']: Thing): Good => ({ key, kind, drawing, explain, text, times: 1 });

/** Seen from afar, offerings are a number like others. */
function offeringsOf({ offerings = 0, penalty = 0 }: BoardView, isSmall: boolean): Good {
  const text = isSmall ? String(offerings) : '';
  const all = thing('offerings', 'offerings', 'offering', ['explain-offerings', { count: offerings, penalty }], text);
  return { ...all, note: penalty ? `−${penalty}` : '', times: isSmall ? 1 : offerings };
}

function countsOf({ shrimp = 0, crabs = 0, rocks, rock_count: hidden = 0 }: BoardView): Good[] {
  const goods = [
    thing('shrimp', 'count', 'shrimp', ['explain-crustaceans', {}], String(shrimp)),
    thing('crab', 'count', 'crab', ['explain-crustaceans', {}], String(crabs)),
  ];
  if (!rocks && hidden) goods.push(thing('hidden', 'count', 'rock', ['explain-hidden-rocks', { count: hidden }], String(hidden)));
  return goods;
}

function upgradeOf(card: string, effects: Record<string, number>): Good {
  const args = { card, ...effectsArgs(effects) };
  const upgrade = thing(`upgrade ${card}`, 'upgrade', drawingOf(card, args.effect), ['explain-upgrade', args]);
  return { ...upgrade, station: stationDrawing(args.station) };
}

function rockOf(rock: RockView, index: number, asked: Asked): Good {
  const args = { card: rock.card, points: rock.points, met: rock.met ? 'yes' : 'no', conditions: asked(rock.conditions) };
  const card = thing(`rock ${index}`, 'rock', drawingOfRock(rock), ['explain-rock', args], String(rock.points));
  return { ...card, isMet: rock.met, colour: colourOfRock(rock.conditions[0]!.of ?? '') };
}

/** What is counted comes first, then the cards. `asked` says what Rocks ask for. */
export const goodsOf = (board: BoardView, isSmall: boolean, asked: Asked = () => ''): Good[] => [
  offeringsOf(board, isSmall),
  ...countsOf(board),
  ...(board.meals ?? []).map((card, index) => thing(`meal ${index}`, 'meal', drawingOf(card), ['explain-meal', { card }])),
  ...Object.entries(board.upgrades ?? {}).map(([card, effects]) => upgradeOf(card, effects)),
  ...(board.rocks ?? []).map((rock, index) => rockOf(rock, index, asked)),
];

export interface Laid extends Good, Point {
  width: number;
  /** How much smaller than others it is, to have room in its line. */
  scale: number;
}
/** Where things may lie: so wide, and where every kind of thing has one line only, so much further left for the cards. */
export interface Room {
  width: number;
  beside?: number;
}

/** How wide the sign of a station is on an upgrade. */
const SIGN = 24;

const isCard = ({ kind }: Good): boolean => kind !== 'offerings' && kind !== 'count';
const drawingsWide = (times: number): number => DRAWING + Math.max(0, times - 1) * OVERLAP;

/** Offerings have room for four, or for their number, and for what they cost: what comes after them keeps its place. */
function widthOf(good: Good, letter: number): number {
  const { kind, text, times } = good;
  if (isCard(good)) return DRAWING + text.length * FIGURE * letter + 2 * EDGE;
  if (kind === 'count') return DRAWING + Math.max(1.1, text.length) * FIGURE * letter;
  return drawingsWide(text ? times : Math.max(4, times)) + (text.length + NOTE * 3 + 1) * FIGURE * letter;
}

/** One after another, with a new line for the cards and where there is no room. What lies as before is the same as before. */
export function inLines(goods: Good[], room: Room, letter: number, before: Laid[] = []): { laid: Laid[]; lines: number } {
  const known = new Map(before.map((one) => [JSON.stringify(one), one]));
  const now = room.beside === undefined ? wrapped(goods, room.width, letter) : squeezed(goods, room.width, room.beside, letter);
  return { laid: now.map((one) => known.get(JSON.stringify(one)) ?? one), lines: Math.round(now.at(-1)!.y / LINE) + 1 };
}

function wrapped(goods: Good[], room: number, letter: number): Laid[] {
  const laid: Laid[] = [];
  let [x, line] = [0, 0];
  for (const good of goods) {
    const width = widthOf(good, letter);
    const isFirstCard = isCard(good) && !isCard(laid.at(-1)!);
    if (isFirstCard || (x && x + width > room)) [x, line] = [0, line + 1];
    laid.push({ ...good, x, y: line * LINE, width, scale: 1 });
    x += width + GAP;
  }
  return laid;
}

/** A line for what is counted and one for the cards, which begins further left; where there is no room, all in it is smaller. */
function squeezed(goods: Good[], room: number, beside: number, letter: number): Laid[] {
  const cards = goods.filter(isCard);
  const counts = goods.filter((good) => !isCard(good));
  return [...inLine(counts, 0, room, 0, letter), ...inLine(cards, -beside, room + beside, LINE, letter)];
}

function inLine(goods: Good[], left: number, room: number, y: number, letter: number): Laid[] {
  const wide = goods.reduce((sum, good) => sum + widthOf(good, letter) + GAP, -GAP);
  const scale = wide > room ? room / wide : 1;
  let x = left;
  return goods.map((good) => {
    const width = widthOf(good, letter) * scale;
    const now = { ...good, x, y: y + ((LINE - 4) * (1 - scale)) / 2, width, scale };
    x += width + GAP * scale;
    return now;
  });
}

/** From one line to the next. */
export const LINE = DRAWING + 2 * EDGE + 4;

/** Where the drawings of a thing lie, and where what is written after them begins, and on which line. */
export function drawingsAt(good: Laid): Place[] {
  const left = isCard(good) ? EDGE : 0;
  const at = (index: number): Place => within(cornerOf(good), { x: left + index * OVERLAP, y: EDGE });
  return Array.from({ length: good.times }, (_, index) => inSquare(good.drawing, at(index)));
}
/** Where the sign of its station lies, in the upper left corner of an upgrade. */
export const stationAt = (good: Laid): Place => ({ ...inSquare(good.station!, within(cornerOf(good), { x: EDGE - SIGN / 4, y: 0 })), scale: (good.scale * SIGN) / DRAWING });
export const textAt = (good: Laid, letter: number): Point =>
  within(cornerOf(good), { x: drawingsWide(good.times) + EDGE, y: LINE / 2 + letter * 0.3 });
const cornerOf = ({ x, y, scale }: Laid): Place => ({ x, y, scale });

/** The outline of a thing: a card, or as much room as it takes. */
export function outlineOf({ x, y, width, scale }: Laid): string {
  const [edge, high, across] = [EDGE * scale, DRAWING * scale, width - 2 * EDGE * scale];
  const corner = (...way: number[]): string => `q${way.map((step) => step * edge).join(' ')}`;
  return `M${x + edge} ${y}h${across}${corner(1, 0, 1, 1)}v${high}${corner(0, 1, -1, 1)}h${-across}${corner(-1, 0, -1, -1)}v${-high}${corner(0, -1, 1, -1)}Z`;
}
