/** What the whole page shares: who the person is, the games there are, the connection, and passing notes. */
import type { GameCard, Me } from '../generated/messages';
import { api, Refusal } from './api';
import { Connection, type Socket } from './connection.svelte';
import { painted } from './frames';
import { isCalm } from './settings.svelte';
import { has, t } from './words.svelte';
import type { Label } from './board';

function openSocket(): Socket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as unknown as Socket;
}

export const connection = new Connection(openSocket, isCalm, painted);

class House {
  me = $state.raw<Me | null>();
  games = $state.raw<GameCard[]>();
  note = $state.raw<{ text: string; isBad: boolean }>();
  /** Set while the person is asked for a name. */
  asking = $state.raw<{ done: (me: Me | null) => void }>();
  isOld = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A sentence that goes away by itself. */
  tell(text: string, isBad = false): void {
    this.note = { text, isBad };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.note = undefined), 6000);
  }

  tellRefusal(error: unknown): void {
    this.tell(refusalText(error), true);
  }

  /** Who the person is; null for somebody new. */
  async meet(): Promise<Me | null> {
    if (this.me === undefined) {
      const me = await api.me();
      this.me = me.player ? me : null;
    }
    return this.me;
  }

  /** Take a name; somebody new becomes a guest, and the socket has to learn who this is. */
  async rename(name: string): Promise<Me> {
    const isNew = !this.me;
    this.me = await api.name(name);
    if (isNew) connection.restart();
    return this.me;
  }

  /** A guest with a name: asked for if there is none, null if the person would rather not. */
  async introduced(): Promise<Me | null> {
    const me = await this.meet();
    return me ?? new Promise((done) => (this.asking = { done }));
  }

  /** A guest, by whatever name: for those who just want to play a bot. */
  async anybody(): Promise<Me> {
    return (await this.meet()) ?? this.rename(t('guest-name'));
  }

  async list(): Promise<GameCard[]> {
    return (this.games ??= await api.games());
  }
}

export const house = new House();

/** A refusal in the person's language; in English where the words are missing. */
export function refusalText(error: unknown): string {
  if (error instanceof Refusal) return wordOf(error.label, error.message);
  return t('page-failed', { status: String(error) });
}

export function wordOf(label: Label, otherwise: string): string {
  return has(label.key) ? t(label.key, label.args) : otherwise;
}

/** The page that the server would send now is another one than this. */
export function checkVersion(version: string): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name=taku-version]')?.content;
  if (own && own !== version) house.isOld = true;
}
