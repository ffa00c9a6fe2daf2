/** What opens a table: against a bot at once, or with a whole form. */
import type { GameCard, SeatForm, TableForm } from '../generated/messages';
import { api } from './api';
import { house } from './house.svelte';
import { go } from './routes.svelte';

export type Level = NonNullable<SeatForm['level']>;

/** A table for the person and bots of a level, with everything else as usual. */
export async function playBots(card: GameCard, level: Level): Promise<void> {
  await house.anybody();
  const bots = Array.from({ length: Math.min(...card.seats) - 1 }, (): SeatForm => ({ kind: 'bot', level }));
  const opened = await api.open({ game: card.name, seats: [{ kind: 'me' }, ...bots] });
  go(`/table/${opened.match}`);
}

export const CLOCKS = ['none', 'move:60s', 'fischer:300s+5s', 'fischer:900s+10s', 'days:1', 'days:3'] as const;

/** A clock's text as something to say: `fischer:300s+5s` is five minutes and five seconds a move. */
export function clockLabel(clock: string): { key: string; args: Record<string, number> } {
  const [kind = 'none', rule = ''] = clock.split(':');
  const [first = 0, second = 0] = rule.split('+').map((part) => parseInt(part, 10) || 0);
  if (kind === 'fischer') return { key: 'clock-fischer', args: { minutes: Math.round(first / 60), seconds: second } };
  if (kind === 'move') return { key: 'clock-move', args: { seconds: first } };
  if (kind === 'days') return { key: 'clock-days', args: { days: first } };
  return { key: 'clock-none', args: {} };
}

export function blankForm(card: GameCard): TableForm {
  const seats: SeatForm[] = Array.from({ length: Math.min(...card.seats) }, (_, seat) => ({ kind: seat ? 'open' : 'me' }));
  const setup = Object.fromEntries(card.choices.map((choice) => [choice.key, choice.default]));
  return { game: card.name, seats, setup, is_public: false, clock: 'none', on_timeout: 'forfeit', is_rated: false };
}
