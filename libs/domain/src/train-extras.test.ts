import { extraOwner } from './train-extras';

const fare = (id: string, travelerId: string, ...segmentIds: string[]) => ({
  id,
  travelerId,
  segmentIds,
});
const leg = (id: string, ...segments: string[]) => ({
  id,
  solution: { segments: segments.map((segment) => ({ id: segment })) },
});

const TICKETS = {
  legs: [leg('out', 's1', 's2'), leg('back', 's3')],
  fareOffers: [
    fare('f1', 't1', 's1', 's2'),
    fare('f2', 't2', 's1', 's2'),
    fare('f3', 't1', 's3'),
    fare('f4', 't2', 's1'),
  ],
  serviceOffers: [
    { id: 'bag-1', fareOfferIds: ['f1'] },
    { id: 'bag-2', fareOfferIds: ['f2'] },
    { id: 'bag-3', fareOfferIds: ['f3'] },
    { id: 'seats', fareOfferIds: ['f1', 'f2'] },
    { id: 'meals', fareOfferIds: ['f1', 'f3'] },
  ],
};

describe('whose an extra is, and on which journey', () => {
  it.each([
    ['one person on the way out', 'bag-1', { travelerId: 't1', legId: 'out' }],
    ['the other person', 'bag-2', { travelerId: 't2', legId: 'out' }],
    ['the same one on the way back', 'bag-3', { travelerId: 't1', legId: 'back' }],
    ['both people on one journey', 'seats', { travelerId: null, legId: 'out' }],
    ['one person on both journeys', 'meals', { travelerId: 't1', legId: null }],
    ['an extra that is not known', 'none', { travelerId: null, legId: null }],
  ])('%s', (_, id, owner) => {
    expect(extraOwner(TICKETS, id)).toEqual(owner);
  });
});
