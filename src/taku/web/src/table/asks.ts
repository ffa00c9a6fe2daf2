/** What was asked at a table, and what became of it. */
import type { AskNow, TableNow } from '../../generated/messages';
import { ownSeats } from '../people';

export const isOwn = (ask: AskNow, now: TableNow): boolean => ownSeats(now).includes(ask.seat);

/** Own questions that stand no longer although nothing came of them, and those who were asked still play themselves. */
export function declined(before: TableNow, now: TableNow): AskNow[] {
  if (now.status !== 'live') return [];
  const standing = new Set(now.asks?.map(({ number }) => number));
  const plays = (seat: number): boolean => !now.seats[seat]?.stand_in && !now.seats[seat]?.has_resigned;
  return (before.asks ?? []).filter(
    (ask) => isOwn(ask, now) && !standing.has(ask.number) && ask.waits_for.every(plays),
  );
}
