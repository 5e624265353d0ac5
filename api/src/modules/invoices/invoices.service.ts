import type { InvoiceObstacle, InvoicePaper, InvoiceState } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Config } from '../../config';
import type { Connection, Database } from '../../db/database';
import type { Principal } from '../../http/authenticate';
import { Problem } from '../../http/problem';
import type { TextKey } from '../../http/texts';
import type { VatRegister } from '../../ports/vat-register';
import { findUser } from '../accounts/users.repository';
import { bookingOfVisit } from '../bookings/access';
import type { Booking } from '../bookings/booking';
import { wishOf } from '../bookings/invoice-wish';
import type { BookingDocuments } from '../bookings/documents.routes';
import { wordsOf } from '../documents/document-texts';
import { INVOICE_TEXTS } from '../documents/invoices/invoice-texts';
import type { InvoicedTrip } from '../documents/invoices/invoiced-trip';
import { toBuyer } from '../documents/invoices/invoice-record';
import type { Buyer, Invoice } from '../documents/invoices/invoice-record';
import type { KeySet } from '../session/key-set';
import { invoiceLink } from './invoice-keys';
import {
  creditDrafts,
  invoiceDrafts,
  isCreditDue,
  isSameBuyer,
  obstacleOf,
  standing,
} from './invoice-rules';
import type { Draft } from './invoice-rules';
import { invoicesOf, issueInvoice, lockBooking, wishedBookings } from './invoices.repository';
import { verifiedVat } from './vat-check';

export interface InvoiceAsker {
  readonly principal: Principal;
  readonly now: number;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  /** by vertical */
  readonly documents: Readonly<Record<string, BookingDocuments>>;
  readonly config: Pick<Config, 'seller'>;
  /** null where nobody is asked */
  readonly vatRegister: VatRegister | null;
}

/** A booking with what it sold. */
interface Found {
  readonly booking: Booking;
  readonly trip: InvoicedTrip;
}

export interface InvoicesService {
  /** Issues the invoice that was asked for at checkout, where it can be by now. */
  state(bookingId: string, asker: InvoiceAsker): Promise<InvoiceState>;
  /** The same for all bookings of an owner; one that cannot be read is left to its own page. */
  issueWished(owner: string, now: number): Promise<void>;
  /** Makes the booking's invoice out to these details; see `makeInvoice` of the contract. */
  make(bookingId: string, details: Buyer, asker: InvoiceAsker): Promise<InvoiceState>;
  /** Credits what came back since; nothing when nothing did. */
  credit(bookingId: string, asker: InvoiceAsker): Promise<InvoiceState>;
}

/** A document as a list shows it. */
export async function invoicePaper(
  { number, kind, issuedOn, total, content, buyer, bookingId, ofNumber }: Invoice,
  keys: KeySet,
  now: number,
): Promise<InvoicePaper> {
  return {
    number,
    kind,
    issuedOn,
    total: formatDecimal(money(total)),
    currency: 'EUR',
    what: content.what,
    vertical: content.vertical,
    booking_id: bookingId,
    reference: content.reference,
    company: buyer.company,
    ownReference: buyer.reference,
    of: ofNumber,
    document: await invoiceLink(keys, number, now),
  };
}

const REFUSED: Readonly<Record<InvoiceObstacle, TextKey>> = {
  underWay: 'invoice.underWay',
  notPaid: 'invoice.notPaid',
  paidAtProperty: 'invoice.paidAtProperty',
  nothingLeft: 'invoice.nothingLeft',
};

const refused = (obstacle: InvoiceObstacle) =>
  new Problem('INVALID_REQUEST', {
    field: 'booking_id',
    text: REFUSED[obstacle],
    status: 409,
    facts: { problem: obstacle },
  });

const moneyOf = ({ state, status, total, captured, refunded, refundDue, details }: Booking) =>
  JSON.stringify([state, status, total, captured, refunded, refundDue, details]);

