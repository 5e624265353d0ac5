import type { BookingAccess } from '@wayfare/api-contract';
import { isEmail } from '@wayfare/domain';
import type { Connection } from '../platform/db/database';
import type { Principal } from '../platform/http/authenticate';
import { Problem, invalid } from '../platform/http/problem';
import type { KeySet } from '../platform/keys/key-set';
import type { Booking } from './booking';
import { findBooking } from './bookings.repository';
import { bookingByLink } from './link-access';
import { isOpenForSession, openForSession } from './opened-bookings';
import { guessPin } from './pin-guesses';
import type { PinGuess } from './pin-guesses';
import type { TripEnd } from './trip-end';

export interface BookingRequest {
  readonly booking_id?: string | undefined;
  readonly access?: BookingAccess | undefined;
}

interface Requester {
  /** null for calls about bookings of every vertical; else another vertical's bookings are unknown */
  readonly vertical: string | null;
  readonly tripEnd: (booking: Booking) => TripEnd | null;
  readonly principal: Principal | null;
  readonly now: number;
}

const isOf = (vertical: string | null, booking: Booking) =>
  vertical === null || booking.vertical === vertical;

async function byAccess(
  connection: Connection,
  keys: KeySet,
  access: BookingAccess,
  requester: Requester,
): Promise<Booking | null> {
  const { vertical, tripEnd, now } = requester;
  if ('key' in access)
    return bookingByLink(connection, keys, access.key, {
      tripEnd: (booking) => (isOf(vertical, booking) ? tripEnd(booking) : null),
      now,
    });
  return bookingByPin(connection, access, requester);
}

/** Opens by reference, e-mail and PIN, and for the session a while after; one null for every miss. */
export async function bookingByPin(
  connection: Connection,
  { reference, email: typed, pin }: PinGuess,
  { principal, now }: Pick<Requester, 'principal' | 'now'>,
): Promise<Booking | null> {
  const email = typed.toLowerCase();
  // No database look-up: the column might refuse a malformed address.
  const booking = isEmail(email)
    ? await guessPin(connection, { reference, email, pin }, now)
    : null;
  if (booking !== null && principal !== null)
    await openForSession(
      connection,
      { sessionId: principal.sessionId, bookingId: booking.id },
      now,
    );
  return booking;
}

export async function bookingOfVisit(
  connection: Connection,
  id: string,
  { principal, now }: Pick<Requester, 'principal' | 'now'>,
): Promise<Booking | null> {
  const booking = await findBooking(connection, id);
  if (booking === null || principal === null) return null;
  const isTheirs =
    booking.owner === principal.id ||
    (await isOpenForSession(
      connection,
      { sessionId: principal.sessionId, bookingId: booking.id },
      now,
    ));
  return isTheirs ? booking : null;
}

/** By its link a booking is read-only and shows no PIN. */
export interface OpenedBooking {
  readonly booking: Booking;
  readonly isByLink: boolean;
}

/** Opens by session, by PIN or by link; another's booking answers like an unknown one (decision 5a). */
export async function visibleBooking(
  connection: Connection,
  keys: KeySet,
  request: BookingRequest,
  requester: Requester,
): Promise<OpenedBooking> {
  const { booking_id: id = null, access } = request;
  const { vertical, principal } = requester;
  const byId = () => (id === null ? null : bookingOfVisit(connection, id, requester));
  const booking =
    access === undefined ? await byId() : await byAccess(connection, keys, access, requester);
  if (booking === null || !isOf(vertical, booking) || (id !== null && booking.id !== id))
    throw new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });
  return {
    booking,
    isByLink: access !== undefined && 'key' in access && booking.owner !== principal?.id,
  };
}

export async function accessibleBooking(
  connection: Connection,
  keys: KeySet,
  request: BookingRequest,
  requester: Requester,
): Promise<Booking> {
  const { booking, isByLink } = await visibleBooking(connection, keys, request, requester);
  if (isByLink) throw invalid('access.pin', 'booking.pinNeeded');
  return booking;
}
