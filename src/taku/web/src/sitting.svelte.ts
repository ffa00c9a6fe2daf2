/** One person's time at one table: what is shown of it, now or from its past, and what may be done. */
import type { Telling, View } from './board';
import type { Scene, TableState } from './table.svelte';
import { connection } from './house.svelte';
import { namesOf } from './people';
import { isCalm } from './settings.svelte';
import { silence } from './silence.svelte';

const STEP_MS = 900;
/** Looks that follow each other faster than this are scrubbing: nothing moves, and only the board keeps up. */
const SCRUB_MS = 200;
const NONE: Telling[] = [];

export class Sitting {
  readonly table: TableState;
  /** The ply looked back to; undefined is now. */
  lookedAt = $state<number>();
  /** Where the looking has come to rest: what is slow to draw waits for it. */
  restedAt = $state<number>();
  private past = $state.raw<Scene>();
  isPlaying = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = 0;
  private inFlight: number | undefined;
  private isScrubbing = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private next: Scene | undefined;
  private isPaced = false;

  constructor(readonly match: string) {
    this.table = connection.follow(match);
    this.table.onpast = (scene) => this.arrived(scene);
  }

  leave(): void {
    this.stop();
    clearTimeout(this.rest);
    connection.unfollow(this.match);
  }

  get scene(): Scene | undefined {
    return this.lookedAt === undefined ? this.table.scene : (this.past ?? this.table.scene);
  }

  get view(): View | undefined {
    return this.scene?.view;
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
    if (ply === undefined || ply >= this.table.ply) {
      this.stop();
      this.lookedAt = this.past = this.next = undefined;
      this.come();
      return;
    }
    this.lookedAt = Math.max(0, ply);
    this.come();
    const kept = this.table.past.get(this.lookedAt);
    if (kept) this.show(kept);
    else this.ask();
  }

  step(by: number): void {
    this.stop();
    this.look((this.lookedAt ?? this.table.ply) + by);
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

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.isPlaying || this.lookedAt === undefined) return;
      if (this.past?.ply === this.lookedAt) this.look(this.lookedAt + 1 >= this.until ? undefined : this.lookedAt + 1);
      if (this.lookedAt !== undefined) this.schedule();
    }, isCalm() ? STEP_MS * 1.5 : STEP_MS);
  }

  /** One question at a time: while the answer is on its way, scrubbing only changes what will be asked next. */
  private ask(): void {
    if (this.inFlight !== undefined || this.lookedAt === undefined) return;
    if (connection.send({ t: 'look', match: this.match, ply: this.lookedAt })) this.inFlight = this.lookedAt;
  }

  private arrived(scene: Scene): void {
    this.inFlight = undefined;
    if (this.lookedAt === undefined) return;
    if (scene.ply === this.lookedAt) this.show(scene);
    else if (this.table.past.has(this.lookedAt)) this.show(this.table.past.get(this.lookedAt)!);
    else {
      if (this.isScrubbing) this.show(scene);
      this.ask();
    }
  }

  /** Somebody looks elsewhere: at rest if that was the only look for a while. */
  private come(): void {
    const isAgain = this.rest !== undefined;
    clearTimeout(this.rest);
    this.isScrubbing = isAgain && this.lookedAt !== undefined;
    if (!this.isScrubbing) this.restedAt = this.lookedAt;
    this.rest = setTimeout(() => {
      this.rest = undefined;
      this.isScrubbing = false;
      this.restedAt = this.lookedAt;
    }, SCRUB_MS);
  }

  /** A step forward is shown as motion, a jump is not. */
  private show(scene: Scene): void {
    if (this.isScrubbing) {
      this.next = scene;
      this.pace();
      return;
    }
    this.next = undefined;
    this.past = this.past?.ply === scene.ply - 1 ? scene : { ...scene, tellings: NONE };
  }

  /** Whoever scrubs sees a scene every other frame, however many come: the frame between is for what a board puts off. */
  private pace(): void {
    if (this.isPaced) return;
    this.isPaced = true;
    requestAnimationFrame(() => {
      const scene = this.next;
      this.next = undefined;
      if (scene) this.past = { ...scene, tellings: NONE };
      requestAnimationFrame(() => {
        this.isPaced = false;
        if (this.next) this.pace();
      });
    });
  }

  /** The link is new: nothing is on its way any more, and the server does not know who is not to be heard. */
  resumed(): void {
    this.inFlight = undefined;
    for (const speaker of silence.at(this.table)) connection.send({ t: 'mute', match: this.match, speaker, on: true });
    if (this.lookedAt !== undefined && this.past?.ply !== this.lookedAt) this.ask();
  }
}
