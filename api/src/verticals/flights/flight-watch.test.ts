import { ownCaches } from '../../platform/answers/answer-caches';
import { knownPages } from '../../platform/site-pages/site-pages';
import type { FlightPassenger } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { FlightWatch } from '../../price-alerts/watched-product';
import { flightWatch } from './flight-watch';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const TOWNS: Readonly<Record<string, string>> = {
  AMS: 'Amsterdam',
  BCN: 'Barcelona',
  LIS: 'Lisbon',
};

/** Only what an alert asks of a supplier and of the catalogue. */
const supplier = {
  place: (code: string) =>
    Promise.resolve(TOWNS[code] === undefined ? null : { cityName: TOWNS[code], country: 'NL' }),
  search: () => Promise.resolve({ offerRequestId: 'orq_1' }),
  offers: () =>
    Promise.resolve({
      offers: [{ price: { base: money(9_000), tax: money(1_000), total: money(10_000) } }],
    }),
};
const watched = flightWatch({
  suppliers: { duffel: supplier },
  pages: knownPages,
  openCache: ownCaches,
  catalogue: { cityNamed: () => null },
  commission: { percent: 0, cents: 0 },
} as never);

const leg = (origin: string, destination: string, day: string) => ({
  origin,
  destination,
  departure_date: day,
});
const ADULT: FlightPassenger = { type: 'adult' };
const flight = (
  slices: ReturnType<typeof leg>[],
  more: Partial<FlightWatch> = {},
): FlightWatch => ({
  ...{ product: 'flights', slices, cabin_class: 'economy', max_connections: null },
  passengers: [ADULT],
  ...more,
});
const OUT = leg('AMS', 'BCN', '2026-12-10');
const BACK = leg('BCN', 'AMS', '2026-12-14');

describe('an alert on a flight search', () => {
  it.each<[string, FlightWatch, string, string | null, string]>([
    [
      'one way',
      flight([OUT]),
      'Amsterdam – Barcelona',
      null,
      'trip=one_way&from=AMS&to=BCN&departureDate=2026-12-10&cabinClass=economy&adults=1',
    ],
    [
      'there and back',
      flight([OUT, BACK], {
        max_connections: 0,
        passengers: [ADULT, { type: 'child', age: 7 }, { type: 'infant_without_seat' }],
      }),
      'Amsterdam – Barcelona',
      '2026-12-14',
      'trip=return&from=AMS&to=BCN&departureDate=2026-12-10&returnDate=2026-12-14&cabinClass=economy&direct=1&adults=1&childAges=7&infants=1',
    ],
    [
      'several cities',
      flight([OUT, leg('BCN', 'LIS', '2026-12-12')]),
      'Amsterdam – Barcelona – Lisbon',
      '2026-12-12',
      'trip=multi&from=AMS&to=BCN&departureDate=2026-12-10&from=BCN&to=LIS&departureDate=2026-12-12&cabinClass=economy&adults=1',
    ],
  ])(
    '%s is named by its towns and leads back to its results',
    async (_what, watch, title, endsOn, query) => {
      expect(await watched.describe(watch, { language: 'nl', now: NOW })).toEqual({
        title,
        startsOn: '2026-12-10',
        endsOn,
      });
      expect(await watched.href(watch, 'en')).toBe(`/flights/results?${query}`);
      expect(await watched.href(watch, 'nl')).toBe(`/nl/vluchten/resultaten?${query}`);
    },
  );

  it.each([
    ['a place that nobody knows', flight([leg('AMS', 'XXX', '2026-12-10')])],
    ['a day that is over', flight([leg('AMS', 'BCN', '2026-11-01')])],
  ])('refuses %s', async (_what, watch) => {
    await expect(watched.describe(watch, { language: 'en', now: NOW })).rejects.toMatchObject({
      statusCode: 422,
    });
  });
});
