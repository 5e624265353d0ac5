import type { BookResult, InvoiceDetails } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import type { Principal } from '../platform/http/authenticate';
import { paymentProblem } from '../platform/http/payment-problem';
import { Problem, invalid } from '../platform/http/problem';
import { PaymentError } from '../ports/payments';
import type { Payments } from '../ports/payments';
import type { VatRegister } from '../ports/vat-register';
import type { RequestHashes } from '../platform/records/request-hashes';
import { verifiedVat } from './vat-check';
import { cancelStaleIntent } from './cancel-stale-intent';
import { ownerHash } from './owner-hash';
import type { Booking } from './booking';
import {
  findBookingOfQuote,
  findQuote,
  insertBooking,
  isLeased,
  moveBooking,
} from './bookings.repository';
import type { QuoteRow } from './bookings.repository';
import { amendmentsService } from './amendments.service';
import type { Agree } from './amendments.service';
import type { InvoiceWish } from './invoice-wish';
import { isIntentKnown } from './late-money.repository';
import { isQuoteOf, takeQuote } from './quote-owner';
import { newBookingId, newPin, newReference } from './references';

export interface BookRequester {
  readonly principal: Principal;
  readonly language: Language;
  readonly now: number;
}

/** A request to book a quote, as every vertical has it. */
export interface BookOrder {
  readonly vertical: string;
  /** where the vertical named the booking before it was ordered */
  readonly bookingId?: string;
  readonly quoteId: string;
  /** how the vertical calls the quote's id on the wire */
  readonly quoteField: string;
  readonly clientReference: string;
  /** everything that was asked: the same once more is the same booking */
  readonly input: unknown;
  /** who the traveller wants the invoice made out to */
  readonly invoice: InvoiceDetails | undefined;
}

/** What the vertical says of the booking once it has looked at the request. */
export type BookColumns = Pick<
  Booking,
  'email' | 'language' | 'total' | 'dueNow' | 'dueLater' | 'paymentState' | 'chargeAt' | 'intentId'
> & {
  readonly details: unknown;
};

/** A card that was asked for this quote, by this person, for this amount; none of the money is more than a checked card. */
export interface AskedIntent {
  readonly id: string;
  readonly quoteId: string;
  readonly owner: string;
  readonly cents: number;
}

export interface BookingService {
  /** Makes the booking and starts its workflow; asked again, it answers the same booking (HOT-46). */
  book(
    order: BookOrder,
    requester: BookRequester,
    prepare: (quote: QuoteRow) => Promise<BookColumns>,
  ): Promise<BookResult>;
  /** PAYMENT_FAILED for an intent that nobody knows, 422 for one that is not what was asked for. */
  checkIntent(intent: AskedIntent): Promise<void>;
  /** Starts an amendment about a booking that rests, also in place of one that was not paid; the same quote is one amendment. Null when something else is going on. */
  readonly agree: Agree;
}

interface ServiceDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly requestHashes: RequestHashes;
  readonly payments: Payments;
  /** null where nobody is asked about VAT numbers */
  readonly vatRegister: VatRegister | null;
  /** the workflow has something to do */
  readonly wake: () => void;
}

/** A checked request, as the row of its booking. */
interface Prepared extends BookOrder {
  readonly requestHash: string;
  readonly columns: BookColumns & { readonly invoiceDetails: InvoiceWish | null };
  readonly at: Date;
}

export const bookResult = ({ id, status, reference }: Booking): BookResult => ({
  booking_id: id,
  status,
  reference,
});

const identity = (id = newBookingId()) => ({ id, reference: newReference(), pin: newPin() });

const fresh = (at: Date) =>
  ({
    state: 'awaiting_payment',
    stateSince: at,
    status: 'completing',
    runAt: at,
    createdAt: at,
  }) as const;

