/** How the domains stand, from the first card to the last. */
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { built } from '../../../web/src/built';
import Board from './Board.svelte';
import whole from './fixtures/match.json';
import type { BoardProps, NautilusView } from './types';

const views = (whole as unknown as { view: NautilusView }[]).map(({ view }) => view);
const open = views.filter(({ piles }) => piles.every(({ cards }) => cards));
const hidden = { ...open[0]!, piles: open[0]!.piles.map((pile) => ({ ...pile, cards: null, points: null })) };
/** All six cards of every domain are won: no match goes on for so long, but some domain often does. */
const wonOut = { ...open[0]!, piles: [[1, 4, 1], [0, 0, 0]].map((won) => ({ ...open[0]!.piles[0]!, cards: open[0]!.piles[0]!.cards!.map(() => won) })) };

function drawn(view: NautilusView): { room: (string | null)[]; out: number[] } {
  const say: BoardProps['say'] = ({ key }) => key;
  const props = { view, tellings: [], names: ['Ana', 'Bo'], say, play: () => {}, calm: true };
  const board = built(() => mount(Board, { target: document.body, props }));
  const found = [...document.querySelectorAll('.standing .out')];
  void unmount(board);
  return { room: found.map((one) => one.getAttribute('viewBox')), out: found.map((one) => one.querySelectorAll('use').length) };
}

it.each([['the first', open[0]!], ['the last', open.at(-1)!], ['hidden', hidden], ['no more', wonOut]])(
  'what is still out has the same room with %s cards',
  (_name, view) => expect(drawn(view as NautilusView).room).toEqual(Array(5).fill('0 0 96 16')),
);

it('what is still out is drawn, and nothing once all is won or while nobody may know', () => {
  expect(Math.max(...drawn(open[0]!).out)).toBeGreaterThan(4);
  for (const view of [hidden, wonOut]) expect(drawn(view as NautilusView).out).toEqual([0, 0, 0, 0, 0]);
});
