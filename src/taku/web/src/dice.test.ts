/** Whether the page can tell whether a seed belongs to a fingerprint. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasFingerprint, sha256 } from './dice';

it('reckons what everybody else reckons, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é卓7x'.repeat(50).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('knows the seed of a fingerprint from any other', () => {
  const promise = createHash('sha256').update('7').digest('hex');
  expect(hasFingerprint('7', promise)).toBe(true);
  expect(hasFingerprint('8', promise)).toBe(false);
});