export function invoicesService({
  database: { orm },
  keys,
  documents,
  config: { seller },
  vatRegister,
}: Deps): InvoicesService {
  const unknown = () => new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });

  async function invoicedOf(booking: Booking): Promise<Found> {
    const papers = documents[booking.vertical];
    if (papers === undefined) throw unknown();
    return { booking, trip: await papers.invoiced(booking) };
  }

  async function find(id: string, asker: InvoiceAsker): Promise<Found> {
    const booking = await bookingOfVisit(orm, id, asker);
    if (booking === null) throw unknown();
    return invoicedOf(booking);
  }

  /** The company of an account; a visitor has none. */
  async function companyOf({ principal }: InvoiceAsker): Promise<Buyer | null> {
    return principal.role === 'user' ? toBuyer((await findUser(orm, principal.id))?.company) : null;
  }

  async function stateOf(
    { booking, trip }: Found,
    asker: InvoiceAsker,
    vatVerified: boolean | null = null,
  ): Promise<InvoiceState> {
    const issued = await invoicesOf(orm, booking.id);
    const [now, wish] = [standing(issued), wishOf(booking)];
    // nobody asked the register since
    const isWish = wish !== null && now !== null && isSameBuyer(now.invoice.buyer, wish.buyer);
    const papers = [];
    for (const invoice of issued.toReversed())
      papers.push(await invoicePaper(invoice, keys, asker.now));
    return {
      booking_id: booking.id,
      reference: booking.reference,
      vertical: booking.vertical,
      obstacle: obstacleOf(booking, trip),
      creditDue: isCreditDue(booking, issued),
      details:
        now?.invoice.buyer ?? issued.at(-1)?.buyer ?? wish?.buyer ?? (await companyOf(asker)),
      current: now?.invoice.number ?? null,
      vatVerified: isWish ? wish.vatVerified : vatVerified,
      papers,
    };
  }

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

  /** What is asked for is decided with the booking's row locked, so that two who ask at once make one document. */
  async function withLocked(
    found: Found,
    at: number,
    draftsOf: (issued: readonly Invoice[]) => readonly Draft[],
  ): Promise<void> {
    await orm.transaction(async (connection) => {
      const locked = await lockBooking(connection, found.booking.id);
      // a step of the workflow came between: its amounts are not those that were looked at
      if (locked === null || moneyOf(locked) !== moneyOf(found.booking)) throw refused('underWay');
      const issued = await invoicesOf(connection, locked.id);
      await issueAll(connection, found, draftsOf(issued), at);
    });
  }

  const wordsIn = (language: Language) => wordsOf(language, INVOICE_TEXTS);

  /** The first invoice of a booking, made out as its checkout was told; nothing once there is any paper, or as long as there can be none. */
  async function issueWish(found: Found, now: number): Promise<void> {
    const { booking, trip } = found;
    const wish = wishOf(booking);
    if (wish === null || obstacleOf(booking, trip) !== null) return;
    if ((await invoicesOf(orm, booking.id)).length > 0) return;
    const words = wordsIn(booking.language);
    await withLocked(found, now, (papers) =>
      papers.length > 0 ? [] : invoiceDrafts(wish.buyer, { booking, trip, papers, words }),
    );
  }

  return {
    async state(id, asker) {
      const found = await find(id, asker);
      await issueWish(found, asker.now).catch((error: unknown) => {
        // a step of the workflow came between: the next look finds it at rest
        if (!(error instanceof Problem)) throw error;
      });
      return stateOf(found, asker);
    },

    async issueWished(owner, now) {
      for (const booking of await wishedBookings(orm, owner))
        await invoicedOf(booking)
          .then((found) => issueWish(found, now))
          .catch(() => undefined);
    },

    async make(id, details, asker) {
      const found = await find(id, asker);
      const { booking, trip } = found;
      const obstacle = obstacleOf(booking, trip);
      if (obstacle !== null && obstacle !== 'nothingLeft') throw refused(obstacle);
      const vatVerified = await verifiedVat(vatRegister, details.vatNumber, 'details.vatNumber');
      await withLocked(found, asker.now, (papers) => {
        if (obstacle !== null && standing(papers) === null) throw refused(obstacle);
        const words = wordsIn(booking.language);
        return invoiceDrafts(details, { booking, trip, papers, words });
      });
      return stateOf(found, asker, vatVerified);
    },

    async credit(id, asker) {
      const found = await find(id, asker);
      const { booking, trip } = found;
      if (obstacleOf(booking, trip) === 'underWay') throw refused('underWay');
      await withLocked(found, asker.now, (papers) =>
        creditDrafts({ booking, papers, words: wordsIn(booking.language) }),
      );
      return stateOf(found, asker);
    },
  };
}
