/** Whatever takes turns is done one after the other; where turns are cheap, several at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns';

/** Said when a frame is drawn. */
let drawn: () => void = () => {};
/** How far time has gone on since the frame was due. */
let behind = 0;

beforeEach(() => {
  vi.useFakeTimers();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + behind);
  behind = 0;
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: (): void => {} };
      port2 = { postMessage: (): void => void (drawn = () => this.port1.onmessage()) };
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A frame whose drawing takes so long, and that begins so long after its time. */
function frame(costs: number, late = 0): void {
  behind = late;
  vi.advanceTimersToNextFrame();
  behind = late + costs;
  drawn();
  behind = 0;
}

test('each has a frame, in the order they were asked for', () => {
  const [turns, owner, done] = [new Turns(), {}, [] as string[]];
  for (const name of ['one', 'two', 'three']) turns.take(owner, name, () => done.push(name));
  expect(done).toEqual([]);
  frame(20);
  expect(done).toEqual(['one']);
  frame(20);
  expect(done).toEqual(['one', 'two']);
  frame(20);
  expect(done).toEqual(['one', 'two', 'three']);
});

test('what is asked for again keeps its place, and the later thing is done', () => {
  const [turns, owner, done] = [new Turns(), {}, [] as string[]];
  turns.take(owner, 'one', () => done.push('early'));
  turns.take(owner, 'two', () => done.push('two'));
  turns.take(owner, 'one', () => done.push('late'));
  frame(20);
  frame(20);
  expect(done).toEqual(['late', 'two']);
});

test('whoever leaves takes nothing from the others, not even what is called the same', () => {
  const [turns, guest, host, done] = [new Turns(), {}, {}, [] as string[]];
  turns.take(guest, 'one', () => done.push('guest'));
  turns.take(host, 'one', () => done.push('host'));
  turns.leave(guest);
  frame(20);
  frame(20);
  expect(done).toEqual(['host']);
});

test('one that fails holds up nobody, neither who waits nor who comes later', () => {
  const [turns, owner, done] = [new Turns(), {}, [] as string[]];
  const fail = (): void => {
    throw new Error('failed');
  };
  turns.take(owner, 'fails', fail);
  turns.take(owner, 'waits', () => done.push('waits'));
  expect(() => frame(20)).toThrow('failed');
  frame(20);
  turns.take(owner, 'fails', fail);
  expect(() => frame(20)).toThrow('failed');
  turns.take(owner, 'later', () => done.push('later'));
  frame(20);
  expect(done).toEqual(['waits', 'later']);
});

test('where turns cost little several are done in a frame, and where one was dear it is one again', () => {
  const [turns, owner] = [new Turns(), {}];
  let done = 0;
  const ask = (): void => {
    for (let name = 0; name < 8; name++) turns.take(owner, String(name), () => void (done += 1));
  };
  const inNext = (costs: number): number => {
    const before = done;
    ask();
    frame(costs);
    return done - before;
  };
  expect(inNext(1)).toBe(1);
  for (let count = 0; count < 100; count++) inNext(1);
  expect(inNext(1)).toBe(6);
  expect(inNext(90)).toBe(6);
  expect(inNext(1)).toBe(1);
});

test('nobody has a turn in a frame that begins late, until it has caught up', () => {
  const [turns, owner, done] = [new Turns(), {}, [] as string[]];
  for (const name of ['one', 'two']) turns.take(owner, name, () => done.push(name));
  frame(20);
  frame(20, 10);
  frame(20, 6);
  expect(done).toEqual(['one']);
  frame(20, 2);
  expect(done).toEqual(['one', 'two']);
});

test('the first frame after a rest is never late', () => {
  const [turns, owner, done] = [new Turns(), {}, [] as string[]];
  for (const name of ['one', 'two']) {
    turns.take(owner, name, () => done.push(name));
    frame(20, 10);
  }
  expect(done).toEqual(['one', 'two']);
});

test('where every frame is late, turns come all the same', () => {
  const [turns, owner] = [new Turns(), {}];
  let done = 0;
  for (let name = 0; name < 5; name++) turns.take(owner, String(name), () => void (done += 1));
  for (let count = 0; count < 20; count++) frame(20, 50);
  expect(done).toBe(5);
});
