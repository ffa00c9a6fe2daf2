import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastStage, stages } from './stages.svelte';

let waiting: (() => void)[] = [];
vi.mock('./frames', () => ({
  whenPainted: (callback: () => void) => {
    waiting.push(callback);
    return () => (waiting = waiting.filter((one) => one !== callback));
  },
}));

function paint(): void {
  flushSync();
  for (const callback of waiting.splice(0)) callback();
  flushSync();
}

describe('stages', () => {
  let leave: (() => void)[] = [];
  /** As in a component of its own. */
  function built<T>(make: () => T): T {
    let made: T;
    leave.push($effect.root(() => void (made = make())));
    return made!;
  }
  beforeEach(() => void (waiting = []));
  afterEach(() => leave.splice(0).forEach((one) => one()));

  it('are reached one a frame, and none after the last', () => {
    const drawing = built(() => stages(2));
    expect(drawing.at).toBe(0);
    paint();
    expect(drawing.at).toBe(1);
    paint();
    paint();
    expect(drawing.at).toBe(2);
  });

  it('let the last wait for all others', () => {
    const [board, leaf] = [built(() => stages(2)), built(() => lastStage(() => true))];
    paint();
    paint();
    expect([board.at, leaf.at]).toEqual([2, 0]);
    paint();
    expect(leaf.at).toBe(1);
  });

  it('let nobody wait for a drawing that has gone', () => {
    built(() => stages(9));
    const leaf = built(() => lastStage(() => true));
    paint();
    leave.shift()!();
    paint();
    expect(leaf.at).toBe(1);
  });
});
