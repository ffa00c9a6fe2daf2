/** A large drawing is built in pieces, one task after the other, and between them the page listens. */

/** Counts up to `last` by itself, for the component that asks, as soon as `mayBegin`. */
export function stages(last: number, mayBegin: () => boolean = () => true): { readonly at: number } {
  let at = $state(0);
  $effect(() => {
    if (at >= last || !mayBegin()) return;
    const timer = setTimeout(() => (at += 1));
    return () => clearTimeout(timer);
  });
  return {
    get at() {
      return at;
    },
  };
}
