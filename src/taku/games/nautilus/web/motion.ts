/** How cards travel: from hand to place and from place to place, one and the same card. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

type Travel = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

/** `lasts` is asked whenever a card sets out: nought when the reader wants calm, or the view was jumped to. */
export function travel(lasts: () => number, isFromAbove: () => boolean): [Travel, Travel] {
  return crossfade({
    duration: () => lasts(),
    easing: cubicOut,
    fallback: (_node, _params, isIntro) => ({
      duration: lasts(),
      easing: cubicOut,
      css: (t, u) => `opacity:${t};transform:translateY(${isIntro ? (isFromAbove() ? -90 : 90) * u : 0}px)`,
    }),
  });
}
