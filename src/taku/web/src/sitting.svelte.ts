/** One person's time at one table: what is shown of it, now or from its past, and what may be done. */
import type { View } from './board';
import type { Scene, TableState } from './table.svelte';
import { connection } from './house.svelte';
import { Lookback } from './lookback.svelte';
import { namesOf } from './people';
import { isCalm } from './settings.svelte';
import { silence } from './silence.svelte';

const STEP_MS = 900;
/** What chance does, dealing above all, is shown more quickly: nobody has to follow a thought. */
const CHANCE_MS = 250;

export class Sitting {
  readonly table: TableState;
  private readonly back: Lookback;
  isPlaying = $state(false);
  /** Whether this person asked for another match: then they go there. */
  wantsRematch = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = 0;

  constructor(readonly match: string) {
    this.table = connection.follow(match);
    this.back = new Lookback(this.table, (ply) => connection.send({ t: 'look', match, ply }));
  }

  leave(): void {
    this.stop();
    this.back.leave();
    connection.unfollow(this.match);
  }

  /** The ply somebody wants to look at: what goes on from there goes on from this. Undefined is now. */
  get wanted(): number | undefined {
    return this.back.aim;
  }

  /** The ply looked back to; undefined is now. */
  get lookedAt(): number | undefined {
    return this.back.at;
  }

  /** Where the looking has come to rest: what is slow to draw waits for it. */
  get restedAt(): number | undefined {
    return this.back.restedAt;
  }

  get scene(): Scene | undefined {
    return this.back.scene;
  }

  /** The view that is spoken of around the board. */
  get view(): View | undefined {
    return this.back.said?.view;
  }

  get names(): string[] {
    return namesOf(this.table.now?.seats ?? []);
  }

  get you(): number | null {
    return this.table.now?.you ?? null;
  }

  get isYourTurn(): boolean {
    const { now, scene } = this.table;
    return now?.status === 'live' && now.you != null && scene?.view.mover === now.you && !scene.view.over;
  }

  /** What may be done is shown now and on one's turn; also while a click is on its way, so that little is redrawn. */
  get showsOffers(): boolean {
    return this.lookedAt === undefined && this.isYourTurn;
  }

  get canPlay(): boolean {
    return this.showsOffers && this.table.sentAt === undefined;
  }

  play = (text: string): void => {
    if (this.canPlay && this.table.scene?.ply === this.table.ply) connection.play(this.match, text);
  };

  /** The first ply after the last own choice. */
  get lastOwn(): number {
    const { heard } = this.table;
    for (let ply = heard.length - 1; ply >= 0; ply--) if (heard[ply]?.actor === this.you) return ply + 1;
    return this.you === null ? heard.length : this.table.newSince;
  }

  /** Whether others did something since the last own choice. */
  get hasMissed(): boolean {
    return this.you !== null && this.table.heard.slice(this.lastOwn).some((telling) => telling && telling.actor >= 0);
  }

  look(ply: number | undefined): void {
    if (ply === undefined || ply >= this.table.ply) this.stop();
    this.back.go(ply);
  }

  /** Look at where a thumb is drawn to. */
  scrub(ply: number): void {
    this.stop();
    this.back.scrub(ply);
  }

  step(by: number): void {
    this.stop();
    this.look((this.wanted ?? this.table.ply) + by);
  }

  /** Show the past as it went, from a ply on. */
  replay(from: number, until = this.table.ply): void {
    this.until = until;
    this.isPlaying = true;
    this.look(from);
    this.schedule();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Ask for tellings that were never heard here. */
  fetchHistory(): void {
    const missing = this.table.heard.findIndex((telling) => telling === undefined);
    if (missing < 0) return;
    const known = this.table.heard.findIndex((telling, ply) => ply > missing && telling !== undefined);
    connection.send({ t: 'hear', match: this.match, since: missing, until: known < 0 ? this.table.heard.length : known });
  }

  askRematch(): void {
    this.wantsRematch = connection.send({ t: 'rematch', match: this.match });
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const isChance = (this.table.heard[this.lookedAt ?? 0]?.actor ?? 0) < 0;
    const wait = isChance ? CHANCE_MS : STEP_MS;
    this.timer = setTimeout(() => {
      if (!this.isPlaying || this.lookedAt === undefined) return;
      if (this.back.isThere) this.look(this.lookedAt + 1 >= this.until ? undefined : this.lookedAt + 1);
      if (this.lookedAt !== undefined) this.schedule();
    }, isCalm() ? wait * 1.5 : wait);
  }

  /** The link is new: the server does not know who is not to be heard. */
  resumed(): void {
    for (const speaker of silence.at(this.table)) connection.send({ t: 'mute', match: this.match, speaker, on: true });
    this.back.resumed();
  }
}
