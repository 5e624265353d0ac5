import type { BookingStatus } from '@wayfare/api-contract';
import { bucketOf, filterBookings, toBookingFilter, type BookingFilter } from './booking-filter';

/** Half past eleven in the evening of 13 January in Lisbon, half past twelve of the 14th in Madrid. */
const NOW = Date.parse('2027-01-13T23:30:00Z');

const booking = (status: BookingStatus, checkOut: string, timeZone = 'Europe/Madrid') => ({ status, checkOut, hotel: { timeZone } });

describe('the filter of hotel bookings', () => {
  it.each<[string, ReturnType<typeof booking>, BookingFilter]>([
    ['a stay to come', booking('confirmed', '2027-01-20'), 'incoming'],
    ['a stay that ends today', booking('confirmed', '2027-01-14'), 'incoming'],
    ['a stay that ended yesterday', booking('confirmed', '2027-01-13'), 'expired'],
    ['a stay that ends today by the hotel’s own clock', booking('confirmed', '2027-01-13', 'Europe/Lisbon'), 'incoming'],
    ['one that waits for the property', booking('pending', '2027-01-20'), 'incoming'],
    ['one that is being made', booking('completing', '2027-01-20'), 'incoming'],
    ['one that was never paid', booking('expired', '2027-01-20'), 'expired'],
    ['a canceled one', booking('canceled', '2027-01-20'), 'canceled'],
    ['a canceled one of the past', booking('canceled', '2026-01-20'), 'canceled'],
    ['a refunded one', booking('refunded', '2027-01-20'), 'canceled'],
    ['one that failed', booking('failed', '2027-01-20'), 'all'],
  ])('OQ-81 puts %s where it belongs', (_, dated, bucket) => {
    expect(bucketOf(dated, NOW)).toBe(bucket);
    expect(filterBookings([dated], 'all', NOW)).toEqual([dated]);
    expect(filterBookings([dated], bucket, NOW)).toEqual([dated]);
  });

  it.each([
    [null, 'all'],
    ['canceled', 'canceled'],
    ['<script>', 'all'],
  ])('reads ?filter=%s as %s', (value, filter) => {
    expect(toBookingFilter(value)).toBe(filter);
  });
});
