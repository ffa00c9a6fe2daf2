/** What the page says of random draws is no more than it knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';

const WORDS = join(import.meta.dirname, '..', 'words');
/** Seed and fingerprint come in one message, so the page cannot know whether the draws were honest. */
const CLAIMS = /\bfair\b|\bhonest|\bloya|\béquitable|\bhonnête|честн|справедлив|\bpromis|обещан/iu;

const said = (language: string): Map<string, string> => {
  const lines = readFileSync(join(WORDS, `${language}.ftl`), 'utf-8').matchAll(/^((?:draws|dice)[\w-]*) = (.*)$/gm);
  return new Map([...lines].map(([, key, text]) => [key!, text!]));
};

test.each(LANGUAGES)('the page does not say in %s that the draws were fair', (language) => {
  expect([...said(language).values()].filter((text) => CLAIMS.test(text))).toEqual([]);
});

test.each(LANGUAGES)('it says in %s what does check them', (language) => {
  expect(said(language).get('draws-fit')).toContain('taku verify');
});
