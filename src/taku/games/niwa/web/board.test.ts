/** The board over recorded views: every offer can be tapped, a tap sends exactly its text, and everything has words. */
import { readFileSync, readdirSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { built } from '../../../web/src/built';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import type { BoardProps, Label, NiwaView, Telling } from './types';

interface Recorded {
  seat: number | null;
  ply: number;
  view: NiwaView;
  tellings: Telling[];
}

const WEB = 'src/taku/games/niwa/web';
const LANGUAGES = ['en', 'fr', 'ru'];
const NAMES = ['Ana', 'Bo'];
const words = LANGUAGES.map((language) => bundleOf(language, [readFileSync(`${WEB}/../words/${language}.ftl`, 'utf8')]));
const english = words[0]!;
const files = readdirSync(`${WEB}/fixtures`).filter((name) => name.endsWith('.json'));
const recorded = files.flatMap((name) =>
  (JSON.parse(readFileSync(`${WEB}/fixtures/${name}`, 'utf8')) as Recorded[]).map((one) => ({ ...one, name: `${name} at ply ${one.ply} for ${one.seat}` })),
);
const say = (label: Label): string => sentence(english, label, NAMES);

// jsdom lays nothing out, so there are no sizes to observe; the board then takes the frame for wide.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

let shown: ReturnType<typeof mount>[] = [];
function clear(): void {
  shown.forEach((component) => void unmount(component));
  shown = [];
  document.body.replaceChildren();
}

function show(one: Recorded, more: Partial<BoardProps<NiwaView>> = {}) {
  const play = vi.fn<(text: string) => void>();
  const props = { view: one.view, tellings: one.tellings, names: NAMES, say, play, calm: true, ...more };
  shown.push(built(() => mount(Board, { target: document.body, props })));
  return play;
}

const spots = (): Element[] => [...document.querySelector('.play')!.querySelectorAll('g.spot')];
const all = (attribute: string): Element[] => spots().filter((element) => element.hasAttribute(attribute));
const at = (attribute: string, value: string): Element | undefined => spots().find((element) => element.getAttribute(attribute) === value);
const tap = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
const escape = (): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  flushSync();
};

/** Everything that can be played by one tap, or by a second tap after opening a spot. */
function reachable(): Set<string> {
  const found = new Set(all('data-offer').map((element) => element.getAttribute('data-offer')!));
  for (const spot of all('data-spot').map((element) => element.getAttribute('data-spot')!)) {
    tap(at('data-spot', spot)!);
    all('data-offer').forEach((element) => found.add(element.getAttribute('data-offer')!));
    escape();
  }
  return found;
}

describe.each(recorded)('$name', (one) => {
  const asked = new Map<string, Label>();
  const ask = (label: Label): unknown => asked.set(JSON.stringify(label), label);
  let play: ReturnType<typeof show>;
  // Drawing is what takes time: each view is drawn once, and looked at by all of these.
  beforeAll(() => {
    play = show(one, { say: (label) => (ask(label), say(label)) });
  });
  beforeEach(() => play.mockClear());
  afterAll(clear);

  it('draws every figure and bead that is known, and no figure that was placed in secret', () => {
    const standing = one.view.figures.filter((figure) => figure.cell);
    const beads = standing.flatMap((figure) => figure.beads ?? []);
    expect(document.querySelectorAll('.garden .figure')).toHaveLength(standing.length);
    expect(document.querySelectorAll('.garden .bead')).toHaveLength(beads.length);
    expect(document.querySelectorAll('.hand')).toHaveLength(one.view.hand ? 1 : 0);
    if (standing.length === 6) expect(beads.length + (one.view.hand ? 1 : 0)).toBe(12);
  });

  it('offers on the board exactly what the view offers, each with a name and a place in the order of keys', () => {
    for (const element of [...all('data-offer'), ...all('data-spot')]) {
      expect(element.getAttribute('role')).toBe('button');
      expect(element.getAttribute('tabindex')).toBe('0');
      expect(element.getAttribute('aria-label')!.length).toBeGreaterThan(3);
    }
    expect(reachable()).toEqual(new Set(one.view.offers.map((offer) => offer.text)));
    expect(play).not.toHaveBeenCalled();
  });

  it('sends the text of every offer that is tapped, and nothing else', () => {
    for (const offer of one.view.offers) {
      play.mockClear();
      if (!at('data-offer', offer.text)) tap(at('data-spot', offer.spot)!);
      expect(play).not.toHaveBeenCalled();
      tap(at('data-offer', offer.text)!);
      expect(play.mock.calls).toEqual([[offer.text]]);
      escape();
    }
  });

  it('has words in every language for all it says and explains', () => {
    for (const element of document.querySelectorAll('[data-explain]')) {
      ask({ key: element.getAttribute('data-explain')!, args: JSON.parse(element.getAttribute('data-explain-args') ?? '{}') });
    }
    expect([...asked.keys()].some((label) => label.includes('explain-')) || !one.view.tiles.length).toBe(true);
    for (const language of words) {
      for (const label of asked.values()) {
        const text = sentence(language, label, NAMES);
        expect(text, label.key).not.toContain(label.key);
        expect(text).not.toContain('{');
      }
    }
  });
});

const turn = recorded.find((one) => one.view.phase === 'turn' && one.view.offers.length > 5)!;

