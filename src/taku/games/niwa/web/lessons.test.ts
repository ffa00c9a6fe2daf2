/** The tutorial can be clicked through on the board, and the rules can be read in every language. */
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

const bundle = (language: string) => bundleOf(language, [readFileSync(`src/taku/games/niwa/words/${language}.ftl`, 'utf8')]);
const english = bundle('en');

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
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

describe.each(['en', 'fr', 'ru'])('the rules in %s', (language) => {
  it('have words for everything', () => {
    const words = bundle(language);
    const asked: string[] = [];
    const say = (label: Label): string => (asked.push(label.key), sentence(words, label));
    shown = mount(Rules, { target: document.body, props: { say, language } });
    flushSync();
    expect(asked.length).toBeGreaterThan(20);
    for (const key of asked) expect(words.hasMessage(key), key).toBe(true);
    expect(document.querySelector('article')!.lang).toBe(language);
    expect(document.querySelectorAll('figure svg').length).toBeGreaterThan(3);
  });
});
