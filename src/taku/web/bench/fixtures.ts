/** The recorded views and the words that the games bring, for the bench. */
import type { Telling, View } from '../src/board';
import { bundleOf } from '../src/fluent';

export interface Recorded {
  seat: number | null;
  ply: number;
  view: View;
  tellings: Telling[];
}

const fixtures = import.meta.glob<{ default: Recorded[] }>('../../games/*/web/fixtures/*.json');
const words = import.meta.glob<string>(['../../games/*/words/*.ftl', '../../words/*.ftl', '../words/*.ftl'], {
  query: '?raw',
  import: 'default',
});

export const fixtureNames: [string, string][] = Object.keys(fixtures).map((path) => {
  const parts = path.split('/');
  return [parts[3]!, parts.at(-1)!.replace('.json', '')];
});

export async function loadFixture(game: string, name: string | null): Promise<Recorded[]> {
  const found = Object.keys(fixtures).filter((path) => path.includes(`/games/${game}/`));
  const path = found.find((path) => path.endsWith(`/${name}.json`)) ?? found[0];
  return path ? (await fixtures[path]!()).default : [];
}

export async function loadWords(game: string, language: string): Promise<ReturnType<typeof bundleOf>> {
  const wanted = [`../../words/${language}.ftl`, `../words/${language}.ftl`, `../../games/${game}/words/${language}.ftl`];
  return bundleOf(language, await Promise.all(wanted.filter((path) => path in words).map((path) => words[path]!())));
}
