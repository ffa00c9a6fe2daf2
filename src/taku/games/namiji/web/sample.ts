/** A moment made up for the rules page: enough of a view for racks, Panoramas and the School to be drawn. */
import type { NamijiView } from './types';

const N = null;

export const SAMPLE: NamijiView = {
  game: 'namiji', seat: null, seats: 1, mover: -1, phase: 'sailing', over: false, scores: [16], offers: [],
  box: 'house', kinds: ['bream', 'tuna', 'mackerel', 'flounder'], legs: [], worth: [5, 7, 9, 3, 3, 3, 3], lengths: [3, 4, 5],
  boats: [], school: { up: [0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0], down: [4, 3, 4, 4, 4, 4, 3, 4, 2, 4, 4, 4] }, decks: {},
  boards: [
    {
      rack: [5, 6, 6, 7, 1, 3, 3, 0, 9, N, N, N],
      lines: ['scored', 'scored', 'open', 'scored', 'dead', 'dead', 'dead'],
      nets: [['b1', 'c1'], ['b2', 'c2']], sections: [3, 2, 4], bonuses: ['dolphin'], offerings: 2, penalty: 6,
    },
  ],
};
