/** Web Push: being told of a turn while the page is closed. */
import { api } from './api';
import { keepPage } from './shelf';

export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext;

export async function subscription(): Promise<PushSubscription | null> {
  if (!isPushPossible()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export async function subscribe(): Promise<void> {
  await keepPage();
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const keys = found.toJSON().keys ?? {};
  await api.setPush({ endpoint: found.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
}

export async function unsubscribe(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await api.dropPush(found.endpoint);
  await found.unsubscribe();
}
