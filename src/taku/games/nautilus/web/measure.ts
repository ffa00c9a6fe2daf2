/** Reckons the width of a card once for each size of the room, so that a new view need not reckon it again. */
export function measured(node: HTMLElement): () => void {
  const measure = (): void => {
    node.style.removeProperty('--u');
    node.style.setProperty('--u', getComputedStyle(node).getPropertyValue('--u'));
  };
  // Asked when everything has been laid out anyway, at first and whenever the room changes.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  observer?.observe(node.parentElement?.parentElement ?? node);
  return () => observer?.disconnect();
}
