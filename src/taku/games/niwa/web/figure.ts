/** How high things are on a figure, measured from the middle of its stone. */

const FEET = 9;
const BEAD = 15.5;

/** The middle of the bead on a level, counted from the bottom. */
export const levelAt = (level: number): number => FEET - BEAD * level;

/** Where a bead hovers that is between two figures. */
export const IN_HAND = -94;

/** No figure wears more. */
export const MOST_BEADS = 3;
