import { timingSafeEqual } from 'node:crypto';
import type { BookingAccess } from '@wayfare/api-contract';
import type { Connection } from '../../db/database';
import type { Principal } from '../../http/authenticate';
import { Problem } from '../../http/problem';
import type { SessionKeys } from '../session/session-keys';
import type { Booking } from './booking';
import { readBookingKey } from './booking-keys';
import { countWrongGuess, findBooking, findBookingByReference, forgetWrongGuesses } from './bookings.repository';

export interface BookingRequest {
  readonly booking_id?: string | undefined;
  readonly access?: BookingAccess | undefined;
}

interface Asker {
  /** whose call it is: the bookings of another are unknown to it */
  readonly vertical: string;
  readonly principal: Principal | null;
  readonly now: number;
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a.padEnd(254)), Buffer.from(b.padEnd(254))];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function byAccess(connection: Connection, keys: SessionKeys, access: BookingAccess, now: number): Promise<Booking | null> {
  if ('key' in access) {
    const id = await readBookingKey(keys, access.key, now);
    return id === null ? null : findBooking(connection, id);
  }
  return byPin(connection, access, now);
}

/** Four digits are soon guessed: after so many wrong ones nobody gets in by PIN for a while, not even with the right one. */
const GUESSES = 5;
const LOCK_MS = 30 * 60_000;

async function byPin(connection: Connection, access: Exclude<BookingAccess, { key: string }>, now: number): Promise<Booking | null> {
  const booking = await findBookingByReference(connection, access.reference);
  if (booking === null || (booking.pinLockedUntil !== null && booking.pinLockedUntil.getTime() > now)) return null;
  const isGuest = isEqual(booking.email, access.email.toLowerCase()) && isEqual(booking.pin, access.pin);
  if (!isGuest) await countWrongGuess(connection, booking.id, { allowed: GUESSES, lockedUntil: new Date(now + LOCK_MS) });
  else if (booking.pinFailures > 0) await forgetWrongGuesses(connection, booking.id);
  return isGuest ? booking : null;
}

/**
 * The booking, when whoever asks may see it: its owner by session, or anyone with its reference, e-mail and PIN or its
 * link. Somebody else's booking answers like an unknown one (decision 5a).
 */
export async function accessibleBooking(connection: Connection, keys: SessionKeys, { booking_id: id, access }: BookingRequest, { vertical, principal, now }: Asker): Promise<Booking> {
  const opened = access === undefined ? null : await byAccess(connection, keys, access, now);
  const owned = access !== undefined || id === undefined ? null : await findBooking(connection, id);
  const booking = opened ?? (owned?.owner === principal?.id ? owned : null);
  if (booking === null || booking.vertical !== vertical || (id !== undefined && booking.id !== id)) throw new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });
  return booking;
}
