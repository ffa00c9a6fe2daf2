/** The tutorial can be clicked through on the board, and the rules follow the choices of a table. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Label, Tutorial } from '../../../web/src/board';
import { built } from '../../../web/src/built';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import tutorial from './tutorial.json';
import type { NiwaView } from './types';

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const english = bundleOf('en', [readFileSync('src/taku/games/niwa/words/en.ftl', 'utf8')]);

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

const tap = (selector: string): void => {
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe.each((tutorial as Tutorial).steps)('$key', ({ view, spot, move }) => {
  it('points at a place on the board and waits for a move that can be tapped there', () => {
    const play = vi.fn<(text: string) => void>();
    const say = (label: Label): string => sentence(english, label, ['Ana', 'Bo']);
    const props = { view: view as NiwaView, tellings: [], names: ['Ana', 'Bo'], say, play, calm: true, chosen: spot };
    shown = built(() => mount(Board, { target: document.body, props }));
    expect(document.querySelector('.chosen')).not.toBeNull();
    if (!move) return;
    expect(view.offers.find((offer) => offer.text === move)!.spot).toBe(spot);
    if (!document.querySelector(`[data-offer="${move}"]`)) tap(`[data-spot="${spot}"]`);
    tap(`[data-offer="${move}"]`);
    expect(play.mock.calls).toEqual([[move]]);
  });
});

/** The keys of the words that the rules page shows, to a table or without one. */
function told(setup?: Record<string, string>): string[] {
  const asked: string[] = [];
  const say = (label: Label): string => (asked.push(label.key), sentence(english, label));
  const page = mount(Rules, { target: document.body, props: { say, language: 'en', ...(setup && { table: { game: 'niwa', seats: 2, setup } }) } });
  flushSync();
  void unmount(page);
  document.body.replaceChildren();
  return asked;
}

const USUAL = { garden: 'classic', mirror: 'yes', placement: 'secret', beads: 'top', first: 'chance', tiles: '' };
const CHOICES = ['garden', 'wild', 'placement', 'beads', 'first', 'tiles'].map((choice) => `rules-choice-${choice}`);

describe('the rules of a table', () => {
  it('are the usual ones with all the choices where there is no table', () => {
    const keys = told();
    expect(keys).toEqual(expect.arrayContaining(['rules-walk-top', 'rules-setup-secret', 'rules-first-chance', ...CHOICES]));
    expect(keys.filter((key) => /^rules-(table|garden-(classic|lantern|stream|ring|wild|own)|tiles-own)/.test(key))).toEqual([]);
  });

  it('leave the choices out, for they are made', () => {
    expect(told(USUAL).filter((key) => CHOICES.includes(key))).toEqual([]);
    expect(told(USUAL)).toContain('rules-table');
  });

  it.each([
    ['beads', 'any', ['rules-walk-any', 'rules-walk-picture-any', 'rules-walk-on-any'], ['rules-walk-top', 'rules-walk-picture-top', 'rules-walk-on-top']],
    ['placement', 'open', ['rules-setup-open'], ['rules-setup-secret']],
    ['first', '0', ['rules-first-0'], ['rules-first-chance']],
    ['first', '1', ['rules-first-1'], ['rules-first-chance']],
    ['garden', 'lantern', ['rules-garden-lantern'], ['rules-garden-classic']],
    ['garden', 'stream', ['rules-garden-stream'], ['rules-garden-classic']],
    ['garden', 'ring', ['rules-garden-ring'], ['rules-garden-classic']],
    ['garden', 'wild', ['rules-garden-wild-yes'], ['rules-garden-classic']],
    ['garden', 'pond', ['rules-garden-own'], ['rules-garden-classic']],
    ['tiles', '[tiles]', ['rules-tiles-own'], []],
  ])('follow %s=%s', (key, value, shown, hidden) => {
    const keys = told({ ...USUAL, [key]: value });
    expect(keys).toEqual(expect.arrayContaining(shown));
    expect(told(USUAL)).toEqual(expect.arrayContaining(hidden));
    expect(keys.filter((one) => hidden.includes(one))).toEqual([]);
  });

  it('leave no word of theirs unread', () => {
    const source = readFileSync('src/taku/games/niwa/words/en.ftl', 'utf8');
    const written = [...source.matchAll(/^(rules-[\w-]+) =/gm)].map(([, key]) => key!);
    const tables = [undefined, USUAL, { ...USUAL, beads: 'any', placement: 'open', first: '0', tiles: '[tiles]' }, { ...USUAL, first: '1', garden: 'wild', mirror: 'no' }];
    const read = new Set([...tables.flatMap(told), ...['lantern', 'stream', 'ring', 'wild', 'pond'].flatMap((garden) => told({ ...USUAL, garden }))]);
    expect(written.filter((key) => !read.has(key))).toEqual([]);
  });
});
