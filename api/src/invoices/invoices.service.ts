import type { InvoicePaper, InvoiceState } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import type { Principal } from '../platform/http/authenticate';
import { Problem } from '../platform/http/problem';
import type { VatRegister } from '../ports/vat-register';
import { findUser } from '../accounts/users/users.repository';
import { bookingOfVisit } from '../booking/access';
import type { Booking } from '../booking/booking';
import { wishOf } from '../booking/invoice-wish';
import type { InvoiceWish } from '../booking/invoice-wish';
import type { BookingDocuments } from '../booking/documents.routes';
import { toBuyer } from '../booking/invoice-record';
import type { Buyer, Invoice } from '../booking/invoice-record';
import type { KeySet } from '../platform/keys/key-set';
import { invoiceLink } from './invoice-keys';
import {
  creditDrafts,
  invoiceDrafts,
  isCreditDue,
  isSameBuyer,
  obstacleOf,
  standing,
} from './invoice-rules';
import { invoicesOf, wishedBookings } from './invoices.repository';
import { invoiceWords } from '../booking/documents/invoices/invoice-words';
import { issuing, refused } from './issuing';
import type { Found } from './issuing';
import { verifiedVat } from '../booking/vat-check';

export interface InvoiceRequester {
  readonly principal: Principal;
  readonly now: number;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly documents: Readonly<Record<string, BookingDocuments>>;
  readonly config: Pick<Config, 'seller'>;
  readonly vatRegister: VatRegister | null;
}

export interface InvoicesService {
  /** Issues a pending invoice of the checkout, where it can be by now. */
  state(bookingId: string, requester: InvoiceRequester): Promise<InvoiceState>;
  /** Skips unreadable bookings. */
  issueWished(owner: string, now: number): Promise<void>;
  make(bookingId: string, details: Buyer, requester: InvoiceRequester): Promise<InvoiceState>;
  credit(bookingId: string, requester: InvoiceRequester): Promise<InvoiceState>;
}

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

const madeOutTo = (issued: readonly Invoice[]): Buyer | null =>
  (standing(issued)?.invoice ?? issued.at(-1))?.buyer ?? null;

/** The register's answer at checkout counts while the buyer is unchanged. */
const toldAtCheckout = (wish: InvoiceWish | null, buyer: Buyer | undefined): boolean | null =>
  wish !== null && buyer !== undefined && isSameBuyer(buyer, wish.buyer) ? wish.vatVerified : null;

export function invoicesService({
  database: { orm },
  keys,
  documents,
  config: { seller },
  vatRegister,
}: Deps): InvoicesService {
  const { issue, issueWish } = issuing({ orm, seller });

  const unknown = () => new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });

  async function invoicedOf(booking: Booking): Promise<Found> {
    const papers = documents[booking.vertical];
    if (papers === undefined) throw unknown();
    return { booking, trip: await papers.invoiced(booking) };
  }

  async function find(id: string, requester: InvoiceRequester): Promise<Found> {
    const booking = await bookingOfVisit(orm, id, requester);
    if (booking === null) throw unknown();
    return invoicedOf(booking);
  }

  async function companyOf({ principal }: InvoiceRequester): Promise<Buyer | null> {
    return principal.role === 'user' ? toBuyer((await findUser(orm, principal.id))?.company) : null;
  }

  async function stateOf(
    { booking, trip }: Found,
    requester: InvoiceRequester,
    vatVerified: boolean | null = null,
  ): Promise<InvoiceState> {
    const issued = await invoicesOf(orm, booking.id);
    const [now, wish] = [standing(issued), wishOf(booking)];
    const papers = [];
    for (const invoice of issued.toReversed())
      papers.push(await invoicePaper(invoice, keys, requester.now));
    return {
      booking_id: booking.id,
      reference: booking.reference,
      vertical: booking.vertical,
      obstacle: obstacleOf(booking, trip),
      creditDue: isCreditDue(booking, issued),
      details: madeOutTo(issued) ?? wish?.buyer ?? (await companyOf(requester)),
      current: now?.invoice.number ?? null,
      vatVerified: vatVerified ?? toldAtCheckout(wish, now?.invoice.buyer),
      papers,
    };
  }

  return {
    async state(id, requester) {
      const found = await find(id, requester);
      await issueWish(found, requester.now).catch((error: unknown) => {
        // a concurrent step of the workflow: the next look issues it
        if (!(error instanceof Problem)) throw error;
      });
      return stateOf(found, requester);
    },

    async issueWished(owner, now) {
      for (const booking of await wishedBookings(orm, owner))
        await invoicedOf(booking)
          .then((found) => issueWish(found, now))
          .catch(() => undefined);
    },

    async make(id, details, requester) {
      const found = await find(id, requester);
      const { booking, trip } = found;
      const obstacle = obstacleOf(booking, trip);
      if (obstacle !== null && obstacle !== 'nothingLeft') throw refused(obstacle);
      const vatVerified = await verifiedVat(vatRegister, details.vatNumber, 'details.vatNumber');
      await issue(found, requester.now, (papers) => {
        if (obstacle !== null && standing(papers) === null) throw refused(obstacle);
        const words = invoiceWords(booking.language);
        return invoiceDrafts(details, { booking, trip, papers, words });
      });
      return stateOf(found, requester, vatVerified);
    },

    async credit(id, requester) {
      const found = await find(id, requester);
      const { booking, trip } = found;
      if (obstacleOf(booking, trip) === 'underWay') throw refused('underWay');
      await issue(found, requester.now, (papers) =>
        creditDrafts({ booking, papers, words: invoiceWords(booking.language) }),
      );
      return stateOf(found, requester);
    },
  };
}
