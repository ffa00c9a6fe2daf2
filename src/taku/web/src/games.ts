/** Finds the games' boards at build time, each loaded only when it is needed. */
import type { Component } from 'svelte';
import type { GameModule, RulesProps, Tutorial } from './board';

const boards = import.meta.glob<GameModule>('../../games/*/web/index.ts');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('../../games/*/web/Rules.svelte');
const tutorials = import.meta.glob<{ default: Tutorial }>('../../games/*/web/tutorial.json');

const of = (game: string, file: string): string => `../../games/${game}/web/${file}`;

export const loadBoard = (game: string): Promise<GameModule> | undefined => boards[of(game, 'index.ts')]?.();

export const loadRules = async (game: string): Promise<Component<RulesProps> | undefined> =>
  (await rules[of(game, 'Rules.svelte')]?.())?.default;

export const loadTutorial = async (game: string): Promise<Tutorial | undefined> =>
  (await tutorials[of(game, 'tutorial.json')]?.())?.default;
