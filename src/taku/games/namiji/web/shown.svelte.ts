/** The view as the board shows it, field by field: where nothing changed, nothing is even asked whether it did. */
import type { BoardView, NamijiView } from './types';

type Field = Exclude<keyof NamijiView, 'boards'>;
// Written down, because a view leaves out what is empty.
const EVERY: Record<Field, true> = {
  game: true, seat: true, seats: true, mover: true, phase: true, over: true, scores: true, offers: true, box: true,
  kinds: true, legs: true, worth: true, lengths: true, boats: true, school: true, decks: true, is_backwards: true,
  actor: true, queue: true, early_birds: true, bonuses: true, catch: true, revealed: true, haul: true, drawn: true,
  draft: true, final: true,
};
const FIELDS = Object.keys(EVERY) as Field[];
/** What lays a sheet over the sea: while one scrubs there is none, and it comes when the scrubbing rests. */
const SHEETS: ReadonlySet<Field> = new Set(['draft', 'haul', 'final', 'over']);
const REST_MS = 120;
/** What moves together with the boats. */
const SAILING: ReadonlySet<Field> = new Set(['boats', 'mover', 'actor', 'queue', 'phase']);

class Place {
  board = $state.raw<BoardView>()!;
}

export class Shown implements Record<Field, unknown> {
  game = $state.raw<NamijiView['game']>('');
  seat = $state.raw<NamijiView['seat']>(null);
  seats = $state.raw<NamijiView['seats']>(0);
  mover = $state.raw<NamijiView['mover']>(0);
  phase = $state.raw<NamijiView['phase']>('');
  over = $state.raw<NamijiView['over']>(false);
  scores = $state.raw<NamijiView['scores']>(null);
  offers = $state.raw<NamijiView['offers']>([]);
  box = $state.raw<NamijiView['box']>('');
  kinds = $state.raw<NamijiView['kinds']>([]);
  legs = $state.raw<NamijiView['legs']>([]);
  worth = $state.raw<NamijiView['worth']>([]);
  lengths = $state.raw<NamijiView['lengths']>([]);
  boats = $state.raw<NamijiView['boats']>([]);
  school = $state.raw<NamijiView['school']>()!;
  decks = $state.raw<NamijiView['decks']>()!;
  is_backwards = $state.raw<NamijiView['is_backwards']>();
  actor = $state.raw<NamijiView['actor']>();
  queue = $state.raw<NamijiView['queue']>();
  early_birds = $state.raw<NamijiView['early_birds']>();
  bonuses = $state.raw<NamijiView['bonuses']>();
  catch = $state.raw<NamijiView['catch']>();
  revealed = $state.raw<NamijiView['revealed']>();
  haul = $state.raw<NamijiView['haul']>();
  drawn = $state.raw<NamijiView['drawn']>();
  draft = $state.raw<NamijiView['draft']>();
  final = $state.raw<NamijiView['final']>();

  readonly places: Place[];
  /** How each field and each player's board is written: the quickest way to see whether it changed. */
  #written = new Map<string, string | undefined>();
  /** What is still that of an earlier view, in pieces: the boats, the rest of the sea, each player's board. */
  #stale = new Map<string, Map<string, () => void>>();
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(view: NamijiView) {
    this.places = view.boards.map(() => new Place());
    this.take(view, false);
  }

  /** Show a view. One that was jumped to comes piece by piece, one in a frame, so that scrubbing is smooth. */
  take(view: NamijiView, isJump: boolean): void {
    clearTimeout(this.#rest);
    const sheets = FIELDS.filter((field) => isJump && SHEETS.has(field));
    for (const field of FIELDS) {
      if (!sheets.includes(field)) this.#stage(SAILING.has(field) ? 'boats' : 'sea', field, view[field], () => this.#set(view, field));
    }
    view.boards.forEach((board, seat) => {
      this.#stage(`board ${seat}`, `board ${seat}`, board, () => (this.places[seat]!.board = board));
    });
    if (!isJump) return this.#catchUp();
    const lay = (isThere: boolean): void => {
      for (const field of sheets) if (Boolean(view[field]) === isThere && this.#isNew(field, view[field])) this.#set(view, field);
    };
    // A sheet that is there no more goes before anything else comes.
    lay(false);
    this.#rest = setTimeout(() => lay(true), REST_MS);
    this.#frame ||= requestAnimationFrame(this.#showPiece);
  }

  #set(view: NamijiView, field: Field): void {
    Object.assign(this, { [field]: view[field] });
  }

  /** Nothing comes any more. */
  leave(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  /** Something is to be shown with its piece, unless it is shown already. */
  #stage(piece: string, name: string, value: unknown, show: () => void): void {
    if (!this.#isNew(name, value)) return;
    const waiting = this.#stale.get(piece) ?? new Map<string, () => void>();
    this.#stale.set(piece, waiting.set(name, show));
  }

  #catchUp(): void {
    for (const piece of this.#stale.values()) for (const show of piece.values()) show();
    this.#stale.clear();
  }

  /** Whatever has waited longest is shown; the others have frames of their own. */
  #showPiece = (): void => {
    const [next] = this.#stale;
    if (next) {
      this.#stale.delete(next[0]);
      for (const show of next[1].values()) show();
    }
    this.#frame = this.#stale.size ? requestAnimationFrame(this.#showPiece) : 0;
  };

  #isNew(name: string, value: unknown): boolean {
    const written = JSON.stringify(value);
    if (this.#written.has(name) && this.#written.get(name) === written) return false;
    this.#written.set(name, written);
    return true;
  }
}
