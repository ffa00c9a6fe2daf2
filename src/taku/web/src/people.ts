/** How the people, bots and empty chairs at a table are called. */
import type { SeatNow } from '../generated/messages';
import { t } from './words.svelte';

export function seatName(seat: SeatNow): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return seat.name || t('seat-of-bot', { level: t(`level-${seat.level ?? 'adept'}`) });
  return seat.name || t('guest-name');
}

/** Names by seat; bots of the same level are told apart. */
export function namesOf(seats: SeatNow[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) => {
    const alike = names.filter((other) => other === name).length;
    return alike > 1 ? `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}
