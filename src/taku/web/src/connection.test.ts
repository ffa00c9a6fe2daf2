import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage, View } from '../generated/messages';
import { eventually } from './built';
import { Connection, PING_EVERY_MS, SILENCE_MS, type Socket } from './connection.svelte';

const MATCH = 'A1b2C3d4E5f6G7h8';

class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: unknown): void {
    this.sent.push(JSON.parse(String(text)) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said(tag: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['t'] === tag);
  }
}

function view(offers: string[]): View {
  const offered = offers.map((text) => ({ text, label: { key: text, args: {} }, spot: text }));
  return { game: 'niwa', seat: 0, seats: 2, mover: 0, phase: 'walk', over: false, scores: null, offers: offered };
}

function table(number: number, ply: number, offers: string[] = [], since = ply): ServerMessage {
  const now = { game: 'niwa', status: 'live' as const, seats: [], setup: {}, clock: 'none', on_timeout: 'forfeit' };
  const rest = { is_public: false, is_rated: false, commitment: '' };
  const tellings = Array.from({ length: ply - since }, (_, i) => ({ actor: 0, lines: [{ key: `told-${since + i}`, args: {} }] }));
  return { t: 'table', match: MATCH, number, ply, table: { ...now, ...rest }, view: view(offers), since, tellings, chat: [] };
}

