import type {
  BookResult,
  InvoiceDetails,
  PaymentMethod,
  Removed,
  TrainPaymentResult,
} from '@wayfare/api-contract';
import type { Database } from '../../../platform/db/database';
import { Problem } from '../../../platform/http/problem';
import type { Payments } from '../../../ports/payments';
import type { BookColumns, BookingService } from '../../../booking/booking.service';
import { findBooking } from '../../../booking/bookings.repository';
import type { QuoteRow } from '../../../booking/bookings.repository';
import type { PaymentsService } from '../../../payments/payments.service';
import { centsOf } from '../records/train-ledger';
import { trainQuoteOf } from '../records/train-records';
import type { PrebookingRecord, TrainRecord } from '../records/train-records';
import type { Basket } from './basket';
import type { BasketRequester, Baskets } from './baskets';
import { findBasketOfIntent, setIntent } from './baskets.repository';
import { reopen } from './unpaid-order';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  readonly service: Pick<PaymentsService, 'createIntent'>;
  readonly bookingService: BookingService;
  readonly baskets: Baskets;
}

interface PaymentWishes {
  readonly methods?: readonly PaymentMethod[] | undefined;
  readonly keepCard?: boolean | undefined;
}

interface PaidBasket {
  readonly intentId: string;
  readonly invoice: InvoiceDetails | undefined;
}

export interface BasketPayments {
  /** One intent per prebooked basket, however often (OQ-69). */
  createIntent(requester: BasketRequester, wishes?: PaymentWishes): Promise<TrainPaymentResult>;
  /** KO when the card is confirmed and the booking runs. */
  removeIntent(requester: BasketRequester): Promise<Removed>;
  /** Idempotent: a repeat answers the same booking. */
  confirm(paid: PaidBasket, requester: BasketRequester): Promise<BookResult>;
}

/** Cancelled intents answer under their old keys; bounds the search for a free key. */
const ROUNDS = 10;

function recordOf({
  supplierBooking,
  items,
  email,
  assistance,
  demo,
}: PrebookingRecord): TrainRecord {
  return {
    version: 2,
    supplierBooking,
    cents: centsOf(items),
    items,
    email,
    ...(assistance === undefined ? {} : { assistance }),
    demo,
    adjustments: [],
    refundId: null,
  };
}

export function basketPayments({
  database,
  payments,
  service,
  bookingService,
  baskets,
}: Deps): BasketPayments {
  const { orm } = database;

  /** Forgets an order that stayed unpaid too long. */
  async function payable(
    requester: BasketRequester,
  ): Promise<Basket & { quoteId: string; expiresAt: Date }> {
    const basket = await baskets.last(requester);
    if (
      basket === null ||
      basket.state !== 'prebooked' ||
      basket.quoteId === null ||
      basket.expiresAt === null
    )
      throw new Problem('NOT_FOUND', { field: 'user', text: 'trains.notPrebooked' });
    if (basket.expiresAt.getTime() <= requester.now) throw new Problem('OFFER_EXPIRED');
    const order = await findBooking(orm, basket.id);
    const current =
      order?.reason === 'PAYMENT_ABANDONED'
        ? await reopen({ database, payments }, basket, requester.now)
        : basket;
    return { ...current, quoteId: basket.quoteId, expiresAt: basket.expiresAt };
  }

  async function liveIntent(
    { quoteId, intentRound }: Basket & { quoteId: string },
    requester: BasketRequester,
    wishes: PaymentWishes,
  ) {
    for (let round = intentRound; round < intentRound + ROUNDS; round += 1) {
      const { paymentIntent } = await service.createIntent(
        { offerID: quoteId, paymentTiming: 'now', ...wishes, round },
        requester,
      );
      if (paymentIntent.status !== 'canceled') return { paymentIntent, round };
    }
    throw new Problem('PAYMENT_FAILED');
  }

  async function prepare(
    quote: QuoteRow,
    intentId: string,
    basket: Basket,
    { principal, language }: BasketRequester,
  ): Promise<BookColumns> {
    const record = trainQuoteOf(quote);
    if (record.kind !== 'prebooking' || record.bookingId !== basket.id)
      throw new Problem('NOT_FOUND', { field: 'payment_intent_id', text: 'quote.unknown' });
    const { cents, email } = record;
    await bookingService.checkIntent({
      id: intentId,
      quoteId: quote.id,
      owner: principal.id,
      cents,
    });
    return {
      email: email.toLowerCase(),
      language,
      details: recordOf(record),
      total: cents,
      dueNow: cents,
      dueLater: 0,
      chargeAt: null,
      paymentState: 'awaiting',
      intentId,
    };
  }

  return {
    async createIntent(requester, wishes = {}) {
      const basket = await payable(requester);
      const { paymentIntent, round } = await liveIntent(basket, requester, wishes);
      const kept = await setIntent(orm, basket, { intentId: paymentIntent.id, intentRound: round });
      // a concurrent tab changed the basket: the intent's amount is stale
      if (kept === null) throw new Problem('IDEMPOTENCY_CONFLICT');
      return {
        paymentIntent,
        booking_id: basket.id,
        expirationDate: basket.expiresAt.toISOString(),
      };
    },

    async removeIntent(requester) {
      const basket = await baskets.last(requester);
      if (basket === null) return { status: 'OK' };
      try {
        await reopen({ database, payments }, basket, requester.now);
        return { status: 'OK' };
      } catch (error) {
        if (error instanceof Problem) return { status: 'KO' };
        throw error;
      }
    },

    async confirm({ intentId, invoice }, requester) {
      const basket = await findBasketOfIntent(orm, requester.principal.id, intentId);
      if (basket === null || basket.quoteId === null)
        throw new Problem('PAYMENT_FAILED', {
          field: 'payment_intent_id',
          text: 'payment.unknown',
        });
      const order = {
        vertical: 'trains',
        bookingId: basket.id,
        quoteId: basket.quoteId,
        quoteField: 'payment_intent_id',
        clientReference: intentId,
        input: { intentId, ...(invoice === undefined ? {} : { invoice }) },
        invoice,
      };
      return bookingService.book(order, requester, (quote) =>
        prepare(quote, intentId, basket, requester),
      );
    },
  };
}
