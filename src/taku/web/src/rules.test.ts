/** The rules page of every game that has one has words for everything it says, and ends with what is ours. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Label, RulesProps } from './board';
import { bundleOf, sentence } from './fluent';
import { LANGUAGES } from './languages';

const PAGES = import.meta.glob<{ default: Component<RulesProps> }>('../../games/*/web/Rules.svelte', { eager: true });
const games = Object.entries(PAGES).map(([path, page]) => [path.split('/')[3]!, page.default] as const);

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe.each(games)('the rules of %s', (game, Rules) => {
  it.each(LANGUAGES)('have words for everything in %s', (language) => {
    const words = bundleOf(language, [readFileSync(`src/taku/games/${game}/words/${language}.ftl`, 'utf8')]);
    const asked: string[] = [];
    const say = (label: Label): string => (asked.push(label.key), sentence(words, label));
    shown = mount(Rules, { target: document.body, props: { say, language } });
    flushSync();
    expect(asked.length).toBeGreaterThan(40);
    for (const key of asked) expect(words.hasMessage(key), key).toBe(true);
    expect(document.querySelector('article')!.lang).toBe(language);
    expect(document.body.textContent).not.toMatch(/[{}]/);
    expect(document.querySelectorAll('svg').length).toBeGreaterThan(3);
    const ours = document.querySelector('section#ours')!;
    expect(ours.querySelector('h2')!.textContent).toBe(sentence(words, { key: 'rules-ours-title' }));
    expect(ours.querySelectorAll('h3')).toHaveLength(3);
    expect(ours.querySelectorAll('li').length).toBeGreaterThan(10);
  });
});

it('are there for every game that is installed with Taku', () => {
  expect(games.map(([game]) => game)).toEqual(['namiji', 'nautilus', 'niwa']);
});
