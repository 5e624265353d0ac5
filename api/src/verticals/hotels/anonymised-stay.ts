import type { Booking } from '../../booking/booking';
import type { Retention } from '../../booking/retention-rule';
import { stayOf } from './stay-details';
import type { StayBookingRecord } from './stay-details';

const NOBODY: StayBookingRecord['holder'] = {
  firstName: '',
  lastName: '',
  email: '',
  confirmEmail: '',
  phone: '',
  country: '',
  documentType: '',
  document: '',
  mainGuest: 'self',
  guest: null,
  roomGuests: [],
  assistance: [],
  specialRequest: '',
};

/** Keeps an allow-list of fields, so that a new field is dropped by default. */
function anonymisedStay(
  record: StayBookingRecord,
  keep: Exclude<Retention, 'full'>,
): StayBookingRecord {
  const { version, hotelId, timeZone, checkIn, checkOut, occupancies, parts, expiresAt, timing } =
    record;
  const { firstName, lastName } = record.holder;
  return {
    version,
    hotelId,
    timeZone,
    checkIn,
    checkOut,
    occupancies,
    parts,
    expiresAt,
    timing,
    holder: keep === 'invoice' ? { ...NOBODY, firstName, lastName } : NOBODY,
  };
}

export const anonymisedStayBooking = (booking: Booking, keep: Exclude<Retention, 'full'>) =>
  anonymisedStay(stayOf(booking), keep);
