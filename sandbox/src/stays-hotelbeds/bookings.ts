import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { DateSchema } from '../stays/rates/sale';
import { looked, type SoldStays } from '../stays/rates/sold';
import { knownRate, type Here } from './availability';
import { HotelbedsProblem, invalidData, notFound, parsed, productError } from './problems';

const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50));
const PersonSchema = v.object({ name: NameSchema, surname: NameSchema });
const BookingSchema = v.object({
  holder: PersonSchema,
  rooms: v.pipe(
    v.array(v.object({ rateKey: v.string(), paxes: v.array(PersonSchema) })),
    v.minLength(1),
  ),
  clientReference: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  remark: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});
const ListSchema = v.object({ start: DateSchema, end: DateSchema, clientReference: v.string() });

type Booking = SoldStays['bookings'][number];

const STATUS = { requested: 'PRECONFIRMED', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' };

const createdOn = ({ at }: Booking) => new Date(at).toISOString().slice(0, 10);
const wireBooking = (booking: Booking) => ({
  reference: booking.id,
  clientReference: booking.order['clientReference'],
  status: STATUS[booking.status],
});

/** Two requests with one reference are two bookings, as with the real one. */
export function createBooking(body: unknown, here: Here) {
  const order = parsed(BookingSchema, body);
  const rates = order.rooms.map(({ rateKey }) => knownRate(rateKey, here));
  const sales = rates.map(({ sale }) => sale);
  if (sales.some(({ hotel }) => hotel.id === 'H-FAIL'))
    throw productError('Insufficient allotment.');
  if (rates.some(({ wire }) => wire.rateType === 'RECHECK'))
    throw invalidData('The rate must be checked first.');
  if (order.rooms.some(({ paxes }, index) => paxes.length < (sales[index]?.token.stay.rooms ?? 0)))
    throw invalidData('There must be at least one adult name per room.');
  const booking = here.sold.add(`1-${randomInt(1_000_000, 9_999_999)}`, order, sales, here.now);
  if (booking.status === 'requested')
    throw new HotelbedsProblem('SYSTEM_ERROR', 'Gateway timeout', 504);
  return { booking: wireBooking(booking) };
}

function bookingOf(reference: string, { sold }: Here): Booking {
  const booking = sold.of(reference);
  if (booking === undefined) throw notFound('The booking does not exist.');
  return booking;
}

export const getBooking = (reference: string, here: Here) => ({
  booking: wireBooking(looked(bookingOf(reference, here), here.now)),
});

export function listBookings(query: unknown, { now, sold }: Here) {
  const { start, end, clientReference } = parsed(ListSchema, query);
  const found = sold.bookings.filter(
    (one) =>
      createdOn(one) >= start &&
      createdOn(one) <= end &&
      one.order['clientReference'] === clientReference,
  );
  const bookings = found.map((one) => wireBooking(looked(one, now)));
  return { bookings: { bookings, total: found.length } };
}

export function cancelBooking(reference: string, here: Here) {
  const booking = bookingOf(reference, here);
  if (booking.status === 'cancelled') throw invalidData('The booking is already cancelled.');
  booking.status = 'cancelled';
  return { booking: wireBooking(booking) };
}
