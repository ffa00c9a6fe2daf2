/** One drawing stamped many times: its path, turned and moved to every place, all of them joined to a single path. */
export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  /** In degrees. */
  angle?: number;
  scale?: number;
}

const turnOf = (angle = 0, scale = 1): [number, number] => {
  const radians = (angle * Math.PI) / 180;
  return [scale * Math.cos(radians), scale * Math.sin(radians)];
};

/** The place of something that lies at a point of a drawing which itself has been put somewhere. */
export function within(place: Place, { x, y }: Point): Place {
  const [cos, sin] = turnOf(place.angle, place.scale);
  return { ...place, x: place.x + x * cos - y * sin, y: place.y + x * sin + y * cos };
}

/** A part of a path that begins with a move; the rest goes on from there, wherever that is. */
interface Subpath extends Point {
  rest: string;
}

/** How many numbers a command of a path takes; whatever is drawn here uses no others. */
const TAKES: Record<string, number> = { m: 2, l: 2, c: 6, s: 4, q: 4, t: 2, h: 1, v: 1, a: 7, z: 0 };
/** An arc begins with its two radii, its turn and two flags. */
const BEFORE_ARC = 5;
const round = (value: number): number => Math.round(value * 100) / 100;

type Command = [string, number[]];

/** The commands of a path, repeated ones written out: after a move, what is repeated is a line. */
function commandsOf(path: string): Command[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', text = '']): Command[] => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const takes = TAKES[letter.toLowerCase()]!;
    if (!takes) return [[letter, []]];
    const again = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
    return Array.from({ length: numbers.length / takes }, (_, turn): Command => {
      return [turn ? again : letter, numbers.slice(turn * takes, (turn + 1) * takes)];
    });
  });
}

/** Sideways and downwards are lines like any other. */
function straightened([letter, numbers]: Command, x: number, y: number): Command {
  const [by = 0] = numbers;
  if (letter === 'h') return ['l', [by, 0]];
  if (letter === 'v') return ['l', [0, by]];
  if (letter === 'H') return ['L', [by, y]];
  return letter === 'V' ? ['L', [x, by]] : [letter, numbers];
}

function subpathsOf(path: string, angle: number, scale: number): Subpath[] {
  const [cos, sin] = turnOf(angle, scale);
  const turned = (x: number, y: number): [number, number] => [round(x * cos - y * sin), round(x * sin + y * cos)];
  const found: Subpath[] = [];
  let [x, y] = [0, 0];
  // Where a closed part goes on from.
  let start: [number, number] = [0, 0];
  for (const command of commandsOf(path)) {
    const [letter, numbers] = straightened(command, x, y);
    const kind = letter.toLowerCase();
    const [fromX, fromY] = letter === kind ? [0, 0] : [x, y];
    const kept = kind === 'a' ? [numbers[0]! * scale, numbers[1]! * scale, ...numbers.slice(2, BEFORE_ARC)] : [];
    for (let at = kept.length; at < numbers.length; at += 2) kept.push(...turned(numbers[at]! - fromX, numbers[at + 1]! - fromY));
    if (numbers.length) [x, y] = [x - fromX + numbers.at(-2)!, y - fromY + numbers.at(-1)!];
    else [x, y] = start;
    if (kind === 'm') {
      start = [x, y];
      const [left, top] = turned(x, y);
      found.push({ x: left, y: top, rest: '' });
    } else found.at(-1)!.rest += kind + kept.join(' ');
  }
  return found;
}

const read = new Map<string, Subpath[]>();

export function stamped(path: string, places: Place[]): string {
  return places
    .map(({ x, y, angle = 0, scale = 1 }) => {
      const key = `${path} ${angle} ${scale}`;
      const subpaths = read.get(key) ?? subpathsOf(path, angle, scale);
      read.set(key, subpaths);
      return subpaths.map((one) => `M${round(x + one.x)} ${round(y + one.y)}${one.rest}`).join('');
    })
    .join('');
}
