import { CABIN_CLASSES, EMPTY_SEARCH, slicesOf } from './criteria';

const search = { ...EMPTY_SEARCH, from: 'AMS', to: 'BCN', departureDate: '2026-12-10', returnDate: '2026-12-17' };

describe('flight search criteria', () => {
  it('FLT-16 knows the four cabin classes', () => {
    expect(CABIN_CLASSES).toEqual(['economy', 'premium_economy', 'business', 'first']);
  });

  it('FLT-17 makes two slices of a return trip, the second the other way round', () => {
    expect(slicesOf(search)).toEqual([
      { origin: 'AMS', destination: 'BCN', departure_date: '2026-12-10' },
      { origin: 'BCN', destination: 'AMS', departure_date: '2026-12-17' },
    ]);
  });

  it('FLT-17 makes one slice of a one-way trip, whatever return date was typed before', () => {
    expect(slicesOf({ ...search, trip: 'one_way' })).toEqual([{ origin: 'AMS', destination: 'BCN', departure_date: '2026-12-10' }]);
  });
});
