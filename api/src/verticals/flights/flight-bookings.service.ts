import type { FlightBookingList, FlightBookingView } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import type { Principal } from '../../platform/http/authenticate';
import { Problem } from '../../platform/http/problem';
import type { KeySet } from '../../platform/keys/key-set';
import { accessibleBooking, visibleBooking } from '../../booking/access';
import type { BookingRequest } from '../../booking/access';
import type { Booking } from '../../booking/booking';
import { findBookingsOf, findQuote } from '../../booking/bookings.repository';
import { listBookings } from '../../booking/list-bookings';
import { cityNames } from './dictionary';
import { flightBookingView } from './flight-booking-view';
import { flightEnd } from './flight-end';
import { recordOf } from './flight-records';
import type { QuoteRecord } from './flight-records';
import { listedFlight } from './listed-flight';

export interface Requester {
  readonly principal: Principal;
  readonly language: Language;
  readonly now: number;
}

export interface Ask<Input extends BookingRequest = BookingRequest> {
  readonly input: Input;
  readonly requester: Requester;
}

type BookingQuote = Exclude<QuoteRecord, { kind: 'offer' }>;

export interface FlightBookings {
  one(ask: Ask): Promise<FlightBookingView>;
  list(
    requester: Requester & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
  ): Promise<FlightBookingList>;
  open(ask: Ask): Promise<Booking>;
  /** NOT_FOUND for another booking's quote, OFFER_EXPIRED for a lapsed one. */
  quoteOf<Kind extends BookingQuote['kind']>(
    booking: Booking,
    kind: Kind,
    wanted: { readonly id: string; readonly field: string; readonly now: number },
  ): Promise<Extract<BookingQuote, { kind: Kind }>>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly keys: KeySet;
}

const departure = ({ slices }: ReturnType<typeof listedFlight>) => slices[0]?.departing_at ?? '';

export function flightBookings({ database: { orm }, catalogue, keys }: Deps): FlightBookings {
  const door = ({ principal, now }: Requester) => ({
    vertical: 'flights',
    tripEnd: flightEnd,
    principal,
    now,
  });

  return {
    open: ({ input, requester }) => accessibleBooking(orm, keys, input, door(requester)),

    async one({ input, requester }) {
      const { language, now } = requester;
      const { booking, isByLink } = await visibleBooking(orm, keys, input, door(requester));
      return flightBookingView(booking, {
        keys,
        cityName: cityNames(catalogue, language),
        language,
        now,
        isByLink,
      });
    },

    async list({ principal, language, now, log }) {
      const own = await findBookingsOf(orm, principal.id, 'flights');
      const cityName = cityNames(catalogue, language);
      const { bookings, failed } = await listBookings(own, { language, log }, (booking) =>
        listedFlight(booking, { cityName, now }),
      );
      return { bookings: bookings.sort((a, b) => (departure(a) < departure(b) ? 1 : -1)), failed };
    },

    async quoteOf(booking, kind, { id, field, now }) {
      const row = await findQuote(orm, id);
      const record = row?.vertical === 'flights' ? recordOf(row) : null;
      const isIts = record?.kind === kind && record.bookingId === booking.id;
      if (row === null || !isIts) throw new Problem('NOT_FOUND', { field, text: 'quote.unknown' });
      if (row.expiresAt.getTime() <= now) throw new Problem('OFFER_EXPIRED');
      return record as Extract<BookingQuote, { kind: typeof kind }>;
    },
  };
}
