/** QR codes, drawn here so that a secret link never travels to be drawn: bytes, level M, versions 1 to 10. */

/** By version: all codewords, error correction codewords a block, blocks. */
const SIZES = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
] as const;
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** Powers and logarithms of the field with 256 elements that Reed-Solomon codes count in. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: number[], length: number): number[] {
  let divisor = [1];
  for (let i = 0; i < length; i++) {
    divisor = [...divisor, 0].map((value, k) => value ^ (k ? times(divisor[k - 1]!, EXP[i]!) : 0));
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    divisor.forEach((value, k) => (rest[i + k]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

function versionFor(length: number): number {
  const fits = SIZES.findIndex(([all, ec, blocks], i) => length + (i >= 9 ? 3 : 2) <= all - ec * blocks);
  if (fits < 0) throw new RangeError(`${length} bytes are too many for a QR code`);
  return fits + 1;
}

function dataWords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version > 9 ? 16 : 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Blocks, each with its correction, woven word by word. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, ec, count] = SIZES[version - 1]!;
  const room = all - ec * count;
  const words = dataWords(bytes, version, room);
  const short = Math.floor(room / count);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i >= count - (room % count) ? 1 : 0);
    blocks.push(words.slice(at, (at += length)));
  }
  const weave = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.map((row) => row[i])).flat()
      .filter((word) => word !== undefined);
  return [...weave(blocks), ...weave(blocks.map((block) => correction(block, ec)))];
}

function blank(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (cx: number, cy: number, radius: number, isDark: (ring: number) => boolean): void => {
    for (let y = cy - radius; y <= cy + radius; y++) {
      for (let x = cx - radius; x <= cx + radius; x++) {
        if (grid[y]?.[x] !== undefined) grid[y]![x] = isDark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
      }
    }
  };
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring < 2 || ring === 3);
  const places = ALIGNED[version - 1]!;
  const last = places.length - 1;
  places.forEach((y, i) =>
    places.forEach((x, k) => {
      if (!((i === 0 && k === 0) || (i === 0 && k === last) || (i === last && k === 0))) square(x, y, 2, (ring) => ring !== 1);
    }),
  );
  label(grid, version, 0);
  return grid;
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = rest ? 31 - Math.clz32(rest) : -1) rest ^= divisor << (i - bits);
  return (value << bits) | rest;
}

/** The format, twice, and from version 7 on the version, twice. */
function label(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const format = remainder(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = ((format >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[along]![8] = bit;
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[8]![across] = bit;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const number = remainder(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [x, y] = [Math.floor(i / 3), size - 11 + (i % 3)];
    grid[y]![x] = grid[x]![y] = ((number >> i) & 1) === 1;
  }
}

function fill(frame: Grid, words: number[], mask: number): Grid {
  const grid = frame.map((row) => [...row]);
  const size = grid.length;
  let bit = 0;
  // Two columns at a time, up and down by turns; the column of the timing marks is stepped over.
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const column = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    const isUp = pair % 2 === 0;
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      for (const x of [column, column - 1]) {
        if (frame[y]![x] !== null) continue;
        const isDark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        grid[y]![x] = (isDark === 1) !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  label(grid, (size - 17) / 4, mask);
  return grid;
}

/** How hard a code would be to read: long runs, blocks, false finders, and too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let points = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    for (const line of [grid[i]!, grid.map((row) => row[i]!)]) {
      const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
      for (const run of text.match(/(0{5,}|1{5,})/g) ?? []) points += run.length - 2;
      points += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
    }
    for (let k = 0; k < size; k++) {
      if (grid[i]![k]) dark++;
      const same = i && k && grid[i]![k] === grid[i - 1]![k] && grid[i]![k] === grid[i]![k - 1];
      if (same && grid[i]![k] === grid[i - 1]![k - 1]) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The code as rows of dark and light; the mask that reads best unless one is asked for. */
export function qrMatrix(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const [frame, words] = [blank(version), codewords(bytes, version)];
  const tried = (mask === undefined ? MASKS.map((_, i) => i) : [mask]).map((one) => fill(frame, words, one));
  return tried.reduce((best, one) => (penalty(one) < penalty(best) ? one : best)) as boolean[][];
}

/** The code as one path with its quiet margin. */
export function qrPath(text: string): { size: number; path: string } {
  const matrix = qrMatrix(text);
  const dark = matrix.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return { size: matrix.length + 8, path: dark.join('') };
}
