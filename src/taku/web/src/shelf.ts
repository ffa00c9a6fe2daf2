/** The shelf: a service worker keeps the whole page there, so that it opens without a network. */

/** Filling it takes the network and the processor for a while, so first comes what the person wants to see. */
export const SETTLED_MS = 5000;

/** Let the worker keep the page; done at most once, however often it is asked for. */
export const keepPage = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js');

/** What people do with a page. Merely moving over it is left out: that comes many times a second. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/** Keep the page when it has loaded, has had time to settle, and nobody has touched it for as long. */
export function keepPageLater(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  const touching = new AbortController();
  let calm: ReturnType<typeof setTimeout>;
  const keep = (): void => {
    touching.abort();
    whenIdle(() => void keepPage().catch(() => {}));
  };
  const wait = (): void => {
    clearTimeout(calm);
    calm = setTimeout(keep, SETTLED_MS);
  };
  const begin = (): void => {
    for (const touch of TOUCHES) addEventListener(touch, wait, { capture: true, passive: true, signal: touching.signal });
    wait();
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
