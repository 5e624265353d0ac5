import {
  bookingBucket,
  sortOutBookings,
  toBookingFilter,
  type DatedBooking,
} from './booking-buckets';

/** Half past eleven in the evening of 13 January in Lisbon, half past twelve of the 14th in Madrid. */
const NOW = Date.parse('2027-01-13T23:30:00Z');

const booking = (status: string, lastDay: string, timeZone = 'Europe/Madrid'): DatedBooking => ({
  status,
  lastDay,
  timeZone,
});
const itself = (dated: DatedBooking) => dated;

const CASES: [string, DatedBooking, ReturnType<typeof bookingBucket>][] = [
  ['a trip to come', booking('confirmed', '2027-01-20'), 'incoming'],
  ['one that ends today', booking('confirmed', '2027-01-14'), 'incoming'],
  ['one that ended yesterday', booking('confirmed', '2027-01-13'), 'expired'],
  [
    'one that ends today by the clock of its end',
    booking('confirmed', '2027-01-13', 'Europe/Lisbon'),
    'incoming',
  ],
  [
    'one that ended yesterday in Tokyo',
    booking('confirmed', '2027-01-13', 'Asia/Tokyo'),
    'expired',
  ],
  ['one that waits for the supplier', booking('pending', '2027-01-20'), 'incoming'],
  ['one that is being made', booking('completing', '2027-01-20'), 'incoming'],
  ['one that was never paid', booking('expired', '2027-01-20'), 'expired'],
  ['a cancelled one', booking('canceled', '2027-01-20'), 'canceled'],
  ['a cancelled one of the past', booking('canceled', '2026-01-20'), 'canceled'],
  ['a refunded one', booking('refunded', '2027-01-20'), 'canceled'],
  ['one that failed', booking('failed', '2027-01-20'), 'none'],
  ['one that failed in the past', booking('failed', '2026-01-20'), 'none'],
];

describe('the filters of the bookings list', () => {
  it.each(CASES)('OQ-81 ACC-25 put %s where it belongs', (_, dated, bucket) => {
    expect(bookingBucket(dated, NOW)).toBe(bucket);
  });

  it.each([
    ['all', CASES.length],
    ['incoming', 5],
    ['expired', 3],
    ['canceled', 3],
  ] as const)('ACC-25 %s shows as many as it counts: %i', (filter, expected) => {
    const { shown, counts } = sortOutBookings(
      CASES.map(([, dated]) => dated),
      itself,
      { filter, now: NOW },
    );
    expect(shown).toHaveLength(expected);
    expect(counts[filter]).toBe(expected);
  });

  it.each([
    [null, 'all'],
    ['', 'all'],
    ['all', 'all'],
    ['incoming', 'incoming'],
    ['expired', 'expired'],
    ['canceled', 'canceled'],
    ['cancelled', 'all'],
    ['<script>', 'all'],
  ])('ACC-25 read ?filter=%s as %s', (value, filter) => {
    expect(toBookingFilter(value)).toBe(filter);
  });
});
