/** A whole recorded match, view after view on one board: nothing complains, and what leaves is gone in the end. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { built } from '../../../web/src/built';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import whole from './fixtures/match.json';
import type { BoardProps, NautilusView } from './types';

type Recorded = Pick<BoardProps<NautilusView>, 'view' | 'tellings'> & { seat: number | null };

const NAMES = ['Ana', 'Bo'];
const english = bundleOf('en', [readFileSync('src/taku/games/nautilus/words/en.ftl', 'utf-8')]);
const say: BoardProps['say'] = (label) => sentence(english, label, NAMES);

afterEach(() => vi.useRealTimers());

/** A board that shows one recorded moment after the other. */
function shownOn(first: Recorded, calm: boolean, play = () => {}): { board: object; show: (one: Recorded) => void } {
  let shown = $state.raw(first);
  const props = {
    get view() {
      return shown.view;
    },
    get tellings() {
      return shown.tellings;
    },
    names: NAMES, say, play, calm,
  };
  const board = mount(Board, { target: document.body, props });
  const show = (one: Recorded): void => {
    shown = one;
    flushSync();
  };
  return { board, show };
}

it.each([0, 1, null])('seat %s sees a match without a warning', (seat) => {
  const seen = (whole as unknown as Recorded[]).filter((one) => one.seat === seat);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const complaints = vi.spyOn(console, 'warn');
  const { board, show } = shownOn(seen[0]!, true);
  for (const one of seen) {
    show(one);
    vi.runAllTimers();
    flushSync();
  }
  expect(complaints.mock.calls).toEqual([]);
  void unmount(board);
});

it('a card that is leaving cannot be pressed again', () => {
  const seen = (whole as unknown as Recorded[]).filter((one) => one.seat === 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Where no animation ends, whatever leaves is on its way for ever.
  Element.prototype.animate = () => ({ cancel: () => {} }) as unknown as Animation;
  const play = vi.fn();
  const { board, show } = shownOn(seen[0]!, false, play);
  const pressed = new Set<Element>();
  for (const one of seen) {
    show(one);
    vi.advanceTimersByTime(500);
    flushSync();
    const cards = [...document.querySelectorAll<HTMLElement>('.card')].filter((card) => card.inert);
    for (const left of cards.flatMap((card) => [...card.querySelectorAll<HTMLElement>('[data-at]')])) {
      left.closest('.card')!.setAttribute('inert', ''); // which browsers do by themselves
      left.click();
      pressed.add(left);
    }
  }
  expect(pressed.size).toBeGreaterThan(3);
  expect(play).not.toHaveBeenCalled();
  void unmount(board);
});

it('what can no longer be clicked stays the element it was, and keeps the focus', () => {
  const placing = (whole as unknown as Recorded[]).find(({ seat, view }) => seat === 0 && view.phase === 'placing' && view.offers.length > 20)!;
  const { board, show } = built(() => shownOn(placing, true));
  const parts = [...document.querySelectorAll<HTMLElement>('[data-at][role="button"]')];
  expect(parts.length).toBeGreaterThan(5);
  parts[0]!.focus();
  show({ ...placing, view: { ...placing.view, offers: [] }, tellings: [] });
  expect(parts.map((part) => part.getAttribute('role'))).toEqual(parts.map(() => 'img'));
  expect(document.activeElement).toBe(parts[0]);
  void unmount(board);
});
