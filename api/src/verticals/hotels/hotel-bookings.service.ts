import type { CancelResult, HotelBooking, HotelBookingList } from '@wayfare/api-contract';
import type { CancelRequestSchema, HotelBookingRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import type { Principal } from '../../platform/http/authenticate';
import { Problem, invalid } from '../../platform/http/problem';
import type { KeySet } from '../../platform/keys/key-set';
import { accessibleBooking, visibleBooking } from '../../booking/access';
import type { Booking } from '../../booking/booking';
import { findBookingsOf } from '../../booking/bookings.repository';
import { cancelBooking } from '../../booking/cancellation';
import { listBookings } from '../../booking/list-bookings';
import { canCancel, hotelBookingView } from './booking-view';
import { termsOfStay } from './stay-cancelling';
import { stayOf } from './stay-details';
import { stayEnd } from './stay-end';

interface Requester {
  readonly principal: Principal;
  readonly language: Language;
  readonly now: number;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly keys: KeySet;
  readonly wake: () => void;
}

export interface HotelBookingsService {
  one(
    input: InferOutput<typeof HotelBookingRequestSchema>,
    requester: Requester,
  ): Promise<HotelBooking>;
  list(
    requester: Requester & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
  ): Promise<HotelBookingList>;
  cancel(
    input: InferOutput<typeof CancelRequestSchema>,
    requester: Requester,
  ): Promise<CancelResult>;
  view(booking: Booking, language: Language, now: number): Promise<HotelBooking>;
}

/** Life of a refund quote. */
const CANCEL_QUOTE_MS = 10 * 60_000;

const cents = (amount: number) => formatDecimal(money(amount));

export function hotelBookingsService({
  database,
  catalogue,
  keys,
  wake,
}: Deps): HotelBookingsService {
  const door = ({ principal, now }: Requester) => ({
    vertical: 'hotels',
    tripEnd: stayEnd,
    principal,
    now,
  });

  async function view(
    booking: Booking,
    language: Language,
    now: number,
    isByLink = false,
  ): Promise<HotelBooking> {
    const hotel = await catalogue.hotel(stayOf(booking).hotelId);
    if (hotel === null)
      throw new Problem('NOT_FOUND', { field: 'hotel_id', text: 'hotel.unknown' });
    return hotelBookingView(booking, hotel, { keys, language, now, isByLink });
  }

  function quoteOf(booking: Booking, now: number): { refund: number; result: CancelResult } {
    const { captured } = booking;
    const { refund, fee } = termsOfStay(booking, now);
    const expires = new Date(now + CANCEL_QUOTE_MS).toISOString();
    return {
      refund,
      result: {
        booking_id: booking.id,
        status: booking.status,
        refund: cents(refund),
        fee: cents(fee),
        charged: cents(captured),
        expires_at: expires,
      },
    };
  }

  async function confirm(
    booking: Booking,
    accepted: string | undefined,
    now: number,
  ): Promise<CancelResult> {
    const { refund, result } = quoteOf(booking, now);
    if (accepted !== result.refund)
      throw new Problem('PRICE_CHANGED', {
        field: 'acceptedRefund',
        facts: { newPrice: result.refund },
      });
    const { status } = await cancelBooking({ database, wake }, booking, { refundDue: refund, now });
    return { ...result, status };
  }

  return {
    view,

    async one(input, requester) {
      const { booking, isByLink } = await visibleBooking(
        database.orm,
        keys,
        input,
        door(requester),
      );
      return view(booking, requester.language, requester.now, isByLink);
    },

    async list({ principal, language, now, log }) {
      const own = await findBookingsOf(database.orm, principal.id, 'hotels');
      const { bookings, failed } = await listBookings(own, { language, log }, (booking) =>
        view(booking, language, now),
      );
      return { bookings: bookings.sort((a, b) => (a.checkIn < b.checkIn ? 1 : -1)), failed };
    },

    async cancel(input, requester) {
      const booking = await accessibleBooking(database.orm, keys, input, door(requester));
      if (booking.status === 'canceled')
        return {
          ...quoteOf(booking, requester.now).result,
          refund: cents(booking.refunded),
          fee: cents(booking.captured - booking.refunded),
        };
      if (!canCancel(booking, requester.now)) throw invalid('booking_id', 'cancel.notPossible');
      return input.step === 'quote'
        ? quoteOf(booking, requester.now).result
        : confirm(booking, input.acceptedRefund, requester.now);
    },
  };
}
