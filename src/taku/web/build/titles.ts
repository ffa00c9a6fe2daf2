/** A virtual module: the title and the blurb of every game in every language, for the lobby. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const NAME = 'virtual:titles';

function titlesOf(file: string, language: string): { title: string; blurb: string } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, 'utf-8')));
  const text = (key: string): string => {
    const value = bundle.getMessage(key)?.value;
    return value ? bundle.formatPattern(value) : '';
  };
  return { title: text('title'), blurb: text('blurb') };
}

function allTitles(games: string): Record<string, Record<string, { title: string; blurb: string }>> {
  const found: Record<string, Record<string, { title: string; blurb: string }>> = {};
  for (const path of readdirSync(games, { recursive: true, encoding: 'utf-8' })) {
    const [game, room, file] = path.split(/[\\/]/);
    if (!game || room !== 'words' || !file?.endsWith('.ftl')) continue;
    const language = file.replace('.ftl', '');
    found[game] = { ...found[game], [language]: titlesOf(join(games, path), language) };
  }
  return found;
}

export function titles(games: string): Plugin {
  return {
    name: 'taku-titles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(allTitles(games))}` : undefined),
  };
}
