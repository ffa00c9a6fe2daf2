/** Who speaks when something on the page explains itself: the game on show, or the house. */
import type { Label } from './board';
import { t } from './words.svelte';

class Explaining {
  say = $state.raw<(label: Label) => string>((label) => t(label.key, label.args));

  /** Let a game speak until the returned function is called. */
  by(say: (label: Label) => string): () => void {
    this.say = say;
    return () => (this.say = (label) => t(label.key, label.args));
  }
}

export const explaining = new Explaining();
