import { expect, it } from 'vitest';
import { aloud } from './aloud';
import type { NautilusView } from './types';

const view = { lanes: ['science +1', 'war -1', 'science +2', 'navigation +1', 'exploration +1'] } as NautilusView;

it('says which domain lies in the lane of a placement', () => {
  const offer = { text: 'place 7 a2', spot: 'a2', label: { key: 'lay', args: { card: 7, at: 'a2' } } };
  expect(aloud(offer, view)).toEqual({ key: 'board-lane', args: { lane: 2, domain: 'war', stars: 'ink' } });
});

it('adds nothing to what says it all', () => {
  const offer = { text: 'keep eye', spot: 'eye', label: { key: 'offer-keep', args: { card: 'eye' } } };
  expect(aloud(offer, view)).toBeUndefined();
});
