import { EMPTY_SEARCH, slicesOf, wireCriteria } from './criteria';
import type { FlightSearch, SliceDraft } from './criteria';

const place = (code: string) => ({ code, name: code });
const slice = (from: string, to: string, departureDate: string): SliceDraft => ({
  from: place(from),
  to: place(to),
  departureDate,
});
const search: FlightSearch = {
  ...EMPTY_SEARCH,
  slices: [slice('AMS', 'BCN', '2026-12-10')],
  returnDate: '2026-12-17',
};

describe('flight search criteria', () => {
  it('FLT-17 makes two slices of a return trip, the second the other way round', () => {
    expect(slicesOf(search)).toEqual([
      { origin: 'AMS', destination: 'BCN', departure_date: '2026-12-10' },
      { origin: 'BCN', destination: 'AMS', departure_date: '2026-12-17' },
    ]);
  });

  it('FLT-17 makes one slice of a one-way trip, whatever return date or further flights were typed before', () => {
    const slices = [...search.slices, slice('BCN', 'LIS', '2026-12-20')];
    expect(slicesOf({ ...search, slices, trip: 'one_way' })).toEqual([
      { origin: 'AMS', destination: 'BCN', departure_date: '2026-12-10' },
    ]);
  });

  it('makes a slice of each flight of a trip to several cities', () => {
    const slices = [...search.slices, slice('MAD', 'LIS', '2026-12-20')];
    expect(
      slicesOf({ ...search, slices, trip: 'multi' }).map(
        ({ origin, destination }) => `${origin} ${destination}`,
      ),
    ).toEqual(['AMS BCN', 'MAD LIS']);
  });

  it.each<[string, Partial<FlightSearch>, object]>([
    ['any number of changes', {}, { max_connections: null }],
    ['direct flights only', { directOnly: true }, { max_connections: 0 }],
    ['FLT-16 a cabin class', { cabinClass: 'premium_economy' }, { cabin_class: 'premium_economy' }],
    [
      'OQ-49 everybody by age',
      { adults: 2, childAges: ['5'], infants: 1 },
      {
        passengers: [
          { type: 'adult' },
          { type: 'adult' },
          { type: 'child', age: 5 },
          { type: 'infant_without_seat' },
        ],
      },
    ],
  ])('says %s in the words of the API', (_, change, wire) => {
    expect(wireCriteria({ ...search, ...change })).toMatchObject(wire);
  });
});
