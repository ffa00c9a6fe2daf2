/** A table as this page knows it: what the server told of it, folded message by message. */
import type { ChatLine, Hinted, History, News, Past, Table, TableNow, Weighed } from '../generated/messages';
import type { Label, Telling, View } from './board';

/** What the board shows: a view and the tellings that led to it. */
export interface Scene {
  ply: number;
  view: View;
  tellings: Telling[];
}

/** A moment is shown at least so long before the next replaces it, where others play faster than eyes follow. */
export const MOMENT_MS = 420;
const MOST_WAITING = 8;

export class TableState {
  number = $state<number>();
  ply = $state(0);
  now = $state.raw<TableNow>();
  scene = $state.raw<Scene>();
  /** What was told, by ply; holes have not been asked for yet. */
  heard = $state.raw<(Telling | undefined)[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  reports = $state.raw<number[]>([]);
  hint = $state.raw<{ ply: number; offers: Weighed[] }>();
  refusal = $state.raw<{ what: string; why: Label; text: string }>();
  /** The ply at which a click of this page waits for its answer. */
  sentAt = $state<number>();
  /** The move of that click. */
  sentMove = $state('');
  /** How often the whole table was sent: each time the page may have missed something. */
  entered = $state(0);
  /** The first ply that was new when the table was entered. */
  newSince = $state(0);

  /** When the clocks in `now` were read, on this page's clock. */
  readAt = $state(0);

  readonly past = new Map<number, Scene>();
  onpast: (scene: Scene) => void = () => {};
  private waiting: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;

  constructor(
    readonly match: string,
    private readonly isCalm: () => boolean = () => true,
  ) {}

  get isOver(): boolean {
    return this.now?.status === 'over';
  }

  /** The whole table, on entering it. */
  enter(message: Table): void {
    this.number = message.number;
    this.newSince = message.since;
    this.entered += 1;
    this.hearFrom(message.since, message.tellings);
    this.setNow(message.table);
    this.chat = message.chat;
    this.reports = message.reports ?? [];
    this.movedTo(message.ply);
    this.drop();
    this.scene = message.view ? { ply: message.ply, view: message.view, tellings: [] } : undefined;
  }

  /** Only what changed. */
  learn(message: News): void {
    this.number = message.number;
    if (message.since !== undefined) this.hearFrom(message.since, message.tellings ?? []);
    if (message.lines) this.chat = [...this.chat, ...message.lines];
    if (message.reports) this.reports = message.reports;
    if (message.table) this.setNow(message.table);
    // After the seat was handed over everything is told again, as the other seat hears it: only the new is motion.
    const tellings = (message.tellings ?? []).slice(Math.max(0, this.ply - (message.since ?? 0)));
    const isOwn = this.sentAt !== undefined;
    if (message.ply !== this.sentAt) this.movedTo(message.ply);
    if (message.view) this.stage({ ply: message.ply, view: message.view, tellings }, isOwn);
  }

  look(message: Past): void {
    const tellings = message.telling ? [message.telling] : [];
    const scene = { ply: message.ply, view: message.view, tellings };
    this.past.set(message.ply, scene);
    this.onpast(scene);
  }

  hear(message: History): void {
    const heard = [...this.heard];
    message.tellings.forEach((telling, index) => (heard[message.since + index] = telling));
    this.heard = heard;
  }

  /** A hint that comes too late is about a choice that was made, perhaps by somebody else on this device. */
  weigh(message: Hinted): void {
    if (message.ply === this.ply) this.hint = { ply: message.ply, offers: message.offers };
  }

  private setNow(now: TableNow): void {
    this.now = now;
    this.readAt = performance.now();
  }

  /** What was heard from `since` on before is void: a choice may have been taken back. */
  private hearFrom(since: number, tellings: Telling[]): void {
    const heard = this.heard.slice(0, since);
    heard.length = since;
    this.heard = [...heard, ...tellings];
    for (const ply of [...this.past.keys()]) if (ply > since) this.past.delete(ply);
  }

  private movedTo(ply: number): void {
    if (ply !== this.ply) this.hint = undefined;
    this.ply = ply;
    this.sentAt = undefined;
  }

  /** Show a scene: at once after an own click, otherwise one after the other. */
  private stage(scene: Scene, isOwn: boolean): void {
    this.waiting.push(scene);
    if (isOwn || this.isCalm() || document.hidden || this.waiting.length > MOST_WAITING) {
      this.drop(scene);
    } else if (this.timer === undefined) {
      this.showNext();
    }
  }

  private showNext = (): void => {
    this.timer = undefined;
    if (!this.waiting.length) return;
    const wait = this.shownAt + MOMENT_MS - performance.now();
    if (wait <= 0) {
      this.scene = this.waiting.shift()!;
      this.shownAt = performance.now();
    }
    if (this.waiting.length) this.timer = setTimeout(this.showNext, wait > 0 ? wait : MOMENT_MS);
  };

  /** Nothing waits any more; what is given is shown. */
  private drop(scene?: Scene): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    if (scene) {
      this.scene = scene;
      this.shownAt = performance.now();
    }
  }
}
