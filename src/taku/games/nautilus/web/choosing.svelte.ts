/** What is picked on the board just now; every part of the board asks here whether it can be clicked. */
import { getContext, setContext } from 'svelte';
import { handlesOf, type Handle } from './choices';
import type { BoardProps, NautilusView, Say } from './types';

export class Choosing {
  picked = $state<string | null>(null);
  #props: () => BoardProps<NautilusView>;
  #handles = $derived.by(() => handlesOf(this.#props().view.offers, this.picked));

  constructor(props: () => BoardProps<NautilusView>) {
    this.#props = props;
  }

  get say(): Say {
    return this.#props().say;
  }

  /** Whether the one who looks at the board is to place a card. */
  get isPlacing(): boolean {
    const { offers, phase } = this.#props().view;
    return phase === 'placing' && offers.length > 0;
  }

  handle(spot: string): Handle | undefined {
    return this.#handles.get(spot);
  }

  /** A click on a spot: play what it stands for, or pick it, or let go of it again. */
  click(spot: string): void {
    const handle = this.handle(spot);
    if (!handle) return;
    if (!handle.offer) {
      this.picked = this.picked === spot ? null : spot;
      return;
    }
    // What is picked stays picked until a new view is there: nothing is drawn twice.
    this.#props().play(handle.offer.text);
  }

  point(spot: string | null): void {
    this.#props().onpoint?.(spot);
  }
}

const KEY = Symbol('nautilus');

export const provideChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);
export const useChoosing = (): Choosing => getContext<Choosing>(KEY);
