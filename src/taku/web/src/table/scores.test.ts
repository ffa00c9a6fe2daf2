/** The points of a match that is over, as a chart. */
import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { View } from '../board';
import { eventually } from '../built';
import { categories } from '../../../games/namiji/web';
import Scores from './Scores.svelte';

let chart: Record<string, unknown> | undefined;
afterEach(() => void (chart && unmount(chart)));

function show(game: string, counts: Record<string, number>[]): HTMLElement {
  document.body.replaceChildren();
  const view = { final: counts } as unknown as View;
  const say = ({ args }: { args?: Record<string, string | number> }): string => String(args?.category);
  const scores = counts.map((count) => Object.values(count).reduce((sum, points) => sum + points, 0));
  chart = mount(Scores, { target: document.body, props: { game, scores, winners: [0], names: ['Ana', 'Bo'], view, say } });
  return document.body;
}
const rows = (page: HTMLElement): string[] => [...page.querySelectorAll('tbody th')].map((one) => one.textContent);

it('tells where points come from in the order of the game, however they were sent', async () => {
  const sent = Object.fromEntries([...categories].sort().map((category) => [category, 1]));
  expect(Object.keys(sent)).not.toEqual([...categories]);
  const page = show('namiji', [sent, sent]);
  await eventually(() => expect(rows(page)).toEqual([...categories]));
});

it('takes the order as it comes where a game has none', async () => {
  const page = show('hush', [{ shells: 3, pearls: 2 }]);
  expect(rows(page)).toEqual(['shells', 'pearls']);
});

it('draws what is lost as long as it is, and hollow', async () => {
  const page = show('hush', [{ pearls: 20, debts: -10 }]);
  const [won, lost] = [...page.querySelectorAll('td')].filter((cell) => cell.querySelector('rect'));
  expect(won!.classList.contains('lost')).toBe(false);
  expect(lost!.classList.contains('lost')).toBe(true);
  expect(lost!.querySelector('rect')!.getAttribute('width')).toBe('50');
});
