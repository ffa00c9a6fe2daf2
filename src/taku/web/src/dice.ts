/** Checks in the page that a seed has a fingerprint: the commitment is the SHA-256 of the seed. */

// Reckoned here, because browsers lend theirs only to pages that came by https: a table on a laptop at home does not.
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) => number > 1 && Array.from({ length: number - 2 }, (_, by) => by + 2).every((by) => number % by),
);
/** The first 32 bits of what stands behind the point. */
const fraction = (number: number): number => ((number % 1) * 2 ** 32) | 0;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text's bytes, a bit that is set, and in the last eight bytes how long the text is in bits, in words of 32 bits. */
function wordsOf(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, bytes.length * 8);
  return words;
}

/** One block of sixteen words stirred into the state (FIPS 180-4, section 6.2.2). */
function stir(state: number[], block: number[], roots: number[]): number[] {
  const words = [...block];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    if (round > 15) {
      const [early, late] = [words[round - 15]!, words[round - 2]!];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[round] = (words[round - 16]! + first + words[round - 7]! + second) | 0;
    }
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const added = h + chosen + roots[round]! + words[round]!;
    const most = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(added + most) | 0, a, b, c, (d + added) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) | 0);
}

/** In hexadecimal digits. */
export function sha256(text: string): string {
  const roots = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
  const words = wordsOf(text);
  let state = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let at = 0; at < words.byteLength; at += 64) {
    const block = Array.from({ length: 16 }, (_, index) => words.getInt32(at + 4 * index));
    state = stir(state, block, roots);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export const hasFingerprint = (seed: string, commitment: string): boolean => sha256(seed) === commitment;
