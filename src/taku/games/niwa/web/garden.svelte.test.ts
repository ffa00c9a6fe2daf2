/** The ground under a match that goes on. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { built } from '../../../web/src/built';
import Board from './Board.svelte';
import { groundOf } from './ground';
import type { NiwaView } from './types';

vi.mock('./ground', async (original) => {
  const real = await original<typeof import('./ground')>();
  return { ...real, groundOf: vi.fn(real.groundOf) };
});
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const recorded = JSON.parse(readFileSync('src/taku/games/niwa/web/fixtures/lantern.json', 'utf8')) as { seat: number; view: NiwaView }[];

it('is laid once for all views of one seat', () => {
  const views = recorded.filter((one) => one.seat === recorded[0]!.seat).map((one) => one.view);
  expect(views.length).toBeGreaterThan(3);
  const props = $state({ view: views[0]!, tellings: [], names: ['Ana', 'Bo'], say: () => '', play: () => {}, calm: true });
  const board = built(() => mount(Board, { target: document.body, props }));
  const laid = vi.mocked(groundOf).mock.calls.length;
  expect(laid).toBeGreaterThan(0);
  for (const view of views) {
    props.view = view;
    flushSync();
  }
  expect(groundOf).toHaveBeenCalledTimes(laid);
  void unmount(board);
});
