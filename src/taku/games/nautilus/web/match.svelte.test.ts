/** A whole recorded match, view after view on one board: nothing complains, and what leaves is gone in the end. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { bundleOf, sentence } from '../../../web/src/fluent';
import Board from './Board.svelte';
import whole from './fixtures/match.json';
import type { BoardProps, NautilusView } from './types';

type Recorded = Pick<BoardProps<NautilusView>, 'view' | 'tellings'> & { seat: number | null };

const NAMES = ['Ana', 'Bo'];
const english = bundleOf('en', [readFileSync('src/taku/games/nautilus/words/en.ftl', 'utf-8')]);
const say: BoardProps['say'] = (label) => sentence(english, label, NAMES);

afterEach(() => vi.useRealTimers());

it.each([0, 1, null])('seat %s sees a match without a warning', (seat) => {
  const seen = (whole as unknown as Recorded[]).filter((one) => one.seat === seat);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const complaints = vi.spyOn(console, 'warn');
  let shown = $state.raw(seen[0]!);
  const props = {
    get view() {
      return shown.view;
    },
    get tellings() {
      return shown.tellings;
    },
    names: NAMES, say, play: () => {}, calm: true,
  };
  const board = mount(Board, { target: document.body, props });
  for (const one of seen) {
    shown = one;
    flushSync();
    vi.runAllTimers();
    flushSync();
  }
  expect(complaints.mock.calls).toEqual([]);
  void unmount(board);
}, 30_000);
