import type { Booking } from '../bookings/booking';
import type { Retention } from '../bookings/retention-rule';
import { stayOf } from './stay-details';
import type { StayBookingRecord } from './stay-details';

const NOBODY: StayBookingRecord['holder'] = { firstName: '', lastName: '', email: '', confirmEmail: '', phone: '', country: '', documentType: '', document: '', mainGuest: 'self', guest: null, specialRequest: '' };

/** A stay without its people: what was bought, when and for how much. Named columns alone, so that a new one goes too. */
export function anonymisedStay(record: StayBookingRecord, keep: Exclude<Retention, 'full'>): StayBookingRecord {
  const { hotelId, timeZone, supplierQuote, checkIn, checkOut, occupancies, roomName, roomCapacity, board, onRequest, paymentType } = record;
  const { cents, depositCents, publicCents, isMemberPrice, freeCancellationUntil, refunds, expiresAt, timing } = record;
  const { firstName, lastName } = record.holder;
  const product = { hotelId, timeZone, supplierQuote, checkIn, checkOut, occupancies, roomName, roomCapacity, board, onRequest, paymentType };
  const price = { cents, depositCents, publicCents, isMemberPrice, freeCancellationUntil, refunds, expiresAt, timing };
  return { version: record.version, ...product, ...price, holder: keep === 'invoice' ? { ...NOBODY, firstName, lastName } : NOBODY };
}

export const anonymisedStayBooking = (booking: Booking, keep: Exclude<Retention, 'full'>) => anonymisedStay(stayOf(booking), keep);
