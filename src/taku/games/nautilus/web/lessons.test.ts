/** The rules page follows the table, and what explains itself on the board follows the set-up. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Label } from '../../../web/src/board';
import { built } from '../../../web/src/built';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import whole from './fixtures/match.json';
import Rules from './Rules.svelte';
import type { NautilusView } from './types';

const bundle = (language: string) => bundleOf(language, [readFileSync(`src/taku/games/nautilus/words/${language}.ftl`, 'utf8')]);
const english = bundle('en');

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

/** The keys of the words that the rules page shows, to a table or without one. */
function told(setup?: Record<string, string>): string[] {
  const asked: string[] = [];
  const say = (label: Label): string => (asked.push(label.key), sentence(english, label));
  const page = mount(Rules, { target: document.body, props: { say, language: 'en', ...(setup && { table: { game: 'nautilus', seats: 2, setup } }) } });
  flushSync();
  void unmount(page);
  document.body.replaceChildren();
  return asked;
}

const USUAL = { first: 'chance', piles: 'open', length: 'all' };
const CHOICES = ['length', 'piles', 'first'].map((choice) => `rules-choice-${choice}`);

describe('the rules of a table', () => {
  it('are the usual ones with all the choices where there is no table', () => {
    const keys = told();
    expect(keys).toEqual(expect.arrayContaining(['rules-length-all', 'rules-piles-open', 'rules-first-chance', ...CHOICES]));
    expect(keys).not.toContain('rules-table');
  });

  it('leave the choices out, for they are made', () => {
    expect(told(USUAL).filter((key) => CHOICES.includes(key))).toEqual([]);
    expect(told(USUAL)).toContain('rules-table');
  });

  it.each([
    ['length', 'early', 'rules-length-early', 'rules-length-all'],
    ['piles', 'hidden', 'rules-piles-hidden', 'rules-piles-open'],
    ['first', '0', 'rules-first-0', 'rules-first-chance'],
    ['first', '1', 'rules-first-1', 'rules-first-chance'],
  ])('follow %s=%s', (key, value, there, usual) => {
    const keys = told({ ...USUAL, [key]: value });
    expect(keys).toContain(there);
    expect(keys).not.toContain(usual);
    expect(told(USUAL)).toContain(usual);
  });

  it('leave no word of theirs unread', () => {
    const source = readFileSync('src/taku/games/nautilus/words/en.ftl', 'utf8');
    const written = [...source.matchAll(/^(rules-[\w-]+) =/gm)].map(([, key]) => key!);
    const tables = [undefined, USUAL, { first: '0', piles: 'hidden', length: 'early' }, { ...USUAL, first: '1' }];
    const read = new Set(tables.flatMap(told));
    expect(written.filter((key) => !read.has(key))).toEqual([]);
  });
});

const recorded = (whole as unknown as { view: NautilusView }[]).map(({ view }) => view);
const early = recorded.find((view) => view.ends_early && !view.over)!;
const allSix = { ...early, ends_early: false };
const hidden = { ...early, scores: null, piles: early.piles.map(({ count }) => ({ count })) };
const over = recorded.find((view) => view.over)!;

/** What the board says about its parts that explain themselves with this key. */
function explained(view: NautilusView, key: string, language = 'en'): string[] {
  const words = bundle(language);
  const say = (label: Label): string => sentence(words, label, ['Ana', 'Bo']);
  shown = built(() => mount(Board, { target: document.body, props: { view, tellings: [], names: ['Ana', 'Bo'], say, play: () => {}, calm: true } }));
  const parts = [...document.querySelectorAll<HTMLElement>(`[data-explain="${key}"]`)];
  const said = parts.map((part) => [say({ key, args: JSON.parse(part.dataset.explainArgs ?? '{}') }), part.getAttribute('aria-label') ?? '']);
  void unmount(shown);
  shown = undefined;
  return said.map(([sentence, name]) => `${sentence} (${name})`);
}

describe('what explains itself', () => {
  it.each([['en', 'early'], ['fr', 'plus tôt'], ['ru', 'раньше']])('speaks of an early end only where there can be one, in %s', (language, word) => {
    expect(explained(early, 'explain-round', language)[0]).toContain(word);
    expect(explained(allSix, 'explain-round', language)[0]).not.toContain(word);
  });

  it('counts the rounds as the table does', () => {
    expect(explained(early, 'explain-round')[0]).toMatch(/\(Round \d of at most 6\)$/);
    expect(explained(allSix, 'explain-round')[0]).toMatch(/\(Round \d of 6\)$/);
  });

  it('speaks of cards still to be won only where they are drawn', () => {
    expect(explained(early, 'explain-standing')).toHaveLength(5);
    for (const [view, isDrawn] of [[early, true], [hidden, false], [over, false]] as const) {
      expect(explained(view, 'explain-standing').every((one) => one.includes('still to be won'))).toBe(isDrawn);
    }
  });

  it('says of a score that nobody may know when it will be counted', () => {
    expect(explained(hidden, 'explain-score')[0]).toContain('face down');
    expect(explained(early, 'explain-score')[0]).toContain('leads');
    expect(explained(over, 'explain-score')[0]).toContain('has won');
  });
});
