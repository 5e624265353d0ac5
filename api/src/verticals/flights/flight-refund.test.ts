import { aFlightRecord } from '../../../test/builders/build-flight-record';
import { refundOf } from './flight-cancellations.service';

/** sold for `total`, of which the airline has `supplierCents` */
const booking = (total: number, supplierCents: number, captured = total, refunded = 0) => ({
  id: 'bk_1',
  details: aFlightRecord({ supplierCents }),
  total,
  captured,
  refunded,
});

it.each<[string, ReturnType<typeof booking>, number, number]>([
  ['all of it', booking(10_200, 10_000), 10_000, 10_200],
  ['nothing', booking(10_200, 10_000), 0, 0],
  ['half of it, and half of our commission', booking(10_200, 10_000), 5_000, 5_100],
  [
    'a part whose commission ends in half a cent, which is rounded up',
    booking(10_001, 10_000),
    5_000,
    5_001,
  ],
  ['a part whose commission is less than half a cent', booking(10_001, 10_000), 4_999, 4_999],
  ['what is left after an earlier refund', booking(8_200, 8_000, 10_200, 2_000), 8_000, 8_200],
  ['no more than was paid', booking(10_200, 10_000, 9_000), 10_000, 9_000],
  ['nothing of what was never paid', booking(10_200, 10_000, 0), 0, 0],
  ['a flight that cost the airline nothing', booking(0, 0), 0, 0],
])('OQ-54 gives back %s', (_what, sold, bySupplier, refund) => {
  expect(refundOf(sold, bySupplier)).toBe(refund);
});
