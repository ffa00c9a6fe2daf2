/** What a player has lies in lines: counted things first, cards below them, and nothing moves without need. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingsAt, goodsOf, inLines, LINE, outlineOf, textAt, type Laid } from './goods';
import { bundleOf, sentence } from '../../../web/src/fluent';
import { conditionsOf, type BoardView, type ConditionView, type NamijiView } from './types';

const english = bundleOf('en', [readFileSync('src/taku/games/namiji/words/en.ftl', 'utf-8')]);

const [{ view }] = JSON.parse(readFileSync('src/taku/games/namiji/web/fixtures/five.json', 'utf-8')) as [{ view: NamijiView }];
const bare: BoardView = { ...view.boards[0]!, offerings: 3, shrimp: 2, crabs: 0, meals: [], upgrades: {}, rocks: null, rock_count: 0 };
const [ROOM, LETTER] = [410, 34];
const laid = (board: BoardView, before?: Laid[]): Laid[] => inLines(goodsOf(board, true), { width: ROOM }, LETTER, before).laid;
const keys = (goods: { key: string }[]): string[] => goods.map(({ key }) => key);

test('one sees everything a player has, each with what explains it', () => {
  const rich: BoardView = { ...bare, meals: ['maki', 'maki'], upgrades: { sieve: { 'trap-draws': 1 } }, rock_count: 2 };
  expect(keys(goodsOf(rich, true))).toEqual(['offerings', 'shrimp', 'crab', 'hidden', 'meal 0', 'meal 1', 'upgrade sieve']);
  expect(goodsOf(rich, true).map(({ explain: [key] }) => key)).toEqual([
    'explain-offerings', 'explain-crustaceans', 'explain-crustaceans', 'explain-hidden-rocks',
    'explain-meal', 'explain-meal', 'explain-upgrade',
  ]);
});

test('offerings are a number from afar, and drawn one by one from near', () => {
  expect(goodsOf(bare, true)[0]).toMatchObject({ text: '3', times: 1 });
  expect(goodsOf(bare, false)[0]).toMatchObject({ text: '', times: 3 });
  expect(goodsOf({ ...bare, penalty: 10 }, true)[0]!.note).toBe('−10');
});

test('Rocks that one may see are cards, others only a number', () => {
  const rock = { card: 'calm', points: 4, met: true, conditions: [{ count: 'crabs', least: 2 }] };
  const seen = goodsOf({ ...bare, rocks: [rock], rock_count: 1 } as unknown as BoardView, true);
  expect(keys(seen)).toEqual(['offerings', 'shrimp', 'crab', 'rock 0']);
  expect(seen.at(-1)).toMatchObject({ kind: 'rock', isMet: true, text: '4', drawing: 'crab' });
});

test('an upgrade explains all that it does, and shows its station', () => {
  const upgrades = { 'large-trap': { 'trap-points': 1, 'trap-draws': 2 }, lens: { 'panorama-other': 1 } };
  const [trap, lens] = goodsOf({ ...bare, upgrades }, true).slice(-2);
  expect(trap!.explain).toEqual(['explain-upgrade', {
    card: 'large-trap', station: 'trap', effect: 'trap-draws', 'trap-crabs': 0, 'trap-draws': 2, 'trap-sieve': 0, 'trap-points': 1,
  }]);
  expect(lens!.explain[1]).toMatchObject({ station: 'panorama', effect: 'panorama-other' });
  expect([trap!.station, lens!.station]).toEqual(['trap', 'whale']);
  const told = sentence(english, { key: 'explain-upgrade', args: trap!.explain[1] });
  expect(told).toBe(
    'Large Trap, an upgrade for Crustacean trap: up to 2 more draws; +1 for a haul of two or more that you keep. ' +
      'It works only there, once per stop.',
  );
});

test('a Rock explains all that it asks for, and when it scores', () => {
  const conditions = [{ count: 'crabs', least: 2 }, { count: 'offerings', most: 0 }, { count: 'bonuses', of: 'whale', least: 1 }];
  const rock = { card: 'calm', points: 4, met: false, conditions };
  const said = (all: ConditionView[]): string => conditionsOf(all, (key, args) => sentence(english, { key, args: args ?? {} }));
  const [key, args] = goodsOf({ ...bare, rocks: [rock] }, true, said).at(-1)!.explain;
  expect(sentence(english, { key, args })).toBe(
    'calm (crabs: 2 or more; offerings left: none; Whale bonus): 4 points at the end, not fulfilled yet.',
  );
});

test('whatever cards of one\'s own are called, no two things are the same', () => {
  const rock = { card: 'crab', points: 1, met: false, conditions: [{ count: 'crabs', least: 1 }] };
  const odd = { ...bare, meals: ['crab', 'crab'], upgrades: { crab: { 'trap-draws': 1 } }, rocks: [rock, rock] };
  const found = keys(goodsOf(odd as unknown as BoardView, true));
  expect(new Set(found).size).toBe(found.length);
});

test('cards begin a line of their own, and no line is longer than there is room', () => {
  const rich = { ...bare, meals: Array<string>(9).fill('ramen') };
  const goods = laid(rich);
  expect(goods.slice(0, 3).map(({ y }) => y)).toEqual([0, 0, 0]);
  expect(goods[3]).toMatchObject({ x: 0, y: LINE });
  for (const { x, width } of goods) expect(x + width).toBeLessThanOrEqual(ROOM);
  for (const [one, next] of goods.slice(1).map((next, index) => [goods[index]!, next] as const)) {
    if (one.y === next.y) expect(next.x).toBeGreaterThan(one.x + one.width);
  }
  expect(inLines(goodsOf(rich, true), { width: ROOM }, LETTER).lines).toBe(3);
});

test('where there is hardly any room, everything has a line of its own', () => {
  expect(inLines(goodsOf(bare, true), { width: 10 }, LETTER)).toMatchObject({ lines: 3, laid: [{ x: 0 }, { x: 0 }, { x: 0 }] });
});

test('what is counted moves nothing after it, and what did not change is the very same', () => {
  const before = laid(bare);
  const after = laid({ ...bare, offerings: 9, penalty: 10, shrimp: 5 }, before);
  expect(after.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
  expect(after.map((good, index) => good === before[index])).toEqual([false, false, true]);
});

test('what is written stands after what is drawn', () => {
  for (const good of laid({ ...bare, penalty: 3 })) expect(textAt(good, LETTER).x).toBeGreaterThan(drawingsAt(good).at(-1)!.x + 40);
});

test('on a small board all that is counted has one line and all cards another, which begins further left', () => {
  const beside = 235;
  const rock = { card: 'calm', points: 4, met: true, conditions: [{ count: 'cells', of: 'green', least: 2 }] };
  for (const count of [1, 5, 9, 14]) {
    const rich = { ...bare, shrimp: 12, crabs: 10, penalty: 15, meals: ['maki'], rocks: Array.from({ length: count }, () => rock) };
    const { laid: goods, lines } = inLines(goodsOf(rich as unknown as BoardView, true), { width: ROOM, beside }, LETTER);
    expect(lines).toBe(2);
    expect(goods.find(({ kind }) => kind === 'meal')).toMatchObject({ x: -beside });
    for (const good of goods) {
      expect(good.x + good.width).toBeLessThanOrEqual(ROOM + 0.01);
      expect(drawingsAt(good)[0]).toMatchObject(good.drawing === 'fish-0' ? { scale: 0.75 * good.scale } : { scale: good.scale });
    }
    expect(goods.at(-1)!.scale === 1).toBe(count < 7);
  }
});

test('a card that is drawn smaller has a smaller outline', () => {
  const [card] = laid({ ...bare, meals: ['maki'] }).slice(-1);
  expect(outlineOf(card!)).toBe(`M4 ${LINE}h48q4 0 4 4v48q0 4 -4 4h-48q-4 0 -4 -4v-48q0 -4 4 -4Z`);
  expect(outlineOf({ ...card!, width: card!.width / 2, scale: 0.5 })).toBe(
    `M2 ${LINE}h24q2 0 2 2v24q0 2 -2 2h-24q-2 0 -2 -2v-24q0 -2 2 -2Z`,
  );
});
