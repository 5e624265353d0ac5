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
import type { BookColumns, BookingDesk } from '../../../booking/booking-desk';
import { findBooking } from '../../../booking/bookings.repository';
import type { QuoteRow } from '../../../booking/bookings.repository';
import type { PaymentsService } from '../../../payments/payments.service';
import { centsOf } from '../records/train-ledger';
import { trainQuoteOf } from '../records/train-records';
import type { PrebookingRecord, TrainRecord } from '../records/train-records';
import type { Basket } from './basket';
import type { BasketAsker, Baskets } from './baskets';
import { findBasketOfIntent, setIntent } from './baskets.repository';
import { reopen } from './unpaid-order';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  readonly service: Pick<PaymentsService, 'createIntent'>;
  readonly desk: BookingDesk;
  readonly baskets: Baskets;
}

/** How it is to be paid, as `PaymentsService.createIntent` takes it. */
interface PaymentWishes {
  readonly methods?: readonly PaymentMethod[] | undefined;
  readonly keepCard?: boolean | undefined;
}

interface PaidBasket {
  readonly intentId: string;
  /** who the traveller wants the invoice made out to */
  readonly invoice: InvoiceDetails | undefined;
}

export interface BasketPayments {
  /** Asks for the money of the prebooked basket of whoever asks: one intent, however often (OQ-69). */
  createIntent(asker: BasketAsker, wishes?: PaymentWishes): Promise<TrainPaymentResult>;
  /** Takes it back; KO when its card was confirmed and it is being booked. */
  removeIntent(asker: BasketAsker): Promise<Removed>;
  /** Orders the basket that an intent pays for through the booking workflow; asked again, it answers the same. */
  confirm(paid: PaidBasket, asker: BasketAsker): Promise<BookResult>;
}

/** Intents that were given up answer under their old key; so many in a row are none of ours. */
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
  desk,
  baskets,
}: Deps): BasketPayments {
  const { orm } = database;

  /** The basket of whoever asks with what is kept for it; an order that was left unpaid for too long is forgotten. */
  async function payable(
    asker: BasketAsker,
  ): Promise<Basket & { quoteId: string; expiresAt: Date }> {
    const basket = await baskets.last(asker);
    if (
      basket === null ||
      basket.state !== 'prebooked' ||
      basket.quoteId === null ||
      basket.expiresAt === null
    )
      throw new Problem('NOT_FOUND', { field: 'user', text: 'trains.notPrebooked' });
    if (basket.expiresAt.getTime() <= asker.now) throw new Problem('OFFER_EXPIRED');
    const order = await findBooking(orm, basket.id);
    const current =
      order?.reason === 'PAYMENT_ABANDONED'
        ? await reopen({ database, payments }, basket, asker.now)
        : basket;
    return { ...current, quoteId: basket.quoteId, expiresAt: basket.expiresAt };
  }

  async function liveIntent(
    { quoteId, intentRound }: Basket & { quoteId: string },
    asker: BasketAsker,
    wishes: PaymentWishes,
  ) {
    for (let round = intentRound; round < intentRound + ROUNDS; round += 1) {
      const { paymentIntent } = await service.createIntent(
        { offerID: quoteId, paymentTiming: 'now', ...wishes, round },
        asker,
      );
      if (paymentIntent.status !== 'canceled') return { paymentIntent, round };
    }
    throw new Problem('PAYMENT_FAILED');
  }

  async function prepare(
    quote: QuoteRow,
    intentId: string,
    basket: Basket,
    { principal, language }: BasketAsker,
  ): Promise<BookColumns> {
    const record = trainQuoteOf(quote);
    if (record.kind !== 'prebooking' || record.bookingId !== basket.id)
      throw new Problem('NOT_FOUND', { field: 'payment_intent_id', text: 'quote.unknown' });
    const { cents, email } = record;
    await desk.checkIntent({ id: intentId, quoteId: quote.id, owner: principal.id, cents });
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
    async createIntent(asker, wishes = {}) {
      const basket = await payable(asker);
      const { paymentIntent, round } = await liveIntent(basket, asker, wishes);
      const kept = await setIntent(orm, basket, { intentId: paymentIntent.id, intentRound: round });
      // another tab changed it: this intent is for what it was
      if (kept === null) throw new Problem('IDEMPOTENCY_CONFLICT');
      return {
        paymentIntent,
        booking_id: basket.id,
        expirationDate: basket.expiresAt.toISOString(),
      };
    },

    async removeIntent(asker) {
      const basket = await baskets.last(asker);
      if (basket === null) return { status: 'OK' };
      try {
        await reopen({ database, payments }, basket, asker.now);
        return { status: 'OK' };
      } catch (error) {
        if (error instanceof Problem) return { status: 'KO' };
        throw error;
      }
    },

    async confirm({ intentId, invoice }, asker) {
      const basket = await findBasketOfIntent(orm, asker.principal.id, intentId);
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
      return desk.book(order, asker, (quote) => prepare(quote, intentId, basket, asker));
    },
  };
}
