/** Carrying the catch to a cell of the rack with finger or mouse. */
import type { Table } from './table.svelte';
import type { Offer } from './types';

/** The placement meant by letting go over a cell: the net as it is held, then any way it can cover that cell. */
export function placementAt(offers: Offer[], cell: string, isUpright: boolean): Offer | undefined {
  const cells = (offer: Offer): string[] => offer.text.split(' ').slice(1);
  const placements = offers.filter((offer) => /^(keep|cast) /.test(offer.text) && cells(offer).includes(cell));
  const isHeld = (offer: Offer): boolean => {
    const [first, second] = cells(offer);
    return second === undefined || (first![0] === second[0]) === isUpright;
  };
  const wishes = [(one: Offer) => isHeld(one) && cells(one)[0] === cell, isHeld, (one: Offer) => cells(one)[0] === cell];
  return wishes.map((wish) => placements.find(wish)).find((offer) => offer) ?? placements[0];
}

/** A Svelte action: the element follows the pointer and plays where it is let go. */
export function carried(node: HTMLElement, table: Table): { destroy: () => void } {
  let start: { x: number; y: number } | null = null;
  const move = (event: PointerEvent): void => {
    if (start) node.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px)`;
  };
  const putBack = (): void => {
    start = null;
    node.style.transform = '';
  };
  const drop = (event: PointerEvent): void => {
    if (!start) return;
    node.style.pointerEvents = 'none';
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-cell]')?.dataset.cell;
    node.style.pointerEvents = '';
    putBack();
    const offer = cell && placementAt(table.view.offers, cell, table.isUpright);
    if (offer) table.play(offer.text);
  };
  const lift = (event: PointerEvent): void => {
    if (!table.view.offers.some((offer) => /^(keep|cast) /.test(offer.text))) return;
    start = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  node.addEventListener('pointerdown', lift);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', drop);
  // A browser that takes the finger away, for a gesture of its own, has let go of nothing.
  node.addEventListener('pointercancel', putBack);
  return { destroy: () => node.remove() };
}
