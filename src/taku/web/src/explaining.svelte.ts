/** Who speaks when something on the page explains itself: the game on show, or the house. */
import type { Label } from './board';
import { t } from './words.svelte';

class Explaining {
  say = $state.raw<(label: Label) => string>((label) => t(label.key, label.args));
  /** What is asked about without pointing at it. */
  asked = $state.raw<Element | null>(null);

  /** Let a game speak until the returned function is called. */
  by(say: (label: Label) => string): () => void {
    this.say = say;
    return () => (this.say = (label) => t(label.key, label.args));
  }

  /** What a thing says of itself; empty if it has nothing to say. */
  of(thing: Element): string {
    const [key, args] = [thing.getAttribute('data-explain'), thing.getAttribute('data-explain-args')];
    return key ? this.say({ key, args: args ? JSON.parse(args) : {} }) : '';
  }
}

export const explaining = new Explaining();
