import type { HotelBooking } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Booking, MailKind } from '../bookings/booking';
import { signBookingKey } from '../bookings/booking-keys';
import type { ComposeMail } from '../bookings/mails';
import { calendarOf } from '../documents/calendar/calendar';
import type { DocumentContext } from '../documents/document-context';
import { bookingMail } from '../documents/mail/booking-mail';
import { voucherPdf } from '../documents/voucher/voucher-pdf';
import type { SessionKeys } from '../session/session-keys';
import { stayOf } from './booking-view';

export interface StayDocumentsDeps {
  readonly view: (booking: Booking, now: number) => Promise<HotelBooking>;
  readonly keys: SessionKeys;
  readonly origin: string;
  readonly supportEmail: string;
  readonly clock: () => number;
}

export interface StayDocuments {
  readonly mail: ComposeMail;
  voucher(booking: Booking): Promise<Buffer>;
  calendar(booking: Booking): Promise<string>;
}

/** Where a guest without an account finds the booking again; the page belongs to the hotels vertical. */
const BOOKING_PAGE = { en: '/cancelation', nl: '/nl/annulering' } as const;

const cents = (amount: number) => formatDecimal(money(amount));

/** What came of a cancellation: kept is what was charged and not given back, or owed to the property. */
function cancellationOf({ captured, refunded, status, total }: Booking): Pick<DocumentContext, 'cancellation'> {
  return status === 'canceled' ? { cancellation: { refund: cents(refunded), fee: cents(captured > 0 ? Math.min(captured - refunded, total) : 0) } } : {};
}

/** A voucher goes with the mails of a booking that stands, the calendar entry also with the one that takes it away. */
const WITH_VOUCHER: readonly MailKind[] = ['confirmed', 'charged'];
const WITH_CALENDAR: readonly MailKind[] = ['confirmed', 'canceled'];

/** The papers of a stay, in the language that it was booked in. */
export function stayDocuments({ view, keys, origin, supportEmail, clock }: StayDocumentsDeps): StayDocuments {
  async function contextOf(booking: Booking): Promise<DocumentContext> {
    const { language } = booking;
    const key = await signBookingKey(keys, booking.id);
    return { language, siteOrigin: origin, supportEmail, links: { booking: `${BOOKING_PAGE[language]}?key=${key}` }, ...cancellationOf(booking) };
  }

  const voucher = async (booking: Booking) => voucherPdf(await view(booking, clock()), await contextOf(booking));
  const calendar = async (booking: Booking) => calendarOf(await view(booking, clock()), await contextOf(booking));

  return {
    voucher,
    calendar,
    async mail(booking, kind) {
      const { subject, html, text } = await bookingMail(kind, await view(booking, clock()), await contextOf(booking));
      const name = booking.reference.toLowerCase();
      const attachments = [
        ...(WITH_VOUCHER.includes(kind) ? [{ name: `wayfare-${name}.pdf`, type: 'application/pdf', content: await voucher(booking) }] : []),
        ...(WITH_CALENDAR.includes(kind) ? [{ name: `wayfare-${name}.ics`, type: 'text/calendar; charset=utf-8', content: Buffer.from(await calendar(booking)) }] : []),
      ];
      return { to: stayOf(booking).holder.email, subject, html, text, attachments };
    },
  };
}
