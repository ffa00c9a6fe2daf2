/** The board over recorded views: whatever is offered can be clicked, and a click plays just that. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { built } from '../../../web/src/built';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import { handlesOf } from './choices';
import phases from './fixtures/phases.json';
import whole from './fixtures/match.json';
import Rules from './Rules.svelte';
import tutorial from './tutorial.json';
import type { BoardProps, NautilusView } from './types';

type Recorded = Pick<BoardProps<NautilusView>, 'view' | 'tellings'> & { seat: number | null; ply: number };

const recorded = [...phases, ...whole] as unknown as Recorded[];
const NAMES = ['Ana', 'Bo'];
/** A message that is missing shows its key. */
const RAW = /undefined|NaN|(prompt|board|draw|explain|rules|tutorial)-/;
const here = resolve(process.cwd(), 'src/taku/games/nautilus');
const bundles = ['en', 'fr', 'ru'].map((language) =>
  bundleOf(language, [readFileSync(`${here}/words/${language}.ftl`, 'utf-8')]),
);

let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
});

function show({ view, tellings }: Recorded): { play: ReturnType<typeof vi.fn>; onpoint: ReturnType<typeof vi.fn> } {
  const [play, onpoint] = [vi.fn(), vi.fn()];
  const say: BoardProps['say'] = (label) => sentence(bundles[0]!, label, NAMES);
  const props = { view, tellings, names: NAMES, say, play, calm: true, onpoint };
  mounted = built(() => mount(Board, { target: document.body, props }));
  return { play, onpoint };
}

function find(attribute: string, value: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].filter(
    (element) => element.getAttribute(`data-${attribute}`) === value,
  );
}

function click(element: HTMLElement | undefined): void {
  element?.click();
  flushSync();
}

function escape(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  flushSync();
}

const moments = recorded.map((one) => [`${one.view.phase}, ply ${one.ply}, seat ${one.seat}`, one] as const);

// Views with many offers are much alike: those of the recorded phases will do.
const clicked = moments.filter(([, { view }], index) => index < phases.length || view.offers.length < 30);

describe.each(clicked)('%s', (_name, moment) => {
  it('every offer is one or two clicks away, a click plays exactly its text, and nothing else can be played', () => {
    const { play } = show(moment);
    const texts = moment.view.offers.map(({ text }) => text);
    for (const { text, spot } of moment.view.offers) {
      if (!find('offer', text).length) click(find('spot', spot)[0]);
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-offer]')) {
        expect(texts).toContain(dataset.offer);
      }
      const found = find('offer', text);
      expect(found, text).toHaveLength(1);
      click(found[0]);
      expect(play).toHaveBeenLastCalledWith(text);
      escape();
    }
    expect(play).toHaveBeenCalledTimes(texts.length);
    if (!texts.length) expect(document.querySelectorAll('[data-offer], [data-spot]')).toHaveLength(0);
  });
});

describe.each(moments.filter(([, { view }], index) => index < phases.length || view.over))('%s', (_name, moment) => {
  it('whatever explains itself can be said in every language, and whatever can be reached has a name', () => {
    show(moment);
    const explained = [...document.querySelectorAll<HTMLElement>('[data-explain]')];
    expect(explained.length).toBeGreaterThan(10);
    for (const bundle of bundles) {
      for (const { dataset } of explained) {
        const errors: Error[] = [];
        const message = bundle.getMessage(dataset.explain!)?.value;
        expect(message, dataset.explain).toBeTruthy();
        bundle.formatPattern(message!, JSON.parse(dataset.explainArgs ?? '{}'), errors);
        expect(errors).toEqual([]);
      }
    }
    for (const element of document.querySelectorAll('[tabindex], button')) {
      expect(element.getAttribute('aria-label') ?? element.textContent?.trim()).toBeTruthy();
    }
    expect(document.body.textContent).not.toMatch(RAW);
  });
});

