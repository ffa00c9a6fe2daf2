/** Sentences from Fluent sources: one bundle a language, seats called by their names. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Label } from './board';

// The words of the house are in every game's bundle: they are read once.
const read = new Map<string, FluentResource>();

function resourceOf(source: string): FluentResource {
  const resource = read.get(source) ?? new FluentResource(source);
  read.set(source, resource);
  return resource;
}

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(resourceOf(source), { allowOverrides: true });
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
