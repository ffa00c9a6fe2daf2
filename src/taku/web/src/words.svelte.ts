/** The page's sentences in the chosen language; switching swaps them in place once the new ones have arrived. */
import type { FluentBundle } from '@fluent/bundle';
import titles from 'virtual:titles';
import type { Label } from './board';
import { bundleOf, sentence } from './fluent';
import type { Language } from './languages';

// Words are fetched as text: they are no part of the script, and only one language travels.
const files = import.meta.glob<string>(['../../words/*.ftl', '../words/*.ftl', '../../games/*/words/*.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const texts = new Map<string, Promise<string>>();

function read(path: string): Promise<string> {
  const url = files[path];
  if (!url) return Promise.resolve('');
  if (!texts.has(url)) {
    const text = fetch(url).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
    text.catch(() => texts.delete(url));
    texts.set(url, text);
  }
  return texts.get(url)!;
}

interface Spoken {
  language: Language;
  house: FluentBundle;
}

let spoken = $state.raw<Spoken>();
let games = $state.raw<Record<string, FluentBundle>>({});
const wanted = new Set<string>();

const houseWords = (language: Language): Promise<string[]> =>
  Promise.all([read(`../../words/${language}.ftl`), read(`../words/${language}.ftl`)]);

async function gameWords(language: Language, game: string): Promise<[string, FluentBundle]> {
  const sources = await Promise.all([houseWords(language), read(`../../games/${game}/words/${language}.ftl`)]);
  return [game, bundleOf(language, sources.flat())];
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const house = bundleOf(language, await houseWords(language));
  games = Object.fromEntries(await Promise.all([...wanted].map((game) => gameWords(language, game))));
  spoken = { language, house };
  document.documentElement.lang = language;
  for (const game of wanted) void learn(game);
}

/** Also know the words of a game. What the house says stays as it is. */
export async function learn(game: string): Promise<void> {
  wanted.add(game);
  if (!spoken || games[game]) return;
  const { language } = spoken;
  const [, bundle] = await gameWords(language, game);
  if (spoken.language === language) games = { ...games, [game]: bundle };
}

export const isSpeaking = (): boolean => spoken !== undefined;

export const knows = (game: string): boolean => games[game] !== undefined;

/** A sentence of the house. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return spoken ? sentence(spoken.house, { key, args }) : '';
}

/** A sentence of a game; seats are called by their names. */
export function say(game: string, label: Label, names: readonly string[] = []): string {
  const bundle = games[game] ?? spoken?.house;
  return bundle ? sentence(bundle, label, names) : '';
}

/** Whether a game, or the house if none is named, has a message. */
export function has(key: string, game?: string): boolean {
  return (game ? games[game] : spoken?.house)?.hasMessage(key) ?? false;
}

/** What the lobby says of a game without loading all its words. */
export function titleOf(game: string): { title: string; blurb: string } {
  const own = titles[game];
  const found = own?.[spoken?.language ?? 'en'] ?? own?.['en'];
  return found ?? { title: game, blurb: '' };
}
