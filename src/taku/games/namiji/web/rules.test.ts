/** The rules page tells all rules: the usual ones, or those of a table, its choices and its box. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableRules } from '../../../web/generated/messages';
import type { Label } from '../../../web/src/board';
import { bundleOf, sentence } from '../../../web/src/fluent';
import house from './house.json';
import Rules from './Rules.svelte';

const bundle = (language: string) => bundleOf(language, [readFileSync(`src/taku/games/namiji/words/${language}.ftl`, 'utf8')]);
const english = bundle('en');

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

const USUAL = { direction: 'clockwise', box: 'house', early_bird: 'two' };
const at = (seats: number, setup = {}, components: object = house): TableRules => ({
  game: 'namiji', seats, setup: { ...USUAL, ...setup }, components: components as Record<string, unknown>,
});
const FOREIGN = {
  ...house, box: 'Grandma’s box', fish: 60, kinds: ['carp', 'eel', 'sole', 'cod'], rows: [1, 2, 4], columns: [6, 6, 6, 8], lengths: [2, 2, 3],
  bonus: 9, penalty: [0, 8, 20], early_birds: [9, 6, 4, 3, 2],
  meals: [{ card: 'soba', points: 6, copies: 3 }],
  upgrades: { winch: { 'trap-crabs': 2, 'trap-points': 3 } },
  rocks: [{ card: 'calm', points: 5, conditions: [{ count: 'crabs', least: 2 }, { count: 'cells', of: 'eel', least: 3 }] }],
};

/** The labels that the rules page says, and what is read there. */
function read(table?: TableRules, language = 'en'): { keys: string[]; text: string } {
  const keys: string[] = [];
  const words = language === 'en' ? english : bundle(language);
  const say = (label: Label): string => (keys.push(label.key), sentence(words, label));
  shown = mount(Rules, { target: document.body, props: { say, language, ...(table && { table }) } });
  flushSync();
  const text = document.body.textContent!.replace(/\s+/g, ' ');
  void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  return { keys, text };
}

const CHOICES = ['direction', 'box', 'birds'].map((choice) => `rules-choice-${choice}`);

describe('the rules of a table', () => {
  it('are the usual ones with all the choices where there is no table', () => {
    const { keys } = read();
    expect(keys).toEqual(expect.arrayContaining(['rules-setup-any-way', 'rules-slots', 'rules-dock-slots', 'rules-two', 'rules-end-two', ...CHOICES]));
    expect(keys.filter((key) => /^rules-(table|box-own|setup-birds-table|slots-|dock-slots-table|ours-box|end-three)/.test(key))).toEqual([]);
  });

  it('leave the choices out, for they are made', () => {
    const { keys } = read(at(3));
    expect(keys.filter((key) => CHOICES.includes(key))).toEqual([]);
    expect(keys).toContain('rules-table');
  });

  it.each([
    [at(3), ['rules-setup-clockwise'], ['rules-setup-counterclockwise', 'rules-setup-any-way']],
    [at(3, { direction: 'counterclockwise' }), ['rules-setup-counterclockwise'], ['rules-setup-clockwise']],
    [at(2), ['rules-two', 'rules-end-two', 'rules-slots-few'], ['rules-end-three', 'rules-slots-many']],
    [at(2, { early_bird: 'three' }), ['rules-two', 'rules-end-three'], ['rules-end-two']],
    [at(3, { early_bird: 'three' }), ['rules-slots-few'], ['rules-two', 'rules-end-two', 'rules-end-three']],
    [at(4), ['rules-slots-many'], ['rules-slots-few', 'rules-two']],
  ])('follow what was chosen (%#)', (table, told, untold) => {
    const { keys } = read(table);
    expect(keys).toEqual(expect.arrayContaining(told));
    expect(keys.filter((key) => untold.includes(key))).toEqual([]);
  });

  it.each([
    [2, 'two', '7, 5'],
    [2, 'three', '7, 5, 3'],
    [4, 'three', '7, 5, 3, 2'],
  ])('list the Early Birds of %s players who chose %s', (seats, early_bird, birds) => {
    expect(read(at(seats, { early_bird })).text).toContain(`The Early Bird tokens at this table: ${birds}.`);
  });

  it('count the slots of a dock', () => {
    expect(read(at(2)).text).toContain('At this table there are 3.');
    expect(read(at(5)).text).toContain('At this table there are 5.');
  });

  it('leave no word of theirs unread', () => {
    const source = readFileSync('src/taku/games/namiji/words/en.ftl', 'utf8');
    const written = [...source.matchAll(/^(rules-[\w-]+) =/gm)].map(([, key]) => key!);
    const tables = [undefined, at(2), at(2, { early_bird: 'three', direction: 'counterclockwise' }), at(5, { box: 'own' }, FOREIGN)];
    const said = new Set(tables.flatMap((table) => read(table).keys));
    expect(written.filter((key) => !said.has(key))).toEqual([]);
  });
});

describe('the rules of a table with a box of its own', () => {
  const { keys, text } = read(at(2, { box: 'own' }, FOREIGN));

  it('say whose box it is, and what does not hold for it', () => {
    expect(text).toContain('its own box, “Grandma’s box”');
    expect(keys).toContain('rules-ours-box');
    expect(keys).not.toContain('rules-example-1');
  });

  it('have the numbers of that box', () => {
    expect(text).toContain('Fish tokens: 60.');
    expect(text).toContain('carp, eel, sole, cod');
    expect(text).toContain('2 offerings −20, 1 offering −8');
    expect(text).toContain('The rows score 1, 2, 4 points from top to bottom, the columns 6, 6, 6, 8');
    expect(text).toContain('Number of sections: Dolphin 2, Octopus 2, Whale 3.');
    expect(text).toContain('scores 9 points more at once');
    expect(text).toContain('The Early Bird tokens at this table: 9, 6.');
    expect(text).toContain('start with an empty rack, 2 offerings');
  });

  it('tell every effect of its upgrades with their station, and every condition of its Rocks', () => {
    expect(text).toContain('soba · 6 points');
    expect(text).toMatch(/winch Crustacean trap your haul survives 2 more crabs; \+3 for a haul of two or more that you keep/);
    expect(text).toMatch(/calm · 5 points ?crabs: 2 or more; fish in your rack, eel: 3 or more/);
    expect(text).not.toContain('Large Trap ');
  });
});

describe.each(['en', 'fr', 'ru'])('the rules in %s', (language) => {
  it('show of every upgrade its station and all it does', () => {
    const say = (label: Label): string => sentence(bundle(language), label);
    shown = mount(Rules, { target: document.body, props: { say, language } });
    flushSync();
    const cards = [...document.querySelectorAll('.cards li')].filter((card) => card.querySelector('.station'));
    expect(cards).toHaveLength(12);
    for (const card of cards) expect(card.querySelectorAll('svg')).toHaveLength(2);
    expect(cards.filter((card) => card.textContent!.includes(';'))).toHaveLength(1);
  });
});
