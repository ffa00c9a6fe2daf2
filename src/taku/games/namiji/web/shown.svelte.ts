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
  /** The seats whose boards are still those of an earlier view. */
  #stale = new Map<number, BoardView>();
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(view: NamijiView) {
    this.places = view.boards.map(() => new Place());
    this.take(view, false);
  }

  /** Show a view. One that was jumped to comes piece by piece, so that scrubbing is smooth: sea, boards, sheet. */
  take(view: NamijiView, isJump: boolean): void {
    clearTimeout(this.#rest);
    const isLater = (field: Field): boolean => isJump && SHEETS.has(field) && Boolean(view[field]);
    this.#set(view, FIELDS.filter((field) => !isLater(field)));
    view.boards.forEach((board, seat) => {
      if (this.#isNew(`board ${seat}`, board)) this.#stale.set(seat, board);
    });
    if (!isJump) return this.#catchUp();
    if (this.#stale.size && !this.#frame) this.#frame = requestAnimationFrame(() => this.#catchUp());
    const later = FIELDS.filter(isLater);
    if (later.length) this.#rest = setTimeout(() => this.#set(view, later), REST_MS);
  }

  #set(view: NamijiView, fields: Field[]): void {
    for (const field of fields) if (this.#isNew(field, view[field])) Object.assign(this, { [field]: view[field] });
  }

  /** Nothing comes any more. */
  leave(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #catchUp(): void {
    this.#frame = 0;
    for (const [seat, board] of this.#stale) this.places[seat]!.board = board;
    this.#stale.clear();
  }

  #isNew(name: string, value: unknown): boolean {
    const written = JSON.stringify(value);
    if (this.#written.has(name) && this.#written.get(name) === written) return false;
    this.#written.set(name, written);
    return true;
  }
}
