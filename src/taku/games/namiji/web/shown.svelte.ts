/** The view as the board shows it, field by field: where nothing changed, nothing is even asked whether it did. */
import { turns } from '../../../web/src/turns';
import type { BoardView, NamijiView } from './types';

type Field = Exclude<keyof NamijiView, 'boards'>;
type Piece = 'boats' | 'scores' | 'piles' | 'school' | 'sea' | 'sheet';
/** Which piece shows a field. Written down for every one, because a view leaves out what is empty. */
const PIECES: Record<Field, Piece> = {
  boats: 'boats', mover: 'boats', actor: 'boats', queue: 'boats', phase: 'boats',
  scores: 'scores',
  decks: 'piles', early_birds: 'piles', bonuses: 'piles',
  school: 'school',
  // What lies over the sea: while one scrubs there is nothing, and it comes when the scrubbing rests.
  draft: 'sheet', haul: 'sheet', final: 'sheet', over: 'sheet',
  game: 'sea', seat: 'sea', seats: 'sea', offers: 'sea', box: 'sea', kinds: 'sea', legs: 'sea', worth: 'sea',
  lengths: 'sea', is_backwards: 'sea', catch: 'sea', revealed: 'sea', drawn: 'sea', drawn_rocks: 'sea',
};
const FIELDS = Object.keys(PIECES) as Field[];
/** So long after everything else nothing may come, before a sheet does. */
const REST_MS = 200;

type Part = 'head' | 'rack' | 'pictures' | 'goods';
/** Which part of a player's board shows what is known of it; null is shown by none of them. */
const PARTS: Record<keyof BoardView, Part | null> = {
  place: 'head', early_bird: 'head', standing: 'head', score: null,
  rack: 'rack', nets: 'rack', lines: 'rack',
  sections: 'pictures', bonuses: 'pictures',
  offerings: 'goods', penalty: 'goods', shrimp: 'goods', crabs: 'goods', meals: 'goods', upgrades: 'goods',
  rocks: 'goods', rock_count: 'goods', upgrade_points: null, rock_points: null,
};
const KNOWN = Object.keys(PARTS) as (keyof BoardView)[];
const SHOWN_IN = (['head', 'rack', 'pictures', 'goods'] as const).map((part) => ({
  part,
  fields: KNOWN.filter((field) => PARTS[field] === part),
}));

/** A player's board, as each of its parts shows it. */
class Place implements Record<Part, BoardView> {
  head = $state.raw<BoardView>()!;
  rack = $state.raw<BoardView>()!;
  pictures = $state.raw<BoardView>()!;
  goods = $state.raw<BoardView>()!;
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
  drawn_rocks = $state.raw<NamijiView['drawn_rocks']>();
  draft = $state.raw<NamijiView['draft']>();
  final = $state.raw<NamijiView['final']>();

  readonly places: Place[];
  /** How each field and each part of a board is written: the quickest way to see whether it changed. */
  #written = new Map<string, string | undefined>();
  /** What is still that of an earlier view, in pieces: those of the sea, and the parts of each player's board. */
  #stale = new Map<string, Map<string, () => void>>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #layTheSheet: (() => void) | undefined;

  constructor(view: NamijiView) {
    this.places = view.boards.map(() => new Place());
    this.take(view, false);
  }

  /**
   * Show a view. One that was jumped to comes piece by piece, each in its turn, so that scrubbing is smooth, unless
   * something can be done there: what is pressed is never that of an earlier moment.
   */
  take(view: NamijiView, wasJumpedTo: boolean): void {
    const isJump = wasJumpedTo && !view.offers.length;
    clearTimeout(this.#rest);
    this.#layTheSheet = undefined;
    const sheets = FIELDS.filter((field) => isJump && PIECES[field] === 'sheet');
    // What everybody may know of the scores, where they are not told as a whole.
    const whole = { ...view, scores: view.scores ?? view.boards.map((board) => board.score ?? 0) };
    for (const field of FIELDS) {
      if (!sheets.includes(field)) this.#stage(PIECES[field], field, whole[field], () => this.#set(whole, field));
    }
    view.boards.forEach((board, seat) => this.#takeBoard(board, seat));
    if (!isJump) {
      turns.leave(this);
      for (const piece of [...this.#stale.keys()]) this.#show(piece);
      return;
    }
    const lay = (isThere: boolean): void => {
      for (const field of sheets) if (Boolean(view[field]) === isThere && this.#isNew(field, view[field])) this.#set(view, field);
    };
    // A sheet that is there no more goes before anything else comes.
    lay(false);
    this.#layTheSheet = () => lay(true);
    for (const piece of this.#stale.keys()) turns.take(this, piece, () => this.#show(piece));
    this.#restIfDone();
  }

  /** Whoever scrubs on sees the next moment as soon as everything of this one has come, and no sheet. */
  #restIfDone(): void {
    if (!this.#stale.size && this.#layTheSheet) this.#rest = setTimeout(this.#layTheSheet, REST_MS);
  }

  #takeBoard(board: BoardView, seat: number): void {
    for (const { part, fields } of SHOWN_IN) {
      const piece = `${part} ${seat}`;
      this.#stage(piece, piece, fields.map((field) => board[field]), () => (this.places[seat]![part] = board));
    }
  }

  #set(view: NamijiView, field: Field): void {
    Object.assign(this, { [field]: view[field] });
  }

  /** Nothing comes any more. */
  leave(): void {
    turns.leave(this);
    clearTimeout(this.#rest);
  }

  /** Something is to be shown with its piece, unless it is shown already. */
  #stage(piece: string, name: string, value: unknown, show: () => void): void {
    if (!this.#isNew(name, value)) return;
    const waiting = this.#stale.get(piece) ?? new Map<string, () => void>();
    this.#stale.set(piece, waiting.set(name, show));
  }

  #show(piece: string): void {
    for (const show of this.#stale.get(piece)?.values() ?? []) show();
    this.#stale.delete(piece);
    this.#restIfDone();
  }

  #isNew(name: string, value: unknown): boolean {
    const written = JSON.stringify(value);
    if (this.#written.has(name) && this.#written.get(name) === written) return false;
    this.#written.set(name, written);
    return true;
  }
}
