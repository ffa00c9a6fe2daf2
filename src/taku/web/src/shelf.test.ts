import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPage, keepPageLater, SETTLED_MS } from './shelf';

const register = vi.fn((_: string) => Promise.resolve({}));

describe('the shelf', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
  });
  afterEach(() => {
    register.mockReset();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is filled only when the page has settled', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    keepPageLater();
    vi.advanceTimersByTime(2 * SETTLED_MS);
    expect(register).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(SETTLED_MS - 1);
    expect(register).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'input'])('waits until nobody touches the page: %s', (touch) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    keepPageLater();
    for (let second = 0; second < 3; second++) {
      vi.advanceTimersByTime(SETTLED_MS - 1);
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    }
    expect(register).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SETTLED_MS + 1);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    vi.advanceTimersByTime(2 * SETTLED_MS);
    expect(register).toHaveBeenCalledOnce();
  });

  it('is filled at once for somebody who wants to be called', () => {
    void keepPage();
    expect(register).toHaveBeenCalledOnce();
  });

  it('leaves a page alone that may not keep anything', async () => {
    // No spy: those listen to what they are answered, and then nobody notices that the page did not.
    vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error('not allowed')) } });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    keepPageLater();
    await vi.advanceTimersByTimeAsync(SETTLED_MS + 10);
  });
});
