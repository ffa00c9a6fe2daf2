/** Sentences from Fluent sources: one bundle a language, seats called by their names. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Label } from './board';

type Entry = FluentResource['body'][number];
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** What sources say, each entry read when it is first asked for: a table says a few dozen of many hundreds. */
class Unread extends Map<string, Entry> {
  readonly #texts = new Map<string, string>();

  constructor(sources: string[]) {
    super();
    for (const source of sources) {
      const found = [...source.matchAll(BEGINNING)];
      found.forEach(({ 1: id, index }, at) => this.#texts.set(id!, source.slice(index, found[at + 1]?.index)));
    }
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  override get(id: string): Entry | undefined {
    const text = this.#texts.get(id);
    if (text !== undefined) {
      this.#texts.delete(id);
      const [entry] = new FluentResource(text).body;
      if (entry) this.set(id, entry);
    }
    return super.get(id);
  }
}

/** Of several sources the last has the say. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // Messages and terms: their names never meet, for those of terms begin with a dash.
  const unread: unknown = new Unread(sources);
  bundle._messages = unread as FluentBundle['_messages'];
  bundle._terms = unread as FluentBundle['_terms'];
  return bundle;
}

/** A small whole number is written the same everywhere: no formatter, which takes long to make, is asked. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: string | number): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1000;

/** `seat` brings `$name` along, `left-seat` brings `$left-name`. */
function withNames(args: Record<string, string | number>, names: readonly string[]): Record<string, FluentVariable> {
  const filled: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    filled[key] = isSmall(value) ? new SmallNumber(value) : value;
    const name = typeof value === 'number' ? names[value] : undefined;
    if (name !== undefined && (key === 'seat' || key.endsWith('-seat'))) filled[key.slice(0, -4) + 'name'] = name;
  }
  return filled;
}

/** The sentence of a label; a message that is missing shows its key, so that nobody faces a blank. */
export function sentence(bundle: FluentBundle, label: Label, names: readonly string[] = []): string {
  const message = bundle.getMessage(label.key);
  if (!message?.value) return [label.key, ...Object.values(label.args ?? {})].join(' ');
  return bundle.formatPattern(message.value, withNames(label.args ?? {}, names), []);
}
