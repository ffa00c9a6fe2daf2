/** How the people, bots and empty chairs at a table are called. */
import type { SeatNow, TableNow } from '../generated/messages';
import { t } from './words.svelte';

/** What guests are called who chose no name, in whichever language they were then. */
export const GUESTS = ['Guest', 'Invité', 'Гость'];
export const personName = (name: string): string => (!name || GUESTS.includes(name) ? t('guest-name') : name);

function seatName(seat: SeatNow, index: number): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'person') return personName(seat.name ?? '');
  // In a record that was opened nobody knows who played.
  return seat.name || (seat.level ? t('seat-of-bot', { level: t(`level-${seat.level}`) }) : t('seat-number', { number: index + 1 }));
}

/** Names by seat; those alike are told apart: bots are counted, and an empty chair has the number of its seat, as its link. */
export function namesOf(seats: SeatNow[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) => {
    const isAlike = (other: string): boolean => other === name;
    if (names.filter(isAlike).length < 2) return name;
    return `${name} ${seats[seat]!.kind === 'open' ? seat + 1 : names.slice(0, seat + 1).filter(isAlike).length}`;
  });
}

/** Who won; what is said otherwise if nobody did. */
export function verdict(winners: string[], otherwise: string): string {
  if (winners.length > 1) return t('shared', { names: winners.join(', ') });
  return winners.length ? t('winner', { name: winners[0]! }) : otherwise;
}

/** The seats of whoever looks: none, one, or several on one device. */
export function ownSeats({ seats, you }: Pick<TableNow, 'seats' | 'you'>): number[] {
  const speaker = you == null ? undefined : seats[you]?.speaker;
  return seats.flatMap((seat, index) => (speaker && seat.speaker === speaker ? [index] : []));
}

/** A name where there may be no room for it: what may be cut short, and the number after it, by which it is known. */
export function cuttable(name: string): [string, string] {
  const [, words = name, number = ''] = /^(.+?)(\s\d+)?$/.exec(name) ?? [];
  return [words, number];
}
