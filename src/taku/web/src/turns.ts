/** One thing after another: what would hold up a frame if it were done together has a frame each. */

/** So much of a frame may be spent; the rest is for whatever else happens. */
const ENOUGH_MS = 8;
const MOST_AT_ONCE = 6;
/** In a frame that begins so long after its time nobody has a turn: it catches up. So many in a row may do that. */
const LATE_MS = 4;
const MOST_LATE = 3;
/** What was dear once is expected to be so again for a while. */
const FORGETTING = 0.97;

type Act = () => void;

export class Turns {
  #waiting = new Map<string, { owner: object; act: Act }>();
  #owners = new WeakMap<object, number>();
  #count = 0;
  #frame = 0;
  /** What the dearest turn of late has cost. */
  #dearest = ENOUGH_MS;
  #began = 0;
  #done = 0;
  /** How many frames in a row have begun late. */
  #late = 0;
  #drawn: MessagePort | undefined;

  /** Do something when its turn comes. Asked for again before that, it keeps its place, and the later thing is done. */
  take(owner: object, name: string, act: Act): void {
    this.#waiting.set(this.#key(owner, name), { owner, act });
    this.#frame ||= requestAnimationFrame(this.#first);
  }

  /** Nothing of an owner is done any more. */
  leave(owner: object): void {
    for (const [key, one] of this.#waiting) if (one.owner === owner) this.#waiting.delete(key);
    if (this.#waiting.size) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #key(owner: object, name: string): string {
    if (!this.#owners.has(owner)) this.#owners.set(owner, ++this.#count);
    return `${this.#owners.get(owner)} ${name}`;
  }

  /** The first frame after a rest comes in the middle of its time, whenever that was asked for: it is not late. */
  #first = (): void => this.#next(performance.now());

  /** Where a turn costs little, several are done in a frame. One that fails holds up no other frame. */
  #next = (due: number): void => {
    const now = performance.now();
    this.#late = now - due > LATE_MS && this.#late < MOST_LATE ? this.#late + 1 : 0;
    if (this.#late) {
      this.#frame = requestAnimationFrame(this.#next);
      return;
    }
    this.#began = now;
    const many = Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(ENOUGH_MS / this.#dearest)));
    const turns = [...this.#waiting].slice(0, many);
    for (const [key] of turns) this.#waiting.delete(key);
    this.#done = turns.length;
    this.#frame = this.#waiting.size ? requestAnimationFrame(this.#next) : 0;
    this.#drawn ??= this.#listen();
    this.#drawn.postMessage(null);
    for (const [, { act }] of turns) act();
  };

  /** What is posted within a frame arrives when it has been drawn. */
  #listen(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (!this.#done) return;
      const each = (performance.now() - this.#began) / this.#done;
      this.#dearest = Math.max(each, this.#dearest * FORGETTING);
      this.#done = 0;
    };
    return port2;
  }
}

/** The turns of the page: a board and what stands around it take them together. */
export const turns = new Turns();
