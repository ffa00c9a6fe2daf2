/** Looking back through a match: which moment is shown, asked for one at a time, and calmly while somebody scrubs. */
import type { Telling } from './board';
import type { Scene, TableState } from './table.svelte';
import { turns } from './turns';

/** Looks that follow each other faster than this are scrubbing: nothing moves, and only the board keeps up. */
export const SCRUB_MS = 200;
const NONE: Telling[] = [];

export class Lookback {
  /** The ply shown; undefined is now. */
  at = $state<number>();
  /** Where the looking has come to rest: what is slow to draw waits for it. */
  restedAt = $state<number>();
  private past = $state.raw<Scene>();
  private saidPast = $state.raw<Scene>();
  /** The ply that is to be shown; undefined is now. While somebody scrubs, what is shown comes after it. */
  aim = $state<number>();
  private inFlight: number | undefined;
  /** Arrived while somebody scrubs: shown even if they are elsewhere by now. */
  private passed: Scene | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private isScrubbing = false;

  constructor(
    private readonly table: TableState,
    private readonly send: (ply: number) => boolean,
  ) {
    table.onpast = (scene) => this.arrived(scene);
  }

  /** What the board shows. */
  get scene(): Scene | undefined {
    return this.at === undefined ? this.table.scene : (this.past ?? this.table.scene);
  }

  /** What is said around the board: the same, and a moment later while somebody scrubs. */
  get said(): Scene | undefined {
    return this.at === undefined ? this.table.scene : (this.saidPast ?? this.table.scene);
  }

  get isThere(): boolean {
    return this.past?.ply === this.at;
  }

  leave(): void {
    clearTimeout(this.rest);
    turns.leave(this);
  }

  /** Look at a ply; at now, if there is none or it is the last. */
  go(ply: number | undefined): void {
    this.set(ply, this.rest !== undefined);
  }

  /** Look at where a thumb is drawn to. It may be on its way to elsewhere from its first move on, unless that is a step. */
  scrub(ply: number): void {
    this.set(ply, this.rest !== undefined || ply !== (this.at ?? this.table.ply) + 1);
  }

  private set(ply: number | undefined, isScrubbing: boolean): void {
    this.aim = ply === undefined || ply >= this.table.ply ? undefined : Math.max(0, ply);
    this.isScrubbing = isScrubbing;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), SCRUB_MS);
    if (this.isScrubbing) turns.take(this, 'show', this.showPassing);
    else this.stand();
  }

  /** The link is new: nothing is on its way any more. */
  resumed(): void {
    this.inFlight = undefined;
    if (this.at !== undefined && !this.isThere) this.ask();
  }

  private settle(): void {
    this.leave();
    this.rest = undefined;
    this.isScrubbing = false;
    this.passed = undefined;
    this.stand();
  }

  /** Whoever does not scrub sees what they look at as soon as it is there. */
  private stand(): void {
    this.at = this.restedAt = this.aim;
    if (this.aim === undefined) this.past = this.saidPast = undefined;
    else if (this.isThere) this.saidPast = this.past;
    else this.find(this.aim);
  }

  private find(ply: number): void {
    const kept = this.table.past.get(ply);
    if (kept) this.show(kept);
    else this.ask();
  }

  /** A step forward is shown as motion, a jump is not. */
  private show(scene: Scene): void {
    this.past = this.saidPast = this.past?.ply === scene.ply - 1 ? scene : { ...scene, tellings: NONE };
  }

  /** Whoever scrubs sees one moment after the other, each when the board is done with the last. */
  private showPassing = (): void => {
    const scene = this.aim === undefined ? this.table.scene : (this.table.past.get(this.aim) ?? this.passed);
    this.passed = undefined;
    if (scene && scene.ply !== this.past?.ply) this.past = { ...scene, tellings: NONE };
    turns.take(this, 'say', this.sayPassing);
  };

  private sayPassing = (): void => {
    const ply = this.aim ?? this.table.ply;
    this.at = ply;
    this.saidPast = this.past;
    if (this.past?.ply === ply) return;
    if (this.table.past.has(ply)) turns.take(this, 'show', this.showPassing);
    else this.ask();
  };

  /** One question at a time: while the answer is on its way, scrubbing only changes what will be asked next. */
  private ask(): void {
    if (this.inFlight === undefined && this.aim !== undefined && this.send(this.aim)) this.inFlight = this.aim;
  }

  private arrived(scene: Scene): void {
    this.inFlight = undefined;
    if (this.isScrubbing) {
      this.passed = scene;
      turns.take(this, 'show', this.showPassing);
    } else if (this.aim !== undefined && !this.isThere) this.find(this.aim);
  }
}
