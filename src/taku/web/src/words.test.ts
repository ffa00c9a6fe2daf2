import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { bundleOf } from './fluent';
import { LANGUAGES } from './languages';

const WEB = join(import.meta.dirname, '..');
const HOUSE = join(WEB, '..', 'words');
const read = (folder: string, language: string): string => readFileSync(join(folder, `${language}.ftl`), 'utf-8');
const keys = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id);

/** Every key that the page asks for by name. */
function asked(): string[] {
  const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf-8' });
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'));
  const text = sources.map((name) => readFileSync(join(WEB, 'src', name), 'utf-8')).join('\n');
  return [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1]!);
}

test('every language says everything', () => {
  for (const language of LANGUAGES) expect(keys(read(join(WEB, 'words'), language))).toEqual(keys(read(join(WEB, 'words'), 'en')));
});

test.each(LANGUAGES)('whatever the page asks for is there in %s', (language) => {
  const bundle = bundleOf(language, [read(HOUSE, language), read(join(WEB, 'words'), language)]);
  expect(asked().length).toBeGreaterThan(100);
  expect(asked().filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

test('the page and the house do not use one key for two things', () => {
  const own = keys(read(join(WEB, 'words'), 'en'));
  expect(keys(read(HOUSE, 'en')).filter((key) => own.includes(key))).toEqual([]);
});
