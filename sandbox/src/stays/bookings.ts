import { randomBytes } from 'node:crypto';
import type { StaysBooking } from '@duffel/api/dist/Stays/StaysTypes';
import * as v from 'valibot';
import { wireAccommodation } from './accommodation';
import { notFound, parseData, refused } from '../duffel/problems';
import type { OfferContext } from './rates/offered-rooms';
import { quotedRooms, saleOf, type Sale } from './quotes';
import type { Hotel } from './catalogue/hotel';
import { roomsFree } from './rates/availability';
import type { RoomKind } from './rates/room-kinds';
import { nightsOf, type Stay } from './rates/stay';
import { isExpired, QUOTE } from './rates/tokens';

const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "can't be blank"),
    v.maxLength(max, `must be ${max} characters or fewer`),
  );

const BookingSchema = v.object({
  quote_id: v.string(),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 format')),
  guests: v.pipe(
    v.array(v.object({ given_name: text(100), family_name: text(100) })),
    v.minLength(1, 'must name a guest'),
  ),
  accommodation_special_requests: v.optional(
    v.pipe(v.string(), v.maxLength(1_024, 'must be 1024 characters or fewer')),
  ),
  metadata: v.optional(v.nullable(v.record(v.string(), v.string())), null),
  payment: v.optional(v.unknown()),
});

/** The wire has more states than the client's type names: a booking on request is only `requested`. */
export type WireBooking = Omit<StaysBooking, 'status' | 'confirmed_at'> & {
  status: StaysBooking['status'] | 'requested';
  confirmed_at: string | null;
};

interface Stored {
  booking: WireBooking;
  hotelId: string;
  kind: string;
  stay: Stay;
  createdAt: number;
  reads: number;
}

const TWO_DAYS = 48 * 3_600_000;
const READS_UNTIL_KNOWN = 3;

function newBooking(
  data: v.InferOutput<typeof BookingSchema>,
  sale: Sale,
  context: OfferContext,
): WireBooking {
  const { now, origin } = context;
  const isPending = sale.hotel.id === 'H-RQ' || sale.hotel.id === 'H-UNKNOWN';
  return {
    id: `bok_${randomBytes(12).toString('hex')}`,
    email: data.email,
    phone_number: data.phone_number,
    accommodation: wireAccommodation(sale.hotel, origin, quotedRooms(sale, context)),
    check_in_date: sale.token.stay.checkIn,
    check_out_date: sale.token.stay.checkOut,
    reference: isPending ? null : reference(),
    status: isPending ? 'requested' : 'confirmed',
    confirmed_at: isPending ? null : new Date(now).toISOString(),
    cancelled_at: null,
    guests: data.guests,
    supported_loyalty_programme: null,
    loyalty_programme_account_number: null,
    rooms: sale.token.stay.rooms,
    metadata: data.metadata,
    key_collection: null,
    estimated_commission_amount: null,
    estimated_commission_currency: null,
  };
}

export class Bookings {
  private readonly stored = new Map<string, Stored>();
  private readonly byHotel = new Map<string, Stored[]>();
  private readonly quotes = new Set<string>();

  create(body: unknown, context: OfferContext): WireBooking {
    const data = parseData(BookingSchema, body);
    const sale = saleOf(data.quote_id, QUOTE, 'quote');
    if (isExpired(sale.token, context.now)) throw refused('quote_expired');
    if (this.quotes.has(data.quote_id)) throw refused('duplicate_booking');
    const isSoldOut =
      roomsFree(sale.hotel, sale.kind, sale.token.stay, context.sold) < sale.token.stay.rooms;
    if (isSoldOut) throw refused('rate_unavailable');
    if (sale.hotel.id === 'H-FAIL')
      throw refused('rate_unavailable', 'The accommodation refused the booking.');
    const booking = newBooking(data, sale, context);
    const stored = {
      booking,
      hotelId: sale.hotel.id,
      kind: sale.kind.code,
      stay: sale.token.stay,
      createdAt: context.now,
      reads: 0,
    };
    this.stored.set(booking.id, stored);
    this.byHotel.set(sale.hotel.id, [...(this.byHotel.get(sale.hotel.id) ?? []), stored]);
    this.quotes.add(data.quote_id);
    if (sale.hotel.id === 'H-UNKNOWN') throw refused('gateway_timeout');
    return booking;
  }

  /** Rooms of a kind that are booked in the busiest night of a stay. */
  sold(hotel: Hotel, kind: RoomKind, stay: Stay): number {
    const nights = nightsOf(stay).map((night) => {
      const there = (this.byHotel.get(hotel.id) ?? []).filter(
        (one) =>
          one.kind === kind.code &&
          one.booking.status !== 'cancelled' &&
          nightsOf(one.stay).includes(night),
      );
      return there.reduce((sum, one) => sum + one.stay.rooms, 0);
    });
    return Math.max(0, ...nights);
  }

  get(id: string, now: number): WireBooking {
    const stored = this.stored.get(id);
    if (stored === undefined) throw notFound('booking');
    return this.read(stored, now);
  }

  list(now: number): WireBooking[] {
    return [...this.stored.values()].map((stored) => this.read(stored, now));
  }

  cancel(id: string, now: number): WireBooking {
    const stored = this.stored.get(id);
    if (stored === undefined) throw notFound('booking');
    if (stored.booking.status === 'cancelled')
      throw refused('already_cancelled', 'The booking is already cancelled.');
    stored.booking = {
      ...stored.booking,
      status: 'cancelled',
      cancelled_at: new Date(now).toISOString(),
    };
    return stored.booking;
  }

  /** A silent house is known at the third look, one on request after two days. */
  private read(stored: Stored, now: number): WireBooking {
    stored.reads += 1;
    const isKnown =
      stored.hotelId === 'H-UNKNOWN'
        ? stored.reads >= READS_UNTIL_KNOWN
        : now >= stored.createdAt + TWO_DAYS;
    if (stored.booking.status === 'requested' && isKnown) {
      stored.booking = {
        ...stored.booking,
        status: 'confirmed',
        confirmed_at: new Date(now).toISOString(),
        reference: reference(),
      };
    }
    return stored.booking;
  }
}

function reference(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}