describe('the board', () => {
  afterEach(clear);

  it('has recorded views of every phase a seat can meet', () => {
    const phases = new Set(recorded.map((one) => one.view.phase));
    expect([...phases].sort()).toEqual(['first', 'handing', 'over', 'passing', 'placement', 'shape', 'tiles', 'turn', 'walking']);
  });

  it('shows only the ways of the figure that was tapped, until it is tapped again', () => {
    show(turn);
    const before = all('data-offer').length;
    const pass = turn.view.offers.find((offer) => offer.label.key === 'offer-pass')!;
    tap(at('data-spot', pass.spot)!);
    const own = turn.view.offers.filter((offer) => offer.label.args?.from === pass.spot || offer === pass);
    expect(all('data-offer').map((element) => element.getAttribute('data-offer')).sort()).toEqual(own.map((offer) => offer.text).sort());
    tap(at('data-spot', pass.spot)!);
    expect(all('data-offer')).toHaveLength(before);
  });

  it('is played by Enter and by Space', () => {
    for (const key of ['Enter', ' ']) {
      const play = show(turn);
      const element = all('data-offer')[0]!;
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect(play.mock.calls).toEqual([[element.getAttribute('data-offer')]]);
      clear();
    }
  });

  it('has a recorded view of a secret placement', () => {
    const isSecret = ({ view }: Recorded): boolean => view.figures.some((figure, index) => !figure.cell && index % 3 < view.placed[figure.seat]!);
    expect(recorded.some(isSecret)).toBe(true);
  });

  it('offers nothing to whoever is not to move', () => {
    const other = recorded.find((one) => one.view.mover !== one.seat && one.view.phase === 'placement')!;
    show(other);
    expect([...all('data-offer'), ...all('data-spot')]).toEqual([]);
  });

  it('says which spot is pointed at, and marks the one chosen in the list', () => {
    const onpoint = vi.fn<(spot: string | null) => void>();
    const spot = turn.view.offers[0]!.spot;
    show(turn, { onpoint, chosen: spot });
    const element = all('data-offer')[0]!;
    element.dispatchEvent(new Event('focus'));
    element.dispatchEvent(new Event('blur'));
    expect(onpoint.mock.calls.map(([pointed]) => pointed)).toEqual([turn.view.offers.find((offer) => offer.text === element.getAttribute('data-offer'))!.spot, null]);
    expect(document.querySelector('.chosen')).not.toBeNull();
  });

  it('lights the ways to a spot up once a frame has shown that it is pointed at', () => {
    show(turn);
    const isLit = (): boolean => document.querySelector('.ways.strong path') !== null;
    const element = all('data-offer').find((one) => one.getAttribute('data-offer')!.startsWith('step'))!;
    element.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(isLit()).toBe(false);
    vi.runOnlyPendingTimers();
    flushSync();
    expect(isLit()).toBe(true);
    element.dispatchEvent(new Event('pointerleave'));
    vi.runOnlyPendingTimers();
    flushSync();
    expect(isLit()).toBe(false);
  });

  it('says of a figure, which hides the name of its stone, where it stands', () => {
    for (const language of words) {
      show(turn);
      const said = [...document.querySelectorAll('[data-explain="explain-figure"]')].map((element) =>
        sentence(language, { key: 'explain-figure', args: JSON.parse(element.getAttribute('data-explain-args')!) }, NAMES),
      );
      for (const { cell } of turn.view.figures) expect(said.some((text) => text.includes(` ${cell}`)), cell!).toBe(true);
      clear();
    }
  });

  it('says that any bead pays for a step only at a table where it does', () => {
    const free = recorded.find((one) => one.name.startsWith('stream') && one.view.phase === 'turn' && one.view.figures.some((figure) => figure.beads!.length > 1))!;
    for (const [one, beads] of [[turn, 'top'], [free, 'any']] as const) {
      show(one);
      const explained = [...document.querySelectorAll('[data-explain="explain-figure"], [data-explain="explain-line"]')];
      expect(explained.length).toBeGreaterThan(100);
      for (const element of explained) expect(JSON.parse(element.getAttribute('data-explain-args')!).beads).toBe(beads);
      clear();
    }
  });

  it('names every bead of a figure that can be opened, the top one first', () => {
    show(turn);
    const cell = turn.view.offers.find((offer) => offer.label.key === 'offer-pass')!.spot;
    const beads = turn.view.figures.find((figure) => figure.cell === cell)!.beads!;
    const named = beads.map((colour) => say({ key: 'bead-colour', args: { colour } })).reverse();
    expect(at('data-spot', cell)!.getAttribute('aria-label')).toContain(named.join(', '));
  });

  it('asks a figure without beads only where it jumps, for it has no bead to pass on', () => {
    const bare = recorded.flatMap((one) => {
      if (one.view.phase !== 'turn' || one.view.mover !== one.seat) return [];
      const figure = one.view.figures.find(({ seat, beads, jumps }) => seat === one.seat && !beads?.length && jumps?.length);
      return figure ? [{ one, cell: figure.cell! }] : [];
    })[0]!;
    for (const [one, cell, key] of [[bare.one, bare.cell, 'prompt-open-jump'], [turn, turn.view.offers.find((offer) => offer.label.key === 'offer-step')!.label.args!.from, 'prompt-open']] as const) {
      show(one);
      tap(at('data-spot', String(cell))!);
      expect(document.querySelector('.prompt')!.textContent).toBe(say({ key }));
      clear();
    }
  });

  it.each([-2, turn.view.mover])('asks for nothing when nothing is offered and %s is awaited', (mover) => {
    show({ ...turn, view: { ...turn.view, mover, offers: [] } });
    expect(document.querySelector('.prompt')!.textContent).toBe('');
  });

  it('has a cover that readers pass over', () => {
    shown.push(mount(Cover, { target: document.body }));
    flushSync();
    expect(document.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  });
});
