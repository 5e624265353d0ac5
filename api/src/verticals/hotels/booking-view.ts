import type { HotelBooking, PaymentTerms } from '@wayfare/api-contract';
import { formatDecimal, money, today } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { HotelRecord } from '../../catalogue/records/records';
import type { KeySet } from '../../platform/keys/key-set';
import type { Booking } from '../../booking/booking';
import { documentLinks } from '../../booking/document-links';
import { maskedEmail, maskedPhone } from '../../booking/masked';
import { localInstant } from '../../booking/local-instant';
import { stayOf } from './stay-details';
import { stayFacts } from './stay-facts';
import { guestsOf } from './stay-guests';

/** Deadline of an on-request booking (HOT-49). */
const REQUEST_MS = 48 * 3_600_000;

const cents = (amount: number) => formatDecimal(money(amount));

function termsOf(booking: Booking): PaymentTerms {
  const { total, dueNow, dueLater, chargeAt, intentId } = booking;
  const { timing, timeZone } = stayOf(booking);
  const laterDate =
    dueLater > 0 && chargeAt !== null ? localInstant(chargeAt, timeZone).slice(0, 10) : null;
  return {
    timing,
    now: cents(dueNow),
    later: cents(dueLater),
    laterDate,
    property: cents(total - dueNow - dueLater),
    needsCard: intentId !== null,
  };
}

/** Until the arrival day, and no amendment is running. */
export function canCancel(booking: Booking, now: number): boolean {
  const { checkIn, timeZone } = stayOf(booking);
  return (
    (booking.state === 'confirmed' || booking.state === 'pending') &&
    today(timeZone, () => now) <= checkIn
  );
}

export interface Viewing {
  readonly keys: KeySet;
  readonly language: Language;
  readonly now: number;
  /** link access hides the PIN and the contact form */
  readonly isByLink?: boolean;
}

export async function hotelBookingView(
  booking: Booking,
  hotel: HotelRecord,
  { keys, language, now, isByLink = false }: Viewing,
): Promise<HotelBooking> {
  const stay = stayOf(booking);
  const {
    firstName,
    lastName,
    email,
    phone,
    country,
    guest,
    mainGuest,
    assistance,
    specialRequest,
  } = stay.holder;
  return {
    booking_id: booking.id,
    reference: booking.reference,
    pin: isByLink ? null : booking.pin,
    vertical: 'hotels',
    status: booking.status,
    reason: booking.reason,
    createdAt: booking.createdAt.toISOString(),
    pendingUntil:
      booking.status === 'pending'
        ? new Date(booking.createdAt.getTime() + REQUEST_MS).toISOString()
        : null,
    ...stayFacts(stay, hotel, { language, guests: guestsOf(stay) }),
    holder: {
      firstName,
      lastName,
      email: isByLink ? maskedEmail(email) : email,
      phone: isByLink ? maskedPhone(phone) : phone,
      country,
    },
    guest:
      mainGuest === 'other' && guest !== null
        ? { firstName: guest.firstName, lastName: guest.lastName }
        : null,
    assistance: [...assistance],
    remarks: specialRequest,
    terms: termsOf(booking),
    payment: {
      state: booking.paymentState,
      charged: cents(booking.captured),
      refunded: cents(booking.refunded),
    },
    canCancel: canCancel(booking, now),
    supplierReference: booking.supplierReference,
    // canceled: no voucher, no calendar entry
    documents: booking.status === 'canceled' ? null : await documentLinks(booking, keys),
  };
}
