/** What never changes and is therefore not sent: lanes, domains, how many cards each has, which cards move others. */
export const LANES = [1, 2, 3, 4, 5] as const;
export const ROUNDS = [1, 2, 3, 4, 5, 6] as const;
export const DOMAINS = ['science', 'exploration', 'navigation', 'engineering', 'war'] as const;
/** By domain: cards worth two stars, one star, and ink. */
export const COPIES = [1, 4, 1] as const;

const STARS: Record<string, string> = { '+2': 'two', '+1': 'one', '-1': 'ink' };
const ARROWS: Record<string, string> = { '6': 'vertical', '7': 'horizontal', '8': 'horizontal', '9': 'vertical' };

/** The side of the submarine that belongs to a seat. */
export const sideOf = (seat: number): string => (seat === 0 ? 'a' : 'b');

/** `vertical`, `horizontal` or nothing. */
export const arrowOf = (card: string): string | undefined => ARROWS[card];

/** `science +2` as the arguments of a sentence. */
export function domainArgs(card: string): { domain: string; stars: string } {
  const [domain = '', value = ''] = card.split(' ');
  return { domain, stars: STARS[value] ?? '' };
}

/** The message that explains a card. */
export function explanationOf(card: string): string {
  const arrow = arrowOf(card);
  if (arrow) return `explain-${arrow}`;
  if (card === '1' || card === '14') return `explain-card-${card}`;
  return Number(card) ? 'explain-diver' : `explain-${card}`;
}
