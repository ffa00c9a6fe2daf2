/** The shelf: a service worker keeps the whole page there, so that it opens without a network. */

/** Filling it takes the network and the processor for a while, so first comes what the person wants to see. */
export const SETTLED_MS = 5000;

/** Let the worker keep the page; done at most once, however often it is asked for. */
export const keepPage = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js');

/** Keep the page when it has loaded and had time to settle. */
export function keepPageLater(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  const keep = (): void => void setTimeout(() => whenIdle(() => void keepPage().catch(() => {})), SETTLED_MS);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
