import { itinerariesOf } from '../../domain/itinerary/itineraries';
import { oneWayOffer, pageOf, type OfferFacts } from '../../testing/offers';
import {
  bestScore,
  emissionsCompared,
  firstOfEach,
  sortItineraries,
  SORTS,
  usualEmissions,
  type Sort,
} from './flight-order';

const listOf = (...facts: OfferFacts[]) => itinerariesOf([pageOf(facts.map(oneWayOffer))]);

const list = listOf(
  { id: 'cheap', price: '100.00', minutes: 420, stops: 1, kilograms: '180' },
  { id: 'middle', price: '112.00', minutes: 140, kilograms: '120' },
  { id: 'fast', price: '190.00', minutes: 130, kilograms: '110' },
  { id: 'green', price: '240.00', minutes: 300, stops: 1, kilograms: '90' },
  { id: 'silent', price: '115.00', minutes: 200, stops: 2, kilograms: null },
);
const keys = (sort: Sort) => sortItineraries(list, sort).map(({ key }) => key);

describe('the order of flights', () => {
  it.each<[Sort, string[]]>([
    ['best', ['middle', 'silent', 'fast', 'cheap', 'green']],
    ['cheapest', ['cheap', 'middle', 'silent', 'fast', 'green']],
    ['fastest', ['fast', 'middle', 'silent', 'green', 'cheap']],
    ['emissions', ['green', 'fast', 'middle', 'cheap', 'silent']],
  ])('OQ-50 by %s is %j', (sort, expected) => {
    expect(keys(sort)).toEqual(expected);
    expect(firstOfEach(list)?.[sort].key).toBe(expected[0]);
  });

  it.each([
    ['cheap', 0 + 0.5 * ((100 * (420 - 130)) / 130) + 12],
    ['middle', 12 + 0.5 * ((100 * 10) / 130)],
    ['fast', 90],
    ['silent', 15 + 0.5 * ((100 * 70) / 130) + 24],
  ])('OQ-50 gives %s the points that the page promises', (key, points) => {
    const itinerary = list.find((candidate) => candidate.key === key);
    expect(itinerary && bestScore(itinerary, { cents: 10_000, minutes: 130 })).toBeCloseTo(
      points,
      6,
    );
  });

  it('does not depend on the order in which equal flights came', () => {
    const equal = listOf({ id: 'b' }, { id: 'a' }, { id: 'c' });
    for (const sort of SORTS) {
      expect(sortItineraries(equal, sort).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
      expect(sortItineraries([...equal].reverse(), sort).map(({ key }) => key)).toEqual([
        'a',
        'b',
        'c',
      ]);
    }
    expect(firstOfEach([])).toBeNull();
  });

  it.each([
    [['90', '110', '120', '180', null], 120],
    [['90', '110'], null],
    [[], null],
  ])('calls the middle of %j usual', (kilograms, usual) => {
    expect(
      usualEmissions(
        listOf(...kilograms.map((kg, index) => ({ id: String(index), kilograms: kg }))),
      ),
    ).toBe(usual);
  });

  it.each([
    [90, 120, -25],
    [118, 120, 0],
    [150, 120, 25],
    [null, 120, null],
    [90, null, null],
  ])('%s kg where %s is usual is %s percent', (kilograms, usual, percent) => {
    expect(emissionsCompared(kilograms, usual)).toBe(percent);
  });
});
