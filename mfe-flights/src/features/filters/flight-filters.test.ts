import { itinerariesOf } from '../../domain/itinerary/itineraries';
import { oneWayOffer, pageOf } from '../../testing/offers';
import { countFilters, durationLimits } from './filter-counts';
import { activeFilters } from './flight-facets';
import {
  filterItineraries,
  NO_FILTERS,
  withSliceParts,
  type FlightFilters,
} from './flight-filters';

const list = itinerariesOf([
  pageOf([
    oneWayOffer({
      id: 'early',
      price: '100.00',
      departs: '06:30',
      minutes: 130,
      hasCheckedBag: false,
    }),
    oneWayOffer({
      id: 'early-bag',
      flights: 'early',
      price: '140.00',
      departs: '06:30',
      minutes: 130,
    }),
    oneWayOffer({
      id: 'noon',
      price: '150.00',
      departs: '12:00',
      minutes: 250,
      stops: 1,
      airline: 'AF',
    }),
    oneWayOffer({
      id: 'night',
      price: '80.00',
      departs: '23:30',
      minutes: 400,
      stops: 3,
      airline: 'VY',
      hasCheckedBag: false,
    }),
  ]),
]);
const passing = (filters: Partial<FlightFilters>) =>
  filterItineraries(list, { ...NO_FILTERS, ...filters }).map(
    ({ key, fares }) => `${key} ${fares[0].offer.total_amount}`,
  );

describe('filters of flights', () => {
  it.each<[string, Partial<FlightFilters>, string[]]>([
    ['nothing', {}, ['early 100.00', 'noon 150.00', 'night 80.00']],
    ['direct flights', { stops: ['0'] }, ['early 100.00']],
    ['one stop, or two and more', { stops: ['1', '2'] }, ['noon 150.00', 'night 80.00']],
    ['airlines', { airlines: ['AF', 'VY'] }, ['noon 150.00', 'night 80.00']],
    [
      'a checked bag, at the price of the fare that has it',
      { bags: ['checked'] },
      ['early 140.00', 'noon 150.00'],
    ],
    [
      'the time of departure',
      { departure: [['morning', 'evening']] },
      ['early 100.00', 'night 80.00'],
    ],
    [
      'the time of arrival, past midnight',
      { arrival: [['morning']] },
      ['early 100.00', 'night 80.00'],
    ],
    ['the travel time', { maxMinutes: 250 }, ['early 100.00', 'noon 150.00']],
    ['the price of a fare that still fits', { minPrice: 101, maxPrice: 145 }, ['early 140.00']],
    ['all together', { stops: ['0', '1'], bags: ['checked'], maxPrice: 145 }, ['early 140.00']],
    ['what nothing has', { airlines: ['XX'] }, []],
  ])('OQ-50 by %s', (_, filters, expected) => {
    expect(passing(filters)).toEqual(expected);
  });

  it('OQ-50 count what each choice would leave beside the other filters', () => {
    expect(countFilters(list, NO_FILTERS)).toMatchObject({
      stops: { 0: 1, 1: 1, 2: 1 },
      airlines: [
        { code: 'AF', name: 'Air France', count: 1 },
        { code: 'KL', name: 'KLM', count: 1 },
        { code: 'VY', name: 'VY', count: 1 },
      ],
      bags: { carry_on: 3, checked: 2 },
      bagPrices: { carry_on: 8_000, checked: 14_000 },
      departure: [{ night: 0, morning: 1, afternoon: 1, evening: 1 }],
      arrival: [{ night: 0, morning: 2, afternoon: 1, evening: 0 }],
      prices: { min: 80, max: 150 },
    });
    const counts = countFilters(list, { ...NO_FILTERS, stops: ['0'], maxPrice: 120 });
    expect(counts.stops).toEqual({ 0: 1, 1: 0, 2: 1 });
    expect(counts.bags).toEqual({ carry_on: 1, checked: 0 });
    expect(counts.bagPrices).toEqual({ carry_on: 10_000, checked: null });
    expect(counts.airlines.map(({ count }) => count)).toEqual([0, 1, 0]);
    expect(countFilters([], NO_FILTERS)).toMatchObject({
      airlines: [],
      departure: [],
      prices: null,
      durations: [],
    });
  });

  it('offers limits of travel time that leave something and leave something out', () => {
    expect(durationLimits(list).map((minutes) => minutes / 60)).toEqual([3, 4, 5, 6]);
    expect(durationLimits(list.slice(0, 1))).toEqual([]);
    expect(
      durationLimits(
        itinerariesOf([
          pageOf([oneWayOffer({ id: 'a', minutes: 100 }), oneWayOffer({ id: 'b', minutes: 2000 })]),
        ]),
      ).length,
    ).toBeLessThanOrEqual(6);
  });

  it('a choice is taken off by choosing it again, for each slice by itself', () => {
    expect(withSliceParts([['morning']], 1, ['night'])).toEqual([['morning'], ['night']]);
  });

  it('each filter that is on can be taken off by itself', () => {
    const filters: FlightFilters = {
      stops: ['0'],
      airlines: ['KL'],
      bags: ['checked'],
      departure: [['morning']],
      arrival: [[], ['night']],
      maxMinutes: 240,
      minPrice: 50,
      maxPrice: 400,
    };
    const words = {
      t: (key: string) => key,
      airline: () => 'KLM',
      slice: String,
      duration: String,
      price: String,
    };
    const activeIn = (asked: FlightFilters) =>
      activeFilters({ filters: asked, counts: countFilters(list, asked), words });
    const active = activeIn(filters);
    expect(active.map(({ id }) => id)).toEqual([
      'stops 0',
      'airlines KL',
      'bags checked',
      'departure.0 morning',
      'arrival.1 night',
      'duration',
      'priceFrom',
      'priceTo',
    ]);
    for (const { id, without } of active)
      expect(activeIn(without).map((left) => left.id)).toEqual(
        active.map((all) => all.id).filter((other) => other !== id),
      );
    expect(activeIn(NO_FILTERS)).toEqual([]);
  });
});
