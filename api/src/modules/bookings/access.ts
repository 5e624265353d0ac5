import type { BookingAccess } from '@wayfare/api-contract';
import { isEmail } from '@wayfare/domain';
import type { Connection } from '../../db/database';
import type { Principal } from '../../http/authenticate';
import { Problem, invalid } from '../../http/problem';
import type { KeySet } from '../session/key-set';
import type { Booking } from './booking';
import { findBooking } from './bookings.repository';
import { bookingByLink } from './link-access';
import { guessPin } from './pin-guesses';
import type { TripEnd } from './trip-end';

export interface BookingRequest {
  readonly booking_id?: string | undefined;
  readonly access?: BookingAccess | undefined;
}

interface Asker {
  /** whose call it is: the bookings of another are unknown to it; null for a call about all of them */
  readonly vertical: string | null;
  /** when the trip of such a booking ends */
  readonly tripEnd: (booking: Booking) => TripEnd | null;
  readonly principal: Principal | null;
  readonly now: number;
}

const isOf = (vertical: string | null, booking: Booking) => vertical === null || booking.vertical === vertical;

async function byAccess(connection: Connection, keys: KeySet, access: BookingAccess, { vertical, tripEnd, now }: Asker): Promise<Booking | null> {
  if ('key' in access) return bookingByLink(connection, keys, access.key, { tripEnd: (booking) => (isOf(vertical, booking) ? tripEnd(booking) : null), now });
  const email = access.email.toLowerCase();
  // what is no address is the address of no booking, and the database might not take it
  return isEmail(email) ? guessPin(connection, { ...access, email }, now) : null;
}

async function byOwner(connection: Connection, id: string | null, principal: Principal | null): Promise<Booking | null> {
  const booking = id === null ? null : await findBooking(connection, id);
  return booking?.owner === principal?.id ? booking : null;
}

/** A booking, and whether its link is all that opened it: a link shows it without its PIN and changes nothing. */
export interface OpenedBooking {
  readonly booking: Booking;
  readonly isByLink: boolean;
}

/**
 * The booking, when whoever asks may see it: its owner by session, or anyone with its reference, e-mail and PIN or its
 * link. Somebody else's booking answers like an unknown one (decision 5a).
 */
export async function visibleBooking(connection: Connection, keys: KeySet, request: BookingRequest, asker: Asker): Promise<OpenedBooking> {
  const { booking_id: id = null, access } = request;
  const { vertical, principal } = asker;
  const booking = access === undefined ? await byOwner(connection, id, principal) : await byAccess(connection, keys, access, asker);
  if (booking === null || !isOf(vertical, booking) || (id !== null && booking.id !== id)) throw new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });
  return { booking, isByLink: access !== undefined && 'key' in access && booking.owner !== principal?.id };
}

/** The booking, when whoever asks may also change it: a link alone asks for the PIN. */
export async function accessibleBooking(connection: Connection, keys: KeySet, request: BookingRequest, asker: Asker): Promise<Booking> {
  const { booking, isByLink } = await visibleBooking(connection, keys, request, asker);
  if (isByLink) throw invalid('access.pin', 'booking.pinNeeded');
  return booking;
}