let sockets: FakeSocket[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  sockets = [];
  connection = new Connection(() => {
    sockets.push(new FakeSocket());
    return last();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function sitDown(): void {
  connection.follow(MATCH);
  last().accept();
  last().hears(table(3, 5, ['a', 'b'], 0));
}

describe('following a table', () => {
  test('entering asks for everything at first and for what was missed afterwards', () => {
    sitDown();
    expect(last().said('enter')).toEqual([{ t: 'enter', match: MATCH, seen: null }]);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(last().said('enter')).toEqual([{ t: 'enter', match: MATCH, seen: 3 }]);
  });

  test('while a click is being drawn the answer waits, and nothing is lost or overtaken', async () => {
    let draw = (): void => {};
    connection = new Connection(
      () => {
        sockets.push(new FakeSocket());
        return last();
      },
      () => true,
      () => new Promise((done) => (draw = done)),
    );
    sitDown();
    const state = connection.tables.get(MATCH)!;
    connection.play(MATCH, 'a');
    expect(last().said('play')).toHaveLength(1);
    last().hears({ t: 'news', match: MATCH, number: 4, ply: 6, view: view(['c']) });
    last().hears({ t: 'news', match: MATCH, number: 5, ply: 7, view: view(['d']) });
    expect(state.scene?.view.offers[0]?.text).toBe('a');
    draw();
    await eventually(() => expect(state.number).toBe(5));
    expect(state.scene?.view.offers[0]?.text).toBe('d');
    last().hears({ t: 'news', match: MATCH, number: 6, ply: 8, view: view(['e']) });
    expect(state.scene?.view.offers[0]?.text).toBe('e');
  });

  test('news replaces whatever was heard from its ply on', () => {
    sitDown();
    const state = connection.tables.get(MATCH)!;
    expect(state.heard.map((one) => one?.lines[0]?.key)).toEqual(['told-0', 'told-1', 'told-2', 'told-3', 'told-4']);
    const tellings = [{ actor: 1, lines: [{ key: 'back', args: {} }] }];
    last().hears({ t: 'news', match: MATCH, number: 4, ply: 4, since: 3, tellings, view: view(['c']) });
    expect(state.heard.map((one) => one?.lines[0]?.key)).toEqual(['told-0', 'told-1', 'told-2', 'back']);
    expect(state.scene?.view.offers[0]?.text).toBe('c');
    expect(state.scene?.tellings).toEqual([]);
    last().hears({ t: 'news', match: MATCH, number: 5, ply: 5, since: 4, tellings, view: view(['d']) });
    expect(state.scene?.tellings).toEqual(tellings);
  });

  test('a table handed over to another own seat is told anew, and only what is new is motion', () => {
    sitDown();
    const tellings = [0, 1, 2, 3, 4, 5].map((ply) => ({ actor: 1, lines: [{ key: `other-${ply}`, args: {} }] }));
    last().hears({ t: 'news', match: MATCH, number: 4, ply: 6, since: 0, tellings, view: view(['c']) });
    const state = connection.tables.get(MATCH)!;
    expect(state.heard[0]?.lines[0]?.key).toBe('other-0');
    expect(state.scene?.tellings).toEqual(tellings.slice(5));
  });

  test('leaving is said once nobody looks any more', () => {
    sitDown();
    connection.follow(MATCH);
    connection.unfollow(MATCH);
    expect(last().said('leave')).toEqual([]);
    connection.unfollow(MATCH);
    expect(last().said('leave')).toEqual([{ t: 'leave', match: MATCH }]);
  });
});

describe('a hint', () => {
  const hinted = (ply: number): object => ({ t: 'hinted', match: MATCH, ply, offers: [{ text: 'walk', chance: 0.5 }] });

  test('is about the choice at hand, and is dropped if it comes later', () => {
    const followed = connection.follow(MATCH);
    last().accept();
    last().hears(table(3, 5, ['walk']));
    last().hears(hinted(4));
    expect(followed.hint).toBeUndefined();
    last().hears(hinted(5));
    expect(followed.hint?.ply).toBe(5);
  });
});

describe('a click', () => {
  test('goes out with the ply it was offered at, and only once', () => {
    sitDown();
    connection.play(MATCH, 'a');
    connection.play(MATCH, 'a');
    expect(last().said('play')).toEqual([{ t: 'play', match: MATCH, ply: 5, move: 'a' }]);
  });

  test('made without a link is sent once after resuming', () => {
    sitDown();
    last().drop();
    connection.play(MATCH, 'b');
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(last().said('play')).toEqual([]);
    last().hears(table(3, 5, ['a', 'b']));
    expect(last().said('play')).toEqual([{ t: 'play', match: MATCH, ply: 5, move: 'b' }]);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().accept();
    last().hears(table(4, 6, ['a', 'b']));
    expect(last().said('play')).toEqual([]);
  });

  test('that the match has overtaken is not sent', () => {
    sitDown();
    last().drop();
    connection.play(MATCH, 'b');
    vi.advanceTimersByTime(1000);
    last().accept();
    last().hears(table(5, 7, ['a', 'b']));
    expect(last().said('play')).toEqual([]);
    expect(connection.tables.get(MATCH)!.sentAt).toBeUndefined();
  });

  test('still waits for its answer when somebody speaks meanwhile', () => {
    sitDown();
    connection.play(MATCH, 'a');
    last().hears({ t: 'news', match: MATCH, number: 4, ply: 5, lines: [{ number: 3, speaker: 'x', name: 'Bo', text: 'hm', at: 1 }] });
    connection.play(MATCH, 'a');
    expect(last().said('play')).toHaveLength(1);
    expect(connection.tables.get(MATCH)!.chat[0]?.text).toBe('hm');
  });

  test('that is refused can be made again', () => {
    sitDown();
    connection.play(MATCH, 'a');
    last().hears({ t: 'refused', what: 'play', why: { key: 'refused-stale', args: {} }, text: 'stale', match: MATCH });
    expect(connection.tables.get(MATCH)!.refusal?.why.key).toBe('refused-stale');
    connection.play(MATCH, 'b');
    expect(last().said('play')).toHaveLength(2);
  });
});

describe('the link', () => {
  test('a dead one is noticed within ten and a half seconds', () => {
    sitDown();
    vi.advanceTimersByTime(PING_EVERY_MS + SILENCE_MS - 1);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(connection.status).toBe('lost');
    expect(PING_EVERY_MS + SILENCE_MS).toBeLessThanOrEqual(10_500);
  });

  test('a living one stays', () => {
    sitDown();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(PING_EVERY_MS);
      last().hears({ t: 'pong' });
    }
    expect(connection.status).toBe('open');
    expect(sockets).toHaveLength(1);
  });

  test('is tried again, more and more patiently', () => {
    sitDown();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const [before, count] = [Date.now(), sockets.length];
      last().drop();
      while (sockets.length === count) vi.advanceTimersByTime(50);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  });
});
