/** A large drawing is built in pieces, each with a frame of its own, and between them the page listens. */
import { whenPainted } from './frames';

/** Counts up to `last` by itself, for the component that asks, as soon as `mayBegin`. */
export function stages(last: number, mayBegin: () => boolean = () => true): { readonly at: number } {
  let at = $state(0);
  $effect(() => {
    if (at >= last || !mayBegin()) return;
    return whenPainted(() => (at += 1));
  });
  return {
    get at() {
      return at;
    },
  };
}
