import type { Duffel } from '@duffel/api';
import * as v from 'valibot';
import { Problem } from '../../../platform/http/problem';
import type { StayBooking, StayOrder, StaySupplier } from '../../../ports/stay-supplier';
import type { CallGuard } from '../../call-guard';
import { isAlreadyCancelled, isRefusal } from './duffel.errors';
import { BookingAnswerSchema, BookingSchema } from './duffel.schemas';
import type { WireBooking } from './duffel.schemas';

type BookingsClient = Duffel['stays']['bookings'];

const REFERENCE = 'wayfare_reference';

const toBooking = ({ id, status, reference }: WireBooking): StayBooking => ({
  id,
  status,
  reference,
});

const parseBooking = (answer: unknown) => toBooking(v.parse(BookingAnswerSchema, answer).data);

function payloadOf({
  quoteId,
  reference,
  guests,
  email,
  phone,
  remarks,
}: StayOrder): Parameters<BookingsClient['create']>[0] {
  return {
    quote_id: quoteId,
    guests: guests.map(({ firstName, lastName }) => ({
      given_name: firstName,
      family_name: lastName,
    })),
    email,
    phone_number: phone,
    ...(remarks === '' ? {} : { accommodation_special_requests: remarks }),
    metadata: { [REFERENCE]: reference },
  };
}

/** Newest first, so recent references are near the start. */
async function find(bookings: BookingsClient, reference: string): Promise<StayBooking | null> {
  for await (const { data } of bookings.listWithGenerator()) {
    const parsed = v.safeParse(BookingSchema, data);
    if (parsed.success && parsed.output.metadata?.[REFERENCE] === reference)
      return toBooking(parsed.output);
  }
  return null;
}

/** Refusals are final only from the supplier itself. */
export function bookingCalls(
  bookings: BookingsClient,
  guard: CallGuard,
): Pick<StaySupplier, 'book' | 'findBooking' | 'booking' | 'cancelBooking'> {
  return {
    book: (order) =>
      guard.run(async () => {
        try {
          return parseBooking(await bookings.create(payloadOf(order)));
        } catch (error) {
          if (isRefusal(error)) throw new Problem('NO_ROOMS', { cause: error });
          throw error;
        }
      }),
    findBooking: (reference) => guard.run(() => find(bookings, reference)),
    booking: (id) =>
      guard.run(async () => parseBooking(await bookings.get(encodeURIComponent(id)))),
    cancelBooking: (id) =>
      guard.run(async () => {
        try {
          return parseBooking(await bookings.cancel(encodeURIComponent(id)));
        } catch (error) {
          if (isAlreadyCancelled(error)) return { id, status: 'cancelled', reference: null };
          if (isRefusal(error)) throw new Problem('CANCEL_FAILED', { cause: error });
          throw error;
        }
      }),
  };
}
