// Written by tools/write_types.py from the Python structs; do not edit.

/** A sentence without a language: a message of the game's words and what to fill in. */
export interface Label {
  key: string;
  args: Record<string, string | number>;
}

/** A move on offer: its text for the log, its label for people, the spot on the board to click. */
export interface Offer {
  text: string;
  label: Label;
  spot: string;
}

/** What one seat hears of one move: who made it, and sentences that also drive the animation. */
export interface Telling {
  actor: number;
  lines: Label[];
}

/** What every view says, whatever the game. `seat` is None for a watcher. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  mover: number;
  phase: string;
  over: boolean;
  scores: number[] | null;
  offers: Offer[];
}

/** Follow a table. `seen` is the last number you have of it: the answer holds what came since, and nothing twice. */
export interface Enter {
  t: 'enter';
  match: string;
  seen?: number | null;
}

/** Stop following a table; a seat at it is kept. */
export interface Leave {
  t: 'leave';
  match: string;
}

/** Make a move: the text of an offer, and the ply at which it was offered. */
export interface Play {
  t: 'play';
  match: string;
  ply: number;
  move: string;
}

/** Take back your last move: at once if nobody has learned anything since, otherwise the other players are asked. */
export interface Undo {
  t: 'undo';
  match: string;
  ply: number;
}

/** Ask for a pause; the clocks stop when all players have agreed. */
export interface Pause {
  t: 'pause';
  match: string;
}

/** Resume a paused match. */
export interface Resume {
  t: 'resume';
  match: string;
}

/** Answer the request with the number `ask`. The player who made it withdraws it by answering no. */
export interface Answer {
  t: 'answer';
  match: string;
  ask: number;
  yes: boolean;
}

/** Resign. */
export interface Resign {
  t: 'resign';
  match: string;
}

/** Decide about a seat whose player is away: a bot of a level takes over, or the match ends. */
export interface Absent {
  t: 'absent';
  match: string;
  seat: number;
  do: 'bot' | 'end';
  level?: 'adept' | 'apprentice' | 'master' | 'novice';
}

/** Write a line of chat. */
export interface Say {
  t: 'say';
  match: string;
  text: string;
}

/** Mute or unmute a speaker's lines; only the host can do it for `everybody`. */
export interface Mute {
  t: 'mute';
  match: string;
  speaker: string;
  on: boolean;
  everybody?: boolean;
}

/** Report a line of chat, by its number, to the host. */
export interface Report {
  t: 'report';
  match: string;
  number: number;
}

/** Ask for a rematch with the seats rotated. The first request opens the new table; `table.rematch` leads to it. */
export interface Rematch {
  t: 'rematch';
  match: string;
}

/** Ask how the table looked after so many plies. */
export interface Look {
  t: 'look';
  match: string;
  ply: number;
}

/** Ask what was told from one ply up to another. */
export interface Hear {
  t: 'hear';
  match: string;
  since: number;
  until: number;
}

/** Ask what a master would play. Not possible in rated matches. */
export interface Hint {
  t: 'hint';
  match: string;
  ply: number;
}

/** Check the connection. */
export interface Ping {
  t: 'ping';
}

/** The first message: who you are, which version of the page the server has, and how links for others begin. */
export interface Hello {
  t: 'hello';
  player: string;
  name: string;
  version: string;
  address?: string;
}

/** The whole table for a client that enters it, with the tellings since what it had seen. */
export interface Table {
  t: 'table';
  match: string;
  number: number;
  ply: number;
  table: TableNow;
  view: View | null;
  since: number;
  tellings: Telling[];
  chat: ChatLine[];
  reports?: number[];
}

/** Everything about a table but the board, as one person sees it. `you` is your seat, None for a spectator. */
export interface TableNow {
  game: string;
  status: 'live' | 'over' | 'paused' | 'waiting';
  seats: SeatNow[];
  setup: Record<string, string>;
  clock: string;
  on_timeout: string;
  is_public: boolean;
  is_rated: boolean;
  commitment: string;
  you?: number | null;
  is_host?: boolean;
  undo?: 'ask' | 'free' | 'no';
  asks?: AskNow[];
  result?: ResultNow | null;
  seed?: string | null;
  rematch?: string | null;
  muted?: string[];
}

/** A place at the table: who sits there, and whether they are here. */
export interface SeatNow {
  kind: 'bot' | 'open' | 'person';
  name?: string;
  speaker?: string;
  level?: 'adept' | 'apprentice' | 'master' | 'novice' | null;
  stand_in?: 'adept' | 'apprentice' | 'master' | 'novice' | null;
  is_here?: boolean;
  is_away_too_long?: boolean;
  has_resigned?: boolean;
  clock?: ClockNow | null;
}

/** A seat's time as it stood when this was sent: what is left, and whether it is running. */
export interface ClockNow {
  left_ms: number;
  runs?: boolean;
}

/** A request that waits for answers: to take back to a ply, or to pause. */
export interface AskNow {
  number: number;
  kind: 'pause' | 'undo';
  seat: number;
  waits_for: number[];
  ply: number;
}

/** How a match ended: by its rules, or because a seat resigned, ran out of time or stayed away. */
export interface ResultNow {
  reason: 'absent' | 'played' | 'resigned' | 'time';
  winners: number[];
  scores: number[];
}

/** A line of chat, under the number of the moment it was said. */
export interface ChatLine {
  number: number;
  speaker: string;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}

/** Something happened at a table: only the fields that changed. */
export interface News {
  t: 'news';
  match: string;
  number: number;
  ply: number;
  since?: number;
  tellings?: Telling[];
  view?: View;
  table?: TableNow;
  lines?: ChatLine[];
  reports?: number[];
}

