import { describe, expect, it, vi } from 'vitest';
import { fingertip, nearest } from './fingertip';

/** A board with things of some size whose middles are given. */
function board(...things: { at: [number, number]; size?: number }[]): { root: HTMLElement; things: HTMLElement[] } {
  const root = document.createElement('div');
  document.body.append(root);
  const made = things.map(({ at: [x, y], size = 20 }, index) => {
    const thing = document.createElement('span');
    thing.dataset.offer = `move ${index}`;
    thing.getBoundingClientRect = () => new DOMRect(x - size / 2, y - size / 2, size, size);
    root.append(thing);
    return thing;
  });
  return { root, things: made };
}

/** A tap on something; browsers give it to what they take for its target, the click some pixels off. */
function tap(hit: Element, [clientX, clientY]: [number, number], pointerType: string, clicked = hit): void {
  document.elementFromPoint = (x, y) => (x === clientX && y === clientY ? hit : null);
  const down = new MouseEvent('pointerdown', { bubbles: true, clientX, clientY });
  clicked.dispatchEvent(Object.assign(down, { pointerType }));
  clicked.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: clientX + 5, clientY }));
}

/** How often each of these was clicked so far. */
function clicks(...elements: Element[]): () => number[] {
  const heard = elements.map((one) => {
    const click = vi.fn();
    one.addEventListener('click', click);
    return click;
  });
  return () => heard.map((click) => click.mock.calls.length);
}

describe('a fingertip', () => {
  it('covers what is within reach of it and nothing else', () => {
    const { root, things } = board({ at: [100, 100] });
    expect(nearest(root, '[data-offer]', 121, 100)).toBe(things[0]);
    expect(nearest(root, '[data-offer]', 121, 121)).toBe(things[0]);
    expect(nearest(root, '[data-offer]', 123, 100)).toBeNull();
  });

  it('means the nearest of several', () => {
    const { root, things } = board({ at: [100, 100] }, { at: [130, 100] });
    expect(nearest(root, '[data-offer]', 114, 100)).toBe(things[0]);
    expect(nearest(root, '[data-offer]', 116, 100)).toBe(things[1]);
  });

  it('hands a tap on nothing to what it means, and tells nobody else of it', () => {
    const { root, things } = board({ at: [100, 100] });
    const ground = root.appendChild(document.createElement('i'));
    const heard = clicks(things[0]!, ground);
    const { destroy } = fingertip(root);
    tap(ground, [118, 100], 'touch');
    expect(heard()).toEqual([1, 0]);
    tap(ground, [140, 100], 'touch');
    expect(heard()).toEqual([1, 1]);
    tap(ground, [118, 100], 'mouse');
    expect(heard()).toEqual([1, 2]);
    destroy();
    tap(ground, [118, 100], 'touch');
    expect(heard()).toEqual([1, 3]);
  });

  it('leaves a tap that hits something alone', () => {
    const { root, things } = board({ at: [100, 100] }, { at: [110, 100] });
    const heard = clicks(...things);
    fingertip(root);
    tap(things[0]!, [109, 100], 'touch');
    expect(heard()).toEqual([1, 0]);
  });

  it('means the nearest on offer also when the browser chose another', () => {
    const { root, things } = board({ at: [100, 100] }, { at: [77, 101] });
    const ground = root.appendChild(document.createElement('i'));
    const heard = clicks(...things);
    fingertip(root);
    tap(ground, [100, 120], 'touch', things[1]);
    expect(heard()).toEqual([1, 0]);
    tap(ground, [79, 120], 'touch', things[1]);
    expect(heard()).toEqual([1, 1]);
  });

  it('leaves a button that the browser chose alone', () => {
    const { root, things } = board({ at: [100, 100] });
    const ground = root.appendChild(document.createElement('i'));
    const button = root.appendChild(document.createElement('button'));
    const heard = clicks(button, ...things);
    fingertip(root);
    tap(ground, [100, 120], 'touch', button);
    expect(heard()).toEqual([1, 0]);
  });

  it('is forgotten with its tap', () => {
    const { root, things } = board({ at: [100, 100] }, { at: [130, 100] });
    const ground = root.appendChild(document.createElement('i'));
    const heard = clicks(...things);
    fingertip(root);
    tap(ground, [100, 120], 'touch');
    things[1]!.click();
    expect(heard()).toEqual([1, 1]);
  });

  it('finds nothing in what is on its way out', () => {
    const { root, things } = board({ at: [100, 100] });
    fingertip(root);
    const heard = clicks(things[0]!);
    tap(root, [110, 100], 'touch');
    root.setAttribute('inert', '');
    tap(root, [110, 100], 'touch');
    expect(heard()).toEqual([1]);
  });
});
