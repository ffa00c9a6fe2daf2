/** The board over recorded views: it offers exactly what the view offers, echoes it to the letter, and explains itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { built, eventually } from '../../../web/src/built';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import { placementAt } from './drag';
import type { NamijiView, Props } from './types';

interface Recorded {
  seat: number | null;
  ply: number;
  view: NamijiView;
  tellings: Props['tellings'];
}

const here = 'src/taku/games/namiji';
const read = (path: string): string => readFileSync(`${here}/${path}`, 'utf-8');
const recorded = readdirSync(`${here}/web/fixtures`)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => (JSON.parse(read(`web/fixtures/${name}`)) as Recorded[]).map((one) => ({ name, ...one })));
const bundles = ['en', 'fr', 'ru'].map((language) => bundleOf(language, [read(`words/${language}.ftl`)]));
const NAMES = ['Ana', 'Bo', 'Chika', 'Dmitri', 'Élise'];

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(read('web/symbols.svg')));
  show(recorded[0]!);
  vi.useRealTimers();
  await eventually(() => expect(document.body.querySelector('#nj-boat')).not.toBeNull());
});

let board: Record<string, unknown> | undefined;
const played: string[] = [];

function show(one: Recorded, calm = false): HTMLElement {
  played.length = 0;
  document.body.replaceChildren();
  const say: Props['say'] = (label) => sentence(bundles[0]!, label, NAMES);
  const props = { view: one.view, tellings: one.tellings, names: NAMES, say, play: (text: string) => void played.push(text), calm };
  board = built(() => mount(Board, { target: document.body, props }));
  return document.body;
}

const all = (selector: string): Element[] => [...document.body.querySelectorAll(selector)];
const texts = (): string[] => all('[data-offer]').map((element) => element.getAttribute('data-offer')!);

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

/** Every move that can be reached by clicking, choosers opened one after the other. */
function reachable(): Set<string> {
  const found = new Set(texts());
  for (const spot of all('[data-spot]').map((element) => element.getAttribute('data-spot')!)) {
    click(document.body.querySelector(`[data-spot="${spot}"]`)!);
    for (const text of texts()) found.add(text);
    click(document.body.querySelector(`[data-spot="${spot}"]`)!);
  }
  return found;
}

afterEach(() => {
  if (board) unmount(board);
  board = undefined;
});

test.each(recorded)('$name, ply $ply, seat $seat: the board offers what the view offers and plays it to the letter', (one) => {
  show(one);
  expect(reachable()).toEqual(new Set(one.view.offers.map((offer) => offer.text)));
  for (const offer of one.view.offers) {
    const opener = document.body.querySelector(`[data-spot="${offer.spot}"]`);
    if (opener) click(opener);
    const element = document.body.querySelector(`[data-offer="${offer.text}"]`)!;
    expect(element.getAttribute('role')).toBe('button');
    expect(element.getAttribute('tabindex')).toBe('0');
    expect(element.getAttribute('aria-label')).toBe(sentence(bundles[0]!, offer.label, NAMES));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    click(document.body.querySelector(`[data-offer="${offer.text}"]`)!);
    expect(played.splice(0)).toEqual([offer.text, offer.text]);
    if (opener) click(opener); // it stays open until the next view
  }
});

/** One view of every phase and fixture, and the end of every match. */
const samples = [...new Map(recorded.map((one) => [`${one.view.phase} ${one.view.over && one.name}`, one])).values()];

describe.each(samples)('$view.phase of $name', (one) => {
  test('all that explains itself has a sentence in every language, every drawing exists', () => {
    const body = show(one, true);
    const explained = all('[data-explain]');
    expect(explained.length).toBeGreaterThan(50);
    for (const element of explained) {
      const key = element.getAttribute('data-explain')!;
      const args = JSON.parse(element.getAttribute('data-explain-args') ?? '{}');
      for (const bundle of bundles) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
        expect([key, ...errors]).toEqual([key]);
      }
    }
    const drawn = new Set(all('symbol, defs path').map((element) => `#${element.id}`));
    expect(all('use').map((element) => element.getAttribute('href')!).filter((name) => !drawn.has(name))).toEqual([]);
    expect(body.textContent).not.toMatch(/(board|draw|explain|card|station)-[a-z]/);
  });
});

const draft = recorded.find(({ view }) => view.offers.some((offer) => offer.label.key === 'offer-take-upgrade'))!;

test('an upgrade of any box shows in a draft its station and everything it does', () => {
  const args = { card: 'winch', station: 'trap', effect: 'trap-crabs', 'trap-crabs': 2, 'trap-draws': 1, 'trap-sieve': 0, 'trap-points': 3 };
  const offers = [{ text: 'take winch', spot: 'winch', label: { key: 'offer-take-upgrade', args } }];
  show({ ...draft, view: { ...draft.view, offers, draft: { ...draft.view.draft!, cards: ['winch'] } } });
  const card = document.body.querySelector('[data-offer="take winch"]')!;
  expect(card.querySelector('.station')!.textContent).toContain('Crustacean trap');
  expect(card.querySelectorAll('svg')).toHaveLength(2);
  expect(card.textContent).toContain('your haul survives 2 more crabs; up to one more draw; +3 for a haul of two or more that you keep');
});

const climb = recorded.find(({ view }) => view.phase === 'keep-rock')!;

test('a Rock of any box shows everything it asks for before it is kept', () => {
  const conditions = [{ count: 'crabs', least: 2 }, { count: 'offerings', most: 0 }, { count: 'bonuses', of: 'whale', least: 1 }];
  const args = { card: 'calm', points: 5, met: 'no', more: 2, count: 'crabs', of: 'all', worth: 0, bound: 'least', least: 2, most: 0 };
  const offers = [{ text: 'keep-rock calm', spot: 'calm', label: { key: 'offer-keep-rock', args } }];
  show({ ...climb, view: { ...climb.view, offers, drawn: ['calm'], drawn_rocks: [{ card: 'calm', points: 5, conditions }] } });
  const card = document.body.querySelector('[data-offer="keep-rock calm"]')!;
  expect(card.textContent).toContain('crabs: 2 or more; offerings left: none; Whale bonus');
  expect(document.getElementById(card.getAttribute('aria-describedby')!)!.textContent).toContain('offerings left: none');
  expect(document.body.textContent).toContain('It scores at the end.');
});

const net = recorded.find((one) => one.view.phase === 'cast' && one.view.offers.length > 5)!.view;

test('a net carried to a cell lies as it is held, or else as it can', () => {
  const anchors = net.offers.filter((offer) => offer.text.startsWith('cast '));
  for (const offer of anchors) {
    const [, first, second] = offer.text.split(' ');
    expect(placementAt(net.offers, first!, first![0] === second![0])?.text).toBe(offer.text);
    expect(placementAt(net.offers, second!, true)?.text).toContain(second);
  }
  expect(placementAt(net.offers, 'z9', false)).toBeUndefined();
});
