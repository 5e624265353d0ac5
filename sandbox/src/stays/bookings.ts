import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { notFound, parseData, refused } from '../duffel/problems';
import { quotedSale, type Asked } from './offers';
import { roomsFree } from './rates/availability';
import { looked, type SoldStays } from './rates/sold';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const OrderSchema = v.object({
  quote_id: v.string(),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 format')),
  guests: v.pipe(
    v.array(v.object({ given_name: text(100), family_name: text(100) })),
    v.minLength(1, 'must name a guest'),
  ),
  accommodation_special_requests: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
  metadata: v.optional(v.nullable(v.record(v.string(), v.string())), null),
});

type Booking = SoldStays['bookings'][number];

/** The wire has more states than the client's type names: a booking on request is only `requested`. */
const wireBooking = ({ id, status, order, sales }: Booking) => ({
  ...order,
  id,
  status,
  reference: status === 'requested' ? null : id.slice(-8).toUpperCase(),
  check_in_date: sales[0]?.token.stay.checkIn,
  check_out_date: sales[0]?.token.stay.checkOut,
});

export function createBooking({ body, now, sold }: Asked) {
  const order = parseData(OrderSchema, body);
  const sale = quotedSale(order.quote_id, now);
  const { hotel, kind, token } = sale;
  if (sold.bookings.some((one) => one.order['quote_id'] === order.quote_id))
    throw refused('duplicate_booking');
  if (roomsFree(hotel, kind, token.stay, sold.sales()) < token.stay.rooms)
    throw refused('rate_unavailable');
  if (hotel.id === 'H-FAIL')
    throw refused('rate_unavailable', 'The accommodation refused the booking.');
  const booking = sold.add(`bok_${randomBytes(12).toString('hex')}`, order, [sale], now);
  if (hotel.id === 'H-UNKNOWN') throw refused('gateway_timeout');
  return wireBooking(booking);
}

function bookingOf({ id, sold }: Asked): Booking {
  const booking = sold.of(id);
  if (booking === undefined) throw notFound('booking');
  return booking;
}

export const getBooking = (asked: Asked) => wireBooking(looked(bookingOf(asked), asked.now));

export const listBookings = ({ sold, now }: Asked) => ({
  data: sold.bookings.map((booking) => wireBooking(looked(booking, now))),
  meta: { limit: 200, before: null, after: null },
});

export function cancelBooking(asked: Asked) {
  const booking = bookingOf(asked);
  if (booking.status === 'cancelled')
    throw refused('already_cancelled', 'The booking is already cancelled.');
  booking.status = 'cancelled';
  return wireBooking(booking);
}
