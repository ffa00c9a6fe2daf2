/** The numbers of a box as the sentences of the rules page want them. */
import type { Components } from './types';

export const isHouse = ({ box }: Components): boolean => box === 'house';

/** How many cards and tokens there are of each sort. */
export const cardsIn = ({ fish, nets, shrimp, crabs, meals, upgrades, rocks, early_birds: birds }: Components): Record<string, number> => ({
  fish, nets, shrimp, crabs, rocks: rocks.length, birds: birds.length,
  dock: meals.reduce((sum, { copies }) => sum + copies, Object.keys(upgrades).length),
});

/** What offerings left cost at the end, the most of them first. */
export const penaltiesOf = ({ penalty }: Components): { left: number; points: number }[] =>
  penalty.map((points, left) => ({ left, points })).slice(1).reverse();
