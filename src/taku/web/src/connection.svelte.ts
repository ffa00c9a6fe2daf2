/** The one socket of the page: it follows tables, notices when the link is dead, and resumes where it was. */
import type { ClientMessage, Hello, ServerMessage, YourTurn } from '../generated/messages';
import { TableState } from './table.svelte';

export const PING_EVERY_MS = 8000;
/** No word for so long after a ping: the link is dead. */
export const SILENCE_MS = 2500;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15000;

/** The part of a WebSocket that is used, so that tests can bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

interface Click {
  match: string;
  ply: number;
  move: string;
}

export class Connection {
  /** `lost` is shown to the person; `connecting` is the first try, which mostly takes no time. */
  status = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');
  hello = $state.raw<Hello>();
  tables = new Map<string, TableState>();
  onturn: (message: YourTurn) => void = () => {};
  onrefused: (match: string | null) => void = () => {};

  private socket: Socket | undefined;
  private followers = new Map<string, number>();
  private clicks: Click[] = [];
  private failures = 0;
  /** While a click is being drawn, nothing that comes in gets in its way. */
  private drawing: Promise<void> | undefined;
  private timers: { ping?: ReturnType<typeof setInterval>; silence?: Timer; retry?: Timer } = {};

  constructor(
    private readonly open: () => Socket,
    private readonly isCalm: () => boolean = () => true,
    private readonly drawn: () => Promise<void> | undefined = () => undefined,
  ) {}

  /** Connect, if that has not been done. */
  start(): void {
    if (this.status === 'idle') this.connect();
  }

  /** Connect anew as somebody else, or because the network is back. */
  restart(): void {
    this.failures = 0;
    this.lose();
    clearTimeout(this.timers.retry);
    this.connect();
  }

  follow(match: string): TableState {
    this.start();
    const table = this.tables.get(match) ?? new TableState(match, this.isCalm);
    this.tables.set(match, table);
    const count = this.followers.get(match) ?? 0;
    this.followers.set(match, count + 1);
    if (count === 0) this.send({ t: 'enter', match, seen: null });
    return table;
  }

  unfollow(match: string): void {
    const count = (this.followers.get(match) ?? 1) - 1;
    this.followers.set(match, count);
    if (count > 0) return;
    this.followers.delete(match);
    this.tables.delete(match);
    this.clicks = this.clicks.filter((click) => click.match !== match);
    this.send({ t: 'leave', match });
  }

  /** A click. Made without a link, it is kept, and sent once if it still fits when the table is there again. */
  play(match: string, move: string): void {
    const table = this.tables.get(match);
    if (!table || table.sentAt === table.ply) return;
    const click = { match, ply: table.ply, move };
    table.sentAt = table.ply;
    table.sentMove = move;
    table.refusal = undefined;
    this.clicks.push(click);
    this.send({ t: 'play', ...click });
    this.drawing = this.drawn()?.then(() => (this.drawing = undefined));
  }

  /** Send something that is not worth keeping when there is no link. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    if (this.status !== 'lost') this.status = 'connecting';
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (this.drawing) void this.drawing.then(() => this.socket === socket && this.receive(message));
      else this.receive(message);
    };
    socket.onclose = () => this.retry();
    this.timers.silence = setTimeout(() => this.retry(), SILENCE_MS * 4);
  }

  private opened(): void {
    this.status = 'open';
    this.failures = 0;
    this.listen();
    this.timers.ping = setInterval(() => this.ping(), PING_EVERY_MS);
    for (const [match, table] of this.tables) this.send({ t: 'enter', match, seen: table.number ?? null });
  }

  private ping(): void {
    this.send({ t: 'ping' });
    this.timers.silence ??= setTimeout(() => this.retry(), SILENCE_MS);
  }

  /** A word was heard: the link is alive. */
  private listen(): void {
    clearTimeout(this.timers.silence);
    delete this.timers.silence;
  }

  private lose(): void {
    clearInterval(this.timers.ping);
    clearTimeout(this.timers.silence);
    delete this.timers.silence;
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private retry(): void {
    this.lose();
    this.status = 'lost';
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS);
    clearTimeout(this.timers.retry);
    this.timers.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private receive(message: ServerMessage): void {
    this.listen();
    if (message.t === 'hello') this.hello = message;
    else if (message.t === 'turn') this.onturn(message);
    else if (message.t === 'refused') this.refuse(message);
    else if (message.t !== 'pong') this.tell(message);
  }

  private tell(message: Exclude<ServerMessage, { t: 'hello' | 'turn' | 'refused' | 'pong' }>): void {
    const table = this.tables.get(message.match);
    if (!table) return;
    if (message.t === 'table') {
      table.enter(message);
      this.resend(table);
    } else if (message.t === 'news') {
      table.learn(message);
      this.clicks = this.clicks.filter((click) => click.match !== message.match || click.ply >= message.ply);
    } else if (message.t === 'past') table.look(message);
    else if (message.t === 'history') table.hear(message);
    else table.weigh(message);
  }

  /** Clicks that got no answer before the link broke: the ply says whether they arrived, or have been overtaken. */
  private resend(table: TableState): void {
    const kept = this.clicks.filter((click) => click.match === table.match);
    this.clicks = this.clicks.filter((click) => click.match !== table.match);
    const last = kept.at(-1);
    const fits = last && last.ply === table.ply && table.scene?.view.offers.some((offer) => offer.text === last.move);
    if (fits) this.play(last.match, last.move);
  }

  private refuse(message: Extract<ServerMessage, { t: 'refused' }>): void {
    const table = message.match ? this.tables.get(message.match) : undefined;
    if (table) {
      table.refusal = message;
      if (message.what === 'play') {
        table.sentAt = undefined;
        this.clicks = this.clicks.filter((click) => click.match !== message.match);
      }
    }
    this.onrefused(message.match ?? null);
  }
}

type Timer = ReturnType<typeof setTimeout>;
