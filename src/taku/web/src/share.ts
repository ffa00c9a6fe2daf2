/** Links for others: how they begin, and how they are handed on. */
import { connection, house } from './house.svelte';
import { t } from './words.svelte';

/** An address that leads here from elsewhere too: what this person came by may be their own machine's name for itself. */
export const linkTo = (path: string): string => (connection.hello?.address || location.origin) + path;

/** Hand a link on as the device does it; on a desk it is copied, and where even that cannot be done it is shown. */
export async function share(url: string): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Whoever thinks better of it is asked nothing more.
    await navigator.share({ url }).catch(() => undefined);
    return;
  }
  house.tell((await isCopied(url)) ? t('copied') : url);
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedByHand(text);
  }
}

/** Without https a page has no clipboard, but it may still copy what is marked in it. */
function isCopiedByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // What lies behind an open dialog cannot be marked.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
