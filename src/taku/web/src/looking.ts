/** Walking over the things on a board with arrow keys: the next one is the nearest that lies that way. */

/** To the right and down, in ones. */
export type Direction = [number, number];
// A thing beside the way counts as this many times as far.
const BESIDE = 2.5;

function middle(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The thing that lies next to another in a direction, or the same one if there is none. */
export function nextThing(things: Element[], from: Element, [right, down]: Direction): Element {
  const [x, y] = middle(from);
  let [found, least] = [from, Infinity];
  for (const one of things) {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const [along, beside] = [dx * right + dy * down, Math.abs(dx * down - dy * right)];
    const far = along + BESIDE * beside;
    if (along > 1 && far < least) [found, least] = [one, far];
  }
  return found;
}