export function createBookingService({
  database,
  requestHashes,
  payments,
  vatRegister,
  wake,
}: ServiceDeps): BookingService {
  /** A number that the register refuses is refused before the card is asked. */
  async function wishIn({ invoice }: BookOrder): Promise<InvoiceWish | null> {
    if (invoice === undefined) return null;
    const vatVerified = await verifiedVat(vatRegister, invoice.vatNumber, 'invoice.vatNumber');
    return { version: 1, buyer: invoice, vatVerified };
  }

  /** The quote and the booking that it has by now; both are unknown to anyone but their owner. */
  async function known(
    { vertical, quoteId, quoteField }: BookOrder,
    owner: string,
  ): Promise<{ quote: QuoteRow; existing: Booking | null }> {
    const [quote, existing] = [
      await findQuote(database.orm, quoteId),
      await findBookingOfQuote(database.orm, quoteId),
    ];
    const isOwn =
      quote?.vertical === vertical &&
      isQuoteOf(owner, quote, existing) &&
      (await takeQuote(database.orm, quote, owner));
    if (quote === null || !isOwn)
      throw new Problem('NOT_FOUND', { field: quoteField, text: 'quote.unknown' });
    return { quote, existing };
  }

  /** A new row, or the one that another request made for the same quote meanwhile. */
  async function first(
    owner: string,
    { vertical, bookingId, quoteId, clientReference, requestHash, columns, at }: Prepared,
  ): Promise<Booking | null> {
    const row = {
      ...columns,
      ...identity(bookingId),
      vertical,
      owner,
      quoteId,
      clientReference,
      requestHash,
      ...fresh(at),
    };
    return (
      (await insertBooking(database.orm, row)) ?? (await findBookingOfQuote(database.orm, quoteId))
    );
  }

  async function again(
    existing: Booking,
    { clientReference, requestHash, columns, at }: Prepared,
  ): Promise<Booking> {
    // until the card is confirmed a traveller may go back and correct what was typed
    const isOpen =
      existing.state === 'awaiting_payment' &&
      !isLeased(existing, at) &&
      (await cancelStaleIntent(payments, existing, columns.intentId));
    const moved = isOpen
      ? await moveBooking(database.orm, existing.id, {
          from: 'awaiting_payment',
          to: 'awaiting_payment',
          changes: { ...columns, requestHash },
          runAt: at,
          now: at,
        })
      : null;
    if (moved !== null) return moved;
    if (existing.clientReference === clientReference) throw new Problem('IDEMPOTENCY_CONFLICT');
    return existing;
  }

  return {
    async book(order, requester, prepare) {
      const { principal, now } = requester;
      const { quote, existing } = await known(order, principal.id);
      if (existing !== null && requestHashes.isOf(existing.requestHash, order.input))
        return bookResult(existing);
      if (existing === null && quote.expiresAt.getTime() <= now) throw new Problem('OFFER_EXPIRED');
      const prepared = {
        ...order,
        requestHash: requestHashes.of(order.input),
        columns: { ...(await prepare(quote)), invoiceDetails: await wishIn(order) },
        at: new Date(now),
      };
      const booking =
        existing === null ? await first(principal.id, prepared) : await again(existing, prepared);
      // the client's own reference was used for another quote
      if (booking === null || booking.owner !== principal.id)
        throw new Problem('IDEMPOTENCY_CONFLICT');
      wake();
      return bookResult(booking);
    },

    async checkIntent({ id, quoteId, owner, cents }) {
      const intent = await payments.find(id).catch((cause: unknown) => {
        if (cause instanceof PaymentError && cause.kind === 'unknown') throw paymentProblem(cause);
        throw new Problem('PAYMENT_FAILED', {
          field: 'payment_intent_id',
          text: 'payment.unknown',
          cause,
        });
      });
      const isOurs =
        intent.metadata['offerID'] === quoteId && intent.metadata['owner'] === ownerHash(owner);
      if (!isOurs || (cents > 0 ? intent.amount.amount !== cents : intent.mode !== 'setup'))
        throw invalid('payment_intent_id', 'payment.unknown');
      // a bank takes the money of a booking that exists: what was paid before there was one pays for nothing
      if (cents > 0 && intent.status === 'succeeded' && !(await isIntentKnown(database.orm, id)))
        throw new Problem('PAYMENT_FAILED', { field: 'payment_intent_id' });
    },

    agree: amendmentsService({ database, payments, wake }),
  };
}
