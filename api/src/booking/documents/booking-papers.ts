import { formatDecimal, money } from '@wayfare/domain';
import type { Clock } from '@wayfare/domain';
import type { Booking, MailKind } from '../booking';
import { signBookingKey } from '../booking-keys';
import type { BookingDocuments, TicketOf } from '../documents.routes';
import { wishOf } from '../invoice-wish';
import type { RenderMail } from '../booking-mails';
import type { TripEnd } from '../trip-end';
import type { KeySet } from '../../platform/keys/key-set';
import type { SitePages } from '../../platform/site-pages/site-pages';
import type { DocumentContext } from './booking-source';
import type { InvoicedTrip } from './invoices/invoiced-trip';
import type { WrittenMail } from './mail/written-mail';

export interface PapersDeps<View> {
  /** the booking as its owner sees it, in the language that it was booked in */
  readonly view: (booking: Booking, now: number) => Promise<View>;
  readonly keys: KeySet;
  readonly origin: string;
  readonly pages: SitePages;
  readonly supportEmail: string;
  readonly clock: Clock;
}

/** One traveller's ticket for a wallet; null where there is none to scan, or the site cannot sign for that wallet. */
export interface WalletPapers<View> {
  /** a `.pkpass` for Apple Wallet */
  pass(view: View, context: DocumentContext, of: TicketOf, now: number): Promise<Buffer | null>;
  /** the address at which Google Wallet takes it */
  link(view: View, context: DocumentContext, of: TicketOf, now: number): Promise<string | null>;
}

/** How a vertical writes its bookings down. */
export interface Papers<View> {
  /** published name of the page where a guest without an account finds the booking again */
  readonly page: string;
  mail(kind: MailKind, view: View, context: DocumentContext): Promise<WrittenMail>;
  voucher(view: View, context: DocumentContext): Promise<Buffer>;
  calendar(view: View, context: DocumentContext): string;
  /** one traveller's own, where each has one; null for one that there is not */
  ticket?(view: View, context: DocumentContext, of: TicketOf): Promise<Buffer | null>;
  /** what is scanned of one traveller's ticket, as SVG; null where there is nothing to scan */
  code?(view: View, of: TicketOf): Promise<string | null>;
  readonly wallets?: WalletPapers<View>;
  /** what its invoice says was sold */
  invoiced(view: View, context: DocumentContext): InvoicedTrip;
  /** until when its links are good */
  tripEnd(booking: Booking): TripEnd;
  /** whom mails go to */
  to(view: View): string;
}

export interface BookingPapers extends BookingDocuments {
  readonly mail: RenderMail;
}

const cents = (amount: number) => formatDecimal(money(amount));

/** What came of a cancellation: kept is what was charged and not given back, or owed to the property. */
function cancellationOf({
  captured,
  refunded,
  status,
  total,
}: Booking): Pick<DocumentContext, 'cancellation'> {
  return status === 'canceled'
    ? {
        cancellation: {
          refund: cents(refunded),
          fee: cents(captured > 0 ? Math.min(captured - refunded, total) : 0),
        },
      }
    : {};
}

/** A voucher goes with the mails of a booking that stands, the calendar entry also with the one that takes it away. */
const WITH_VOUCHER: readonly MailKind[] = [
  'confirmed',
  'charged',
  'changed',
  'renamed',
  'carrierChange',
  'carrierAccepted',
];
const WITH_CALENDAR: readonly MailKind[] = [
  'confirmed',
  'changed',
  'canceled',
  'carrierChange',
  'carrierAccepted',
];

function invoiceOf(booking: Booking, pages: SitePages): Pick<DocumentContext, 'invoice'> {
  const wish = wishOf(booking);
  if (wish === null) return {};
  const query = new URLSearchParams({ booking: booking.id });
  return {
    invoice: {
      company: wish.buyer.company,
      path: `${pages.path('account.invoice', booking.language)}?${query}`,
    },
  };
}

/** The papers of a vertical's bookings, in the language that each was booked in. */
export function bookingPapers<View>(
  papers: Papers<View>,
  { view, keys, origin, pages, supportEmail, clock }: PapersDeps<View>,
): BookingPapers {
  async function contextOf(booking: Booking): Promise<DocumentContext> {
    const { language } = booking;
    const key = await signBookingKey(keys, booking);
    return {
      language,
      siteOrigin: origin,
      supportEmail,
      links: { booking: `${pages.path(papers.page, language)}?key=${key}` },
      ...cancellationOf(booking),
    };
  }

  const voucher = async (booking: Booking) =>
    papers.voucher(await view(booking, clock()), await contextOf(booking));
  const calendar = async (booking: Booking) =>
    papers.calendar(await view(booking, clock()), await contextOf(booking));

  const { ticket, code, wallets } = papers;
  return {
    voucher,
    calendar,
    ...(ticket === undefined
      ? {}
      : {
          ticket: async (booking: Booking, of: TicketOf) =>
            ticket(await view(booking, clock()), await contextOf(booking), of),
        }),
    ...(code === undefined
      ? {}
      : { code: async (booking: Booking, of: TicketOf) => code(await view(booking, clock()), of) }),
    ...(wallets === undefined
      ? {}
      : {
          pass: async (booking: Booking, of: TicketOf) =>
            wallets.pass(await view(booking, clock()), await contextOf(booking), of, clock()),
          walletLink: async (booking: Booking, of: TicketOf) =>
            wallets.link(await view(booking, clock()), await contextOf(booking), of, clock()),
        }),
    invoiced: async (booking) =>
      papers.invoiced(await view(booking, clock()), await contextOf(booking)),
    tripEnd: papers.tripEnd,
    async mail(booking, kind) {
      const seen = await view(booking, clock());
      const context = { ...(await contextOf(booking)), ...invoiceOf(booking, pages) };
      const { subject, html, text } = await papers.mail(kind, seen, context);
      const name = booking.reference.toLowerCase();
      const attachments = [
        ...(WITH_VOUCHER.includes(kind)
          ? [
              {
                name: `wayfare-${name}.pdf`,
                type: 'application/pdf',
                content: await voucher(booking),
              },
            ]
          : []),
        ...(WITH_CALENDAR.includes(kind)
          ? [
              {
                name: `wayfare-${name}.ics`,
                type: 'text/calendar; charset=utf-8',
                content: Buffer.from(await calendar(booking)),
              },
            ]
          : []),
      ];
      return { to: papers.to(seen), subject, html, text, attachments };
    },
  };
}
