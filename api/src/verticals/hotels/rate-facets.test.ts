import type { StayRate } from '../../ports/stay-supplier';
import { aRate } from '../../../test/builders/build-rate';
import { priceSpread } from './price-spread';
import { isFree, notableRates, payLater } from './rate-facets';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const LATER = new Date('2026-12-08T22:59:00Z');

describe('The rates of a hotel in a list', () => {
  it.each<[string, Partial<StayRate>, boolean, 'us' | 'property' | null]>([
    ['not given back', {}, false, null],
    ['given back until a day to come', { freeCancellationUntil: LATER }, true, 'us'],
    ['given back until a moment ago', { freeCancellationUntil: new Date(NOW) }, false, null],
    [
      'given back until tomorrow, too soon for a later payment',
      { freeCancellationUntil: new Date(NOW + 86_400_000) },
      true,
      null,
    ],
    ['paid at the property', { paymentType: 'CARD_CHECK_IN' }, false, 'property'],
    ['with a deposit', { paymentType: 'CARD_BOOKING', freeCancellationUntil: LATER }, true, null],
  ])('%s', (_name, facts, free, later) => {
    expect([isFree(aRate(facts), NOW), payLater(aRate(facts), NOW)]).toEqual([free, later]);
  });

  it('are those for which no other one costs no more and gives no less', () => {
    const rates = [
      aRate({ id: 'cheapest' }),
      aRate({ id: 'same again' }),
      aRate({ id: 'deal', memberDeal: true }),
      aRate({ id: 'flexible', freeCancellationUntil: LATER }),
      aRate({ id: 'flexible for less long', freeCancellationUntil: new Date(NOW) }),
      aRate({ id: 'breakfast', board: 'BB' }),
      aRate({ id: 'at the property', paymentType: 'DIRECT' }),
      aRate({ id: 'all of it', board: 'AI', paymentType: 'DIRECT', freeCancellationUntil: LATER }),
      aRate({ id: 'dinner, flexible', board: 'HB', freeCancellationUntil: LATER }),
    ];
    expect(notableRates(rates).map(({ id }) => id)).toEqual([
      'cheapest',
      'deal',
      'flexible',
      'breakfast',
      'at the property',
      'all of it',
    ]);
  });
});

describe('The spread of prices', () => {
  it.each<[string, number[], unknown]>([
    ['of nothing', [], null],
    ['of one', [41_250], { lowest: 412, highest: 413, from: 412, step: 1, counts: [1] }],
    [
      'in steps that are easy to read',
      [10_050, 19_900, 30_000],
      { lowest: 100, highest: 300, from: 100, step: 20, counts: [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1] },
    ],
  ])('%s', (_name, cents, spread) => {
    expect(priceSpread(cents)).toEqual(spread);
  });

  it('is not stretched by a few that cost far more', () => {
    const cents = Array.from({ length: 99 }, (_, index) => 10_000 + index * 100);
    const spread = priceSpread([...cents, 900_000]);
    expect(spread).toMatchObject({ lowest: 100, highest: 9000, step: 10 });
    expect(spread?.counts).toHaveLength(10);
    expect(spread?.counts.at(-1)).toBe(10);
  });
});
