/** What waits for the screen is called once, or not at all. */
import { afterEach, expect, test, vi } from 'vitest';
import { painted, whenPainted } from './frames';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that nobody looks at waits for a moment only', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn();
  whenPainted(done);
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
});

test('whoever does not wait any more is not called', async () => {
  const done = vi.fn();
  whenPainted(done)();
  await painted();
  await painted();
  expect(done).not.toHaveBeenCalled();
});
