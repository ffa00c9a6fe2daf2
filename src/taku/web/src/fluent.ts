/** Sentences from Fluent sources: one bundle a language, seats called by their names. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Label } from './board';

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** `seat` brings `$name` along, `left-seat` brings `$left-name`. */
function withNames(args: Record<string, string | number>, names: readonly string[]): Record<string, string | number> {
  const filled = { ...args };
  for (const [key, value] of Object.entries(args)) {
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
