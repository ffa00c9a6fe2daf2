/** A finger is blunt: a tap beside everything is meant for the nearest thing on offer that the fingertip covers. */

/** Half of what a fingertip covers, in pixels. */
export const REACH = 22;
// What is on its way out is inert: it is not on offer any more.
const OFFERED = ':is([data-offer], [data-spot]):not([inert] *)';
const TAKES_TAPS = `a, button, input, select, summary, [role=button], ${OFFERED}`;

/** Of the elements that a fingertip at this point covers, the one whose middle is nearest to it. */
export function nearest(root: ParentNode, what: string, x: number, y: number): Element | null {
  let [found, least]: [Element | null, number] = [null, Infinity];
  for (const one of root.querySelectorAll(what)) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [across, down] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    const isCovered = width > 0 && across <= Math.max(REACH, width / 2) && down <= Math.max(REACH, height / 2);
    const distance = Math.hypot(across, down);
    if (isCovered && distance < least) [found, least] = [one, distance];
  }
  return found;
}

/** A Svelte action: taps that hit nothing are handed to what they were meant for. A mouse points well enough. */
export function fingertip(node: HTMLElement): { destroy: () => void } {
  // Where the finger came down: browsers give its events, and the click, to whatever they take for their target.
  let finger: PointerEvent | undefined;
  const down = (event: PointerEvent): void => void (finger = event.pointerType === 'touch' ? event : undefined);
  const tap = (event: MouseEvent): void => {
    const touched = finger;
    finger = undefined;
    if (!touched || !(event.target instanceof Element)) return;
    if (document.elementFromPoint(touched.clientX, touched.clientY)?.closest(TAKES_TAPS)) return;
    // What a browser chose may stand, unless it is one of several on offer: of those the nearest is meant.
    const chosen = event.target.closest(TAKES_TAPS);
    const meant = nearest(node, OFFERED, touched.clientX, touched.clientY);
    if (!meant || meant === chosen || (chosen && !chosen.matches(OFFERED))) return;
    event.stopPropagation();
    meant.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  // Before anything below hears of the tap: on a board, a tap on nothing may close what is open.
  node.addEventListener('pointerdown', down, true);
  node.addEventListener('click', tap, true);
  return {
    destroy: () => {
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('click', tap, true);
    },
  };
}
