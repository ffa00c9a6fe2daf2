import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrMatrix, qrPath } from './qr';

/** Fingerprints of the same codes (versions 4, 7 and 10, filled to the brim) as segno draws them. */
const KNOWN: [string, number, string][] = [
  ['https://taku.example/'.padEnd(62, 'q'), 0, '897d5c0a79dd2b7c'],
  ['https://taku.example/'.padEnd(62, 'q'), 1, '62531dd145585a56'],
  ['https://taku.example/'.padEnd(62, 'q'), 2, 'e889b25ee88852f1'],
  ['https://taku.example/'.padEnd(62, 'q'), 3, '09c5b801f873f856'],
  ['https://taku.example/'.padEnd(62, 'q'), 4, 'a0b337e7263b072f'],
  ['https://taku.example/'.padEnd(62, 'q'), 5, '78748e0d8bbeb7d0'],
  ['https://taku.example/'.padEnd(62, 'q'), 6, '52616dfe4025ea7f'],
  ['https://taku.example/'.padEnd(62, 'q'), 7, '1063bb2fa5c09f81'],
  ['é'.repeat(61), 0, '0ac0d8ed2fc600bc'],
  ['é'.repeat(61), 1, '252e41f68c73322a'],
  ['é'.repeat(61), 2, 'caf0cbf42b3a7e66'],
  ['é'.repeat(61), 3, 'a791e26d00589ba9'],
  ['é'.repeat(61), 4, '5365c7b532db03c8'],
  ['é'.repeat(61), 5, 'efbe684eb398d7db'],
  ['é'.repeat(61), 6, 'e30bf6ba6529d504'],
  ['é'.repeat(61), 7, 'bc5c71723642d788'],
  ['https://taku.example/'.padEnd(213, 'y'), 0, 'f58f345c49e19761'],
  ['https://taku.example/'.padEnd(213, 'y'), 1, '758a9e2eda6a234e'],
  ['https://taku.example/'.padEnd(213, 'y'), 2, '06691aaa30678c65'],
  ['https://taku.example/'.padEnd(213, 'y'), 3, 'b28e2c41b8799557'],
  ['https://taku.example/'.padEnd(213, 'y'), 4, 'eff45ed291d29758'],
  ['https://taku.example/'.padEnd(213, 'y'), 5, '90e820f803f9dae5'],
  ['https://taku.example/'.padEnd(213, 'y'), 6, 'dfc353a819a82745'],
  ['https://taku.example/'.padEnd(213, 'y'), 7, '7b724ba8f3cdf214'],
];

test.each(KNOWN)('%s with mask %i is drawn as elsewhere', (text, mask, print) => {
  const rows = qrMatrix(text, mask).map((row) => row.map(Number).join(''));
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(print);
});

test('a text that does not fit is refused', () => {
  expect(() => qrMatrix('z'.repeat(214))).toThrow(RangeError);
});

test('a path has a margin of four', () => {
  const { size, path } = qrPath('a');
  expect(size).toBe(29);
  expect(path.startsWith('M4 4h1')).toBe(true);
});
