import type { InvoiceObstacle, InvoicePaper, InvoiceState } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Config } from '../../config';
import type { Connection, Database } from '../../db/database';
import type { Principal } from '../../http/authenticate';
import { Problem, invalid } from '../../http/problem';
import type { TextKey } from '../../http/texts';
import type { VatRegister } from '../../ports/vat-register';
import { findUser } from '../accounts/users.repository';
import { bookingOfVisit } from '../bookings/access';
import type { Booking } from '../bookings/booking';
import type { BookingDocuments } from '../bookings/documents.routes';
import { wordsOf } from '../documents/document-texts';
import { INVOICE_TEXTS } from '../documents/invoices/invoice-texts';
import type { InvoicedTrip } from '../documents/invoices/invoiced-trip';
import { toBuyer } from '../documents/invoices/invoice-record';
import type { Buyer, Invoice } from '../documents/invoices/invoice-record';
import type { KeySet } from '../session/key-set';
import { invoiceLink } from './invoice-keys';
import { creditDrafts, invoiceDrafts, isCreditDue, obstacleOf, standing } from './invoice-rules';
import type { Draft } from './invoice-rules';
import { invoicesOf, issueInvoice, lockBooking } from './invoices.repository';

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

export interface InvoicesService {
  state(bookingId: string, asker: InvoiceAsker): Promise<InvoiceState>;
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
  async function find(
    id: string,
    asker: InvoiceAsker,
  ): Promise<{ booking: Booking; trip: InvoicedTrip }> {
    const booking = await bookingOfVisit(orm, id, asker);
    const papers = booking === null ? undefined : documents[booking.vertical];
    if (booking === null || papers === undefined)
      throw new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });
    return { booking, trip: await papers.invoiced(booking) };
  }

  /** The company of an account; a visitor has none. */
  async function companyOf({ principal }: InvoiceAsker): Promise<Buyer | null> {
    return principal.role === 'user' ? toBuyer((await findUser(orm, principal.id))?.company) : null;
  }

  async function stateOf(
    { booking, trip }: { booking: Booking; trip: InvoicedTrip },
    asker: InvoiceAsker,
    vatVerified: boolean | null = null,
  ): Promise<InvoiceState> {
    const issued = await invoicesOf(orm, booking.id);
    const now = standing(issued);
    const papers = [];
    for (const invoice of issued.toReversed())
      papers.push(await invoicePaper(invoice, keys, asker.now));
    return {
      booking_id: booking.id,
      reference: booking.reference,
      vertical: booking.vertical,
      obstacle: obstacleOf(booking, trip),
      creditDue: isCreditDue(booking, issued),
      details: now?.invoice.buyer ?? issued.at(-1)?.buyer ?? (await companyOf(asker)),
      current: now?.invoice.number ?? null,
      vatVerified,
      papers,
    };
  }

  async function issueAll(
    connection: Connection,
    { booking, trip }: { booking: Booking; trip: InvoicedTrip },
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
    found: { booking: Booking; trip: InvoicedTrip },
    asker: InvoiceAsker,
    draftsOf: (issued: readonly Invoice[]) => readonly Draft[],
  ): Promise<void> {
    await orm.transaction(async (connection) => {
      const locked = await lockBooking(connection, found.booking.id);
      // a step of the workflow came between: its amounts are not those that were looked at
      if (locked === null || moneyOf(locked) !== moneyOf(found.booking)) throw refused('underWay');
      const issued = await invoicesOf(connection, locked.id);
      await issueAll(connection, found, draftsOf(issued), asker.now);
    });
  }

  const wordsIn = (language: Language) => wordsOf(language, INVOICE_TEXTS);

  /** Whether the register knows the number; null where it has none, or nobody is asked. */
  async function verified({ vatNumber }: Buyer): Promise<boolean | null> {
    if (vatNumber === '' || vatRegister === null) return null;
    const standingOf = await vatRegister.standingOf(vatNumber);
    if (standingOf === 'invalid') throw invalid('details.vatNumber', 'invoice.vatRefused');
    return standingOf === 'valid';
  }

  return {
    state: async (id, asker) => stateOf(await find(id, asker), asker),

    async make(id, details, asker) {
      const found = await find(id, asker);
      const { booking, trip } = found;
      const obstacle = obstacleOf(booking, trip);
      if (obstacle !== null && obstacle !== 'nothingLeft') throw refused(obstacle);
      const vatVerified = await verified(details);
      await withLocked(found, asker, (papers) => {
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
      await withLocked(found, asker, (papers) =>
        creditDrafts({ booking, papers, words: wordsIn(booking.language) }),
      );
      return stateOf(found, asker);
    },
  };
}
