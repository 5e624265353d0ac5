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
  readonly view: (booking: Booking, now: number) => Promise<View>;
  readonly keys: KeySet;
  readonly origin: string;
  readonly pages: SitePages;
  readonly supportEmail: string;
  readonly clock: Clock;
}

/** Null without a barcode, or where the site cannot sign for that wallet. */
export interface WalletPapers<View> {
  pass(view: View, context: DocumentContext, of: TicketOf, now: number): Promise<Buffer | null>;
  link(view: View, context: DocumentContext, of: TicketOf, now: number): Promise<string | null>;
}

export interface Papers<View> {
  /** published name of the page where a guest finds the booking again */
  readonly page: string;
  mail(kind: MailKind, view: View, context: DocumentContext): Promise<WrittenMail>;
  voucher(view: View, context: DocumentContext): Promise<Buffer>;
  calendar(view: View, context: DocumentContext): string;
  ticket?(view: View, context: DocumentContext, of: TicketOf): Promise<Buffer | null>;
  code?(view: View, of: TicketOf): Promise<string | null>;
  readonly wallets?: WalletPapers<View>;
  invoiced(view: View, context: DocumentContext): InvoicedTrip;
  tripEnd(booking: Booking): TripEnd;
  to(view: View): string;
}

export interface BookingPapers extends BookingDocuments {
  readonly mail: RenderMail;
}

const cents = (amount: number) => formatDecimal(money(amount));

/** Kept is what was charged and not refunded, or is owed to the property. */
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

/** The calendar entry also goes with the cancellation, which removes it. */
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
    async mail(booking, kind, amount = null) {
      const seen = await view(booking, clock());
      const context = {
        ...(await contextOf(booking)),
        ...invoiceOf(booking, pages),
        ...(amount === null ? {} : { givenBack: cents(amount) }),
      };
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
