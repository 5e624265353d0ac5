import { toBookingsFilter } from './bookings-filter';

describe('the filter of the bookings list', () => {
  it.each([
    [null, 'all'],
    ['all', 'all'],
    ['incoming', 'incoming'],
    ['expired', 'expired'],
    ['canceled', 'canceled'],
    ['<script>', 'all'],
  ])('ACC-25 reads ?filter=%s as %s', (value, filter) => {
    expect(toBookingsFilter(value)).toBe(filter);
  });
});