describe('choosing', () => {
  const placing = recorded.find(({ view }) => view.phase === 'placing' && view.offers.length > 40)!;

  it('a card can be picked first and the place second, or the other way round', () => {
    const { play } = show(placing);
    const card = placing.view.hands[placing.seat!]!.cards![0]!;
    click(find('spot', `card-${card}`)[0]);
    click(find('offer', `place ${card} b3`)[0]);
    click(find('spot', 'a2')[0]);
    click(find('offer', `place ${card} a2`)[0]);
    expect(play.mock.calls).toEqual([[`place ${card} b3`], [`place ${card} a2`]]);
  });

  it('picking the same card again lets it go', () => {
    const { play } = show(placing);
    const spot = `card-${placing.view.hands[placing.seat!]!.cards![1]!}`;
    click(find('spot', spot)[0]);
    expect(document.querySelectorAll('[data-offer]').length).toBeGreaterThan(0);
    click(find('spot', spot)[0]);
    expect(document.querySelectorAll('[data-offer]')).toHaveLength(0);
    expect(play).not.toHaveBeenCalled();
  });

  it.each(['Enter', ' '])('a card and its place can be picked by the key %j, and only where something is offered', (key) => {
    const { play } = show(placing);
    const type = (element: Element | undefined): void => {
      element!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    };
    const card = placing.view.hands[placing.seat!]!.cards![0]!;
    type(find('spot', `card-${card}`)[0]);
    type(find('offer', `place ${card} b3`)[0]);
    for (const still of document.querySelectorAll('[role="img"][data-at]')) type(still);
    expect(play.mock.calls).toEqual([[`place ${card} b3`]]);
  });

  it('the list hears which spot is pointed at', () => {
    const { onpoint } = show(placing);
    find('spot', 'a1')[0]!.dispatchEvent(new MouseEvent('mouseenter'));
    expect(onpoint).toHaveBeenLastCalledWith('a1');
  });

  it('a movement whose target is shared waits for the card, one whose target is not is played at once', () => {
    const offer = (from: string, place: string): NautilusView['offers'][number] => ({
      text: `move ${from} ${place}`,
      label: { key: 'offer-move', args: { card: '12', from, place } },
      spot: place,
    });
    const shared = handlesOf([offer('a1', 'a4'), offer('a2', 'a4'), offer('a2', 'a5')], null);
    expect(shared.get('a4')!.offer).toBeUndefined();
    expect(shared.get('a5')!.offer!.text).toBe('move a2 a5');
    const picked = handlesOf([offer('a1', 'a4'), offer('a2', 'a4'), offer('a2', 'a5')], 'a2');
    expect(picked.get('a4')!.offer!.text).toBe('move a2 a4');
    expect(picked.get('a1')!.offer).toBeUndefined();
  });
});

describe('after a round', () => {
  const awarded = recorded.find(({ tellings }) => tellings.some(({ lines }) => lines.some(({ key }) => key === 'award')))!;

  it('the last round can be looked at again, and put away', () => {
    show(awarded);
    const button = document.querySelector<HTMLElement>('[data-explain="explain-last"]')!;
    const shown = (): (string | null)[] =>
      [...document.querySelectorAll('.place [aria-label]')].map((element) => element.getAttribute('aria-label'));
    const before = shown();
    click(button);
    expect(shown()).not.toEqual(before);
    click(button);
    expect(shown()).toEqual(before);
  });
});

describe('the rules and the tutorial', () => {
  it.each(bundles.map((bundle) => [bundle.locales[0], bundle] as const))('can be read in %s', (_language, bundle) => {
    const say: BoardProps['say'] = (label) => sentence(bundle, label, NAMES);
    mounted = mount(Rules, { target: document.body, props: { say, language: bundle.locales[0]! } });
    flushSync();
    expect(document.querySelectorAll('h2').length).toBeGreaterThan(5);
    expect(document.body.textContent).not.toMatch(RAW);
  });

  it.each(tutorial.steps.filter(({ move }) => move))('$key: the board lets the learner make $move', ({ view, move }) => {
    const { play } = show({ view, tellings: [], seat: 0, ply: 0 } as unknown as Recorded);
    const offer = view.offers.find(({ text }) => text === move)!;
    if (!find('offer', offer.text).length) click(find('spot', offer.spot)[0]);
    click(find('offer', offer.text)[0]);
    expect(play).toHaveBeenLastCalledWith(move);
  });
});
