import type { InvoiceObstacle } from '@wayfare/api-contract';
import type { Config } from '../platform/config';
import type { Connection, Database } from '../platform/db/database';
import { Problem } from '../platform/http/problem';
import type { TextKey } from '../platform/texts/messages';
import type { Booking } from '../booking/booking';
import { wishOf } from '../booking/invoice-wish';
import { invoiceWords } from '../booking/documents/invoices/invoice-words';
import type { InvoicedTrip } from '../booking/documents/invoices/invoiced-trip';
import type { Invoice } from '../booking/invoice-record';
import { invoiceDrafts, obstacleOf } from './invoice-rules';
import type { Draft } from './invoice-rules';
import { invoicesOf, issueInvoice, lockBooking } from './invoices.repository';

export interface Found {
  readonly booking: Booking;
  readonly trip: InvoicedTrip;
}

const REFUSED: Readonly<Record<InvoiceObstacle, TextKey>> = {
  underWay: 'invoice.underWay',
  notPaid: 'invoice.notPaid',
  paidAtProperty: 'invoice.paidAtProperty',
  nothingLeft: 'invoice.nothingLeft',
};

export const refused = (obstacle: InvoiceObstacle) =>
  new Problem('INVALID_REQUEST', {
    field: 'booking_id',
    text: REFUSED[obstacle],
    status: 409,
    facts: { problem: obstacle },
  });

const moneyOf = ({ state, status, total, captured, refunded, refundDue, details }: Booking) =>
  JSON.stringify([state, status, total, captured, refunded, refundDue, details]);

interface Deps {
  readonly orm: Database['orm'];
  readonly seller: Config['seller'];
}

interface Issuing {
  /** Issues `draftsOf` the existing papers; 409 when the booking has changed since it was read. */
  issue(
    found: Found,
    at: number,
    draftsOf: (issued: readonly Invoice[]) => readonly Draft[],
  ): Promise<void>;
  /** Issues the checkout's invoice once; no-op while it cannot be. */
  issueWish(found: Found, at: number): Promise<void>;
}

export function issuing({ orm, seller }: Deps): Issuing {
  async function issueAll(
    connection: Connection,
    { booking, trip }: Found,
    drafts: readonly Draft[],
    now: number,
  ): Promise<void> {
    const { id: bookingId, language, vertical, reference } = booking;
    const { what, days } = trip;
    for (const { kind, buyer, lines, total, of: ofNumber } of drafts)
      await issueInvoice(
        connection,
        {
          ...{ kind, bookingId, ofNumber, language, buyer, total },
          seller: seller === null ? null : { ...seller, address: [...seller.address] },
          content: {
            version: 1,
            vertical,
            reference,
            what: what === '' ? reference : what,
            days,
            lines: [...lines],
          },
        },
        now,
      );
  }

  /** Drafts under the row's lock, so that concurrent requests issue one document. */
  async function issue(
    found: Found,
    at: number,
    draftsOf: (issued: readonly Invoice[]) => readonly Draft[],
  ): Promise<void> {
    await orm.transaction(async (connection) => {
      const locked = await lockBooking(connection, found.booking.id);
      // a concurrent step of the workflow changed the amounts
      if (locked === null || moneyOf(locked) !== moneyOf(found.booking)) throw refused('underWay');
      const issued = await invoicesOf(connection, locked.id);
      await issueAll(connection, found, draftsOf(issued), at);
    });
  }

  async function issueWish(found: Found, at: number): Promise<void> {
    const { booking, trip } = found;
    const wish = wishOf(booking);
    if (wish === null || obstacleOf(booking, trip) !== null) return;
    if ((await invoicesOf(orm, booking.id)).length > 0) return;
    const words = invoiceWords(booking.language);
    await issue(found, at, (papers) =>
      papers.length > 0 ? [] : invoiceDrafts(wish.buyer, { booking, trip, papers, words }),
    );
  }

  return { issue, issueWish };
}
