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
import { rested } from './rested';

export interface BookRequester {
  readonly principal: Principal;
  readonly language: Language;
  readonly now: number;
}

export interface BookOrder {
  readonly vertical: string;
  /** set where the vertical named the booking before it was ordered */
  readonly bookingId?: string;
  readonly quoteId: string;
  /** the wire's name of the quote's id */
  readonly quoteField: string;
  readonly clientReference: string;
  /** idempotency: the same input once more is the same booking */
  readonly input: unknown;
  readonly invoice: InvoiceDetails | undefined;
}

export type BookColumns = Pick<
  Booking,
  'email' | 'language' | 'total' | 'dueNow' | 'dueLater' | 'paymentState' | 'chargeAt' | 'intentId'
> & {
  readonly details: unknown;
};

/** The intent that was asked for this quote, owner and amount; 0 cents only check a card. */
export interface AskedIntent {
  readonly id: string;
  readonly quoteId: string;
  readonly owner: string;
  readonly cents: number;
}

export interface BookingService {
  /** Idempotent: asked again, it answers the same booking (HOT-46). */
  book(
    order: BookOrder,
    requester: BookRequester,
    prepare: (quote: QuoteRow) => Promise<BookColumns>,
  ): Promise<BookResult>;
  /** PAYMENT_FAILED for an unknown intent, 422 for one of another quote, owner or amount. */
  checkIntent(intent: AskedIntent): Promise<void>;
  /** One amendment per quote, also in place of an unpaid one; null while another is under way. */
  readonly agree: Agree;
}

interface ServiceDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly requestHashes: RequestHashes;
  readonly payments: Payments;
  /** null where no register of VAT numbers is asked */
  readonly vatRegister: VatRegister | null;
  readonly wake: () => void;
}

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
  /** Refused by the register before the card is asked. */
  async function wishIn({ invoice }: BookOrder): Promise<InvoiceWish | null> {
    if (invoice === undefined) return null;
    const vatVerified = await verifiedVat(vatRegister, invoice.vatNumber, 'invoice.vatNumber');
    return { version: 1, buyer: invoice, vatVerified };
  }

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
    asked: Booking,
    { clientReference, requestHash, columns, at: begun }: Prepared,
  ): Promise<Booking> {
    const { booking: existing, at } = await rested(database, asked, {
      state: 'awaiting_payment',
      now: begun.getTime(),
    });
    // until the card is confirmed a traveller may go back and correct the form
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
      // bank transfers pay an existing booking: an intent paid before pays for nothing
      if (cents > 0 && intent.status === 'succeeded' && !(await isIntentKnown(database.orm, id)))
        throw new Problem('PAYMENT_FAILED', { field: 'payment_intent_id' });
    },

    agree: amendmentsService({ database, payments, wake }),
  };
}
