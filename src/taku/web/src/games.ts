/** Finds the games' boards at build time, each loaded only when it is needed. */
import type { Component } from 'svelte';
import type { GameModule, RulesProps, Tutorial } from './board';

const boards = import.meta.glob<GameModule>('../../games/*/web/index.ts');
const covers = import.meta.glob<{ default: Component }>('../../games/*/web/Cover.svelte');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('../../games/*/web/Rules.svelte');
const tutorials = import.meta.glob<{ default: Tutorial }>('../../games/*/web/tutorial.json');

const of = (game: string, file: string): string => `../../games/${game}/web/${file}`;

export const loadBoard = (game: string): Promise<GameModule> | undefined => boards[of(game, 'index.ts')]?.();

/** The drawing for the lobby, which needs nothing else of the board. */
export const loadCover = async (game: string): Promise<Component | undefined> =>
  (await covers[of(game, 'Cover.svelte')]?.())?.default;

export const loadRules = async (game: string): Promise<Component<RulesProps> | undefined> =>
  (await rules[of(game, 'Rules.svelte')]?.())?.default;

export const loadTutorial = async (game: string): Promise<Tutorial | undefined> =>
  (await tutorials[of(game, 'tutorial.json')]?.())?.default;

/** Every game that this page can draw, whether or not a server plays it. */
export const drawn = Object.keys(covers).map((path) => path.split('/').at(-3)!);

export const hasRules = (game: string): boolean => of(game, 'Rules.svelte') in rules;
export const hasTutorial = (game: string): boolean => of(game, 'tutorial.json') in tutorials;
