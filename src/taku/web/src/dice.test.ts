/** Whether the page can tell fair dice from others. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isFair, sha256 } from './dice';

it('reckons what everybody else reckons, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é卓7x'.repeat(50).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('believes a seed that was promised, and no other', () => {
  const promise = createHash('sha256').update('7').digest('hex');
  expect(isFair('7', promise)).toBe(true);
  expect(isFair('8', promise)).toBe(false);
});