/** The table as it was after so many plies, and what was told of the last of them. */
export interface Past {
  t: 'past';
  match: string;
  ply: number;
  view: View;
  telling: Telling | null;
}

/** What was told from a ply on. */
export interface History {
  t: 'history';
  match: string;
  since: number;
  tellings: Telling[];
}

/** What a master thinks of the offers at a ply, best first. */
export interface Hinted {
  t: 'hinted';
  match: string;
  ply: number;
  offers: Weighed[];
}

/** An offer and the chance to win that a master gives it. */
export interface Weighed {
  text: string;
  chance: number;
}

/** It is your turn at a table that you do not follow; a table that you follow says so in its news. */
export interface YourTurn {
  t: 'turn';
  match: string;
  game: string;
  ply: number;
}

/** No, and why: the key of a message in Taku's words, and an English sentence for clients without them. */
export interface Refused {
  t: 'refused';
  what: string;
  why: Label;
  text: string;
  match?: string | null;
}

/** The answer to a ping. */
export interface Pong {
  t: 'pong';
}

/** One question of the form: its key, its values, whether any other text will do too, and the default. */
export interface Choice {
  key: string;
  values: string[];
  is_open: boolean;
  default: string;
}

/** A game as the lobby shows it; the set-up form is made from its choices. */
export interface GameCard {
  name: string;
  edition: number;
  seats: number[];
  choices: Choice[];
  levels: string[];
}

/** Who you are here. */
export interface Me {
  player: string;
  name: string;
  has_webhook: boolean;
}

/** How you want to be called. */
export interface NameForm {
  name: string;
}

/** Who shall sit at a new table: you, whoever comes, or a bot. */
export interface SeatForm {
  kind: 'bot' | 'me' | 'open';
  level?: 'adept' | 'apprentice' | 'master' | 'novice' | null;
  name?: string | null;
}

/** A table to be opened. */
export interface TableForm {
  game: string;
  seats: SeatForm[];
  setup?: Record<string, string>;
  is_public?: boolean;
  clock?: string;
  on_timeout?: 'bot' | 'forfeit';
  is_rated?: boolean;
}

/** A record to go on from, from the position after `ply` (the last one if left out). */
export interface ImportForm {
  record: string;
  seats: SeatForm[];
  ply?: number | null;
}

/** A link to a seat; without a seat it is good for any that is open. */
export interface Invitation {
  path: string;
  seat: number | null;
}

/** A table that was opened, and how others come to it. */
export interface Opened {
  match: string;
  path: string;
  invitations: Invitation[];
}

/** Sit down: at a public table freely, otherwise with the code of an invitation. */
export interface SitForm {
  code?: string | null;
  seat?: number | null;
}

/** A table as lists show it. */
export interface TableCard {
  match: string;
  game: string;
  status: 'live' | 'over' | 'paused' | 'waiting';
  seats: SeatNow[];
  clock: string;
  is_public: boolean;
  is_rated: boolean;
  ply: number;
  updated: number;
  mover?: number | null;
  you?: number | null;
  is_your_turn?: boolean;
  winners?: number[];
}

/** What the rules page of a table needs: its players, its set-up, and its components where they may differ. */
export interface TableRules {
  game: string;
  seats: number;
  setup: Record<string, string>;
  components?: Record<string, unknown> | null;
}

/** A link that makes another device yours, once and soon, and the same as a QR code in SVG. */
export interface DeviceLink {
  path: string;
  qr: string;
  expires: number;
}

/** A code from a one-time link. */
export interface CodeForm {
  code: string;
}

/** A name for a new token of the bot API. */
export interface TokenForm {
  name: string;
}

/** A token, shown this once. */
export interface NewToken {
  id: string;
  name: string;
  token: string;
}

/** A token as lists show it. */
export interface TokenCard {
  id: string;
  name: string;
  created: number;
}

/** Where to be told of your turns. */
export interface WebhookForm {
  url: string;
  form?: 'discord' | 'json' | 'slack';
  language?: 'en' | 'fr' | 'ru';
}

/** A browser's Web Push subscription. */
export interface PushForm {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The server's public VAPID key, as browsers want it. */
export interface PushKey {
  key: string;
}

/** A bot's move. */
export interface MoveForm {
  ply: number;
  move: string;
}

/** It was done. */
export interface Done {
  match: string | null;
}

/** Why something was refused: the key of a message in Taku's words, and an English sentence. */
export interface Problem {
  key: string;
  text: string;
  args: Record<string, string | number>;
}

/** A bot's answer to what was asked; `ask` is the number under which it was. */
export interface AnswerForm {
  ask: number;
  yes: boolean;
}

/** A bot's line of chat. */
export interface ChatForm {
  text: string;
}

/** Everything found out about a match. `chances[ply]` are everybody's before that ply; the last are the end's. */
export interface Analysis {
  game: string;
  seats: number;
  plies: string[];
  chances: number[][];
  swings: Swing[];
  advice: Advice[];
}

/** A ply that changed the chances: by how much for whom, and what was told of it. */
export interface Swing {
  ply: number;
  actor: number;
  text: string;
  seat: number;
  change: number;
  told: Label[];
}

/** One decision: what was made of it, and what a search would have preferred, best first. */
export interface Advice {
  ply: number;
  seat: number;
  played: Worded;
  preferred: Worded[];
}

/** An offer as people read it. */
export interface Worded {
  text: string;
  value: number | null;
  visits: number;
  label: Label;
}

export type ClientMessage = Enter | Leave | Play | Undo | Pause | Resume | Answer | Resign | Absent | Say | Mute | Report | Rematch | Look | Hear | Hint | Ping;

export type ServerMessage = Hello | Table | News | Past | History | Hinted | YourTurn | Refused | Pong;
