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

function tap(target: Element, [clientX, clientY]: [number, number], pointerType: string): void {
  const down = new MouseEvent('pointerdown', { bubbles: true, clientX, clientY });
  target.dispatchEvent(Object.assign(down, { pointerType }));
  // Browsers move a click by some pixels towards what they take for its target.
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: clientX + 5, clientY }));
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
    const [played, closed] = [vi.fn(), vi.fn()];
    things[0]!.addEventListener('click', played);
    const ground = document.createElement('i');
    ground.addEventListener('click', closed);
    root.append(ground);
    const { destroy } = fingertip(root);
    tap(ground, [118, 100], 'touch');
    expect([played.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
    tap(ground, [140, 100], 'touch');
    expect([played.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
    tap(ground, [118, 100], 'mouse');
    expect(played.mock.calls.length).toBe(1);
    destroy();
    tap(ground, [118, 100], 'touch');
    expect(played.mock.calls.length).toBe(1);
  });

  it('leaves a tap that hits something alone', () => {
    const { root, things } = board({ at: [100, 100] }, { at: [110, 100] });
    const played = things.map((thing) => {
      const heard = vi.fn();
      thing.addEventListener('click', heard);
      return heard;
    });
    fingertip(root);
    tap(things[0]!, [109, 100], 'touch');
    expect(played.map((heard) => heard.mock.calls.length)).toEqual([1, 0]);
  });
});
