import type { Refund } from '@wayfare/api-contract';
import type {
  ConfirmRefundRequestSchema,
  CreateRefundRequestSchema,
} from '@wayfare/api-contract/schemas';
import { formatDecimal, money, parseMoney } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/database';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { Booking } from '../../../booking/booking';
import type { BookingService } from '../../../booking/booking.service';
import { findBooking } from '../../../booking/bookings.repository';
import { startCancelling } from '../../../booking/cancellation';
import { trainOf } from '../records/train-records';
import type { RefundRecord, TrainPlan } from '../records/train-records';
import { atRest, isAtRest } from './at-rest';
import { isAgreed, ownBooking, quoteOf } from './own-booking';
import type { TrainAsk } from './own-booking';
import { refundQuotes } from './refund-quotes';
import { askedItems } from './refund-terms';
import { wireRefund } from './wire-refund';

/** A confirm without an amount accepts a quote this recent. */
const ACCEPTED_MS = 10 * 60_000;

type CreateInput = InferOutput<typeof CreateRefundRequestSchema>;
type ConfirmInput = InferOutput<typeof ConfirmRefundRequestSchema>;

export interface TrainRefunds {
  /** A quote: nothing is cancelled by it (TRN-51). */
  create(ask: TrainAsk<CreateInput>): Promise<Refund>;
  /** All that is left becomes a cancellation, a part an amendment. */
  start(ask: TrainAsk<ConfirmInput>): Promise<Booking>;
  /** Waits for the workflow; REFUND_FAILED when refused. */
  confirm(ask: TrainAsk<ConfirmInput>): Promise<Refund>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly bookingService: BookingService;
  readonly wake: () => void;
}

/** This quote's cancellation is running or done. */
function isCancelled(booking: Booking, quoteId: string): boolean {
  return (
    trainOf(booking).refundQuote === quoteId &&
    (booking.status === 'canceled' || ['cancelling', 'refunding'].includes(booking.state))
  );
}

const isStarted = (booking: Booking, quoteId: string): boolean =>
  isCancelled(booking, quoteId) || isAgreed(booking, quoteId);

export function trainRefunds({ database, supplier, bookingService, wake }: Deps): TrainRefunds {
  const { orm } = database;
  const { itemsOf, quoted, quote } = refundQuotes({ database, supplier });

  async function handOver(
    booking: Booking,
    { refund, isWhole, supplierRefund }: RefundRecord,
    { input, requester: { now } }: TrainAsk<ConfirmInput>,
  ): Promise<Booking | null> {
    const quoteId = input.refundID;
    if (isWhole) {
      await startCancelling({ database, wake }, booking, {
        refundDue: refund,
        details: { ...trainOf(booking), refundId: supplierRefund, refundQuote: quoteId },
        now,
      });
      return findBooking(orm, booking.id);
    }
    const plan: TrainPlan = { kind: 'refund', supplierRefund };
    return bookingService.agree(
      booking,
      { version: 2, kind: 'change', quoteId, amount: -refund, plan },
      { intentId: null, now },
    );
  }

  /** Requotes, since terms are of the moment, and hands over what was shown; null when busy. */
  async function agree(
    booking: Booking,
    { asked, refund: shown }: RefundRecord,
    ask: TrainAsk<ConfirmInput>,
  ): Promise<Booking | null> {
    const { language } = ask.requester;
    const { record } = await quoted(booking, {
      items: await itemsOf(booking, language),
      asked,
      language,
    });
    const { acceptedRefund } = ask.input;
    const accepted = acceptedRefund === undefined ? shown : parseMoney(acceptedRefund).amount;
    if (record.refund !== shown || record.refund < accepted)
      throw new Problem('PRICE_CHANGED', {
        field: 'acceptedRefund',
        facts: { newPrice: formatDecimal(money(record.refund)) },
      });
    return handOver(booking, record, ask);
  }

  async function start(ask: TrainAsk<ConfirmInput>): Promise<Booking> {
    const { refundID: id } = ask.input;
    const booking = await ownBooking(orm, ask);
    const { record, expiresAt } = await quoteOf(orm, booking, {
      kind: 'refund',
      id,
      field: 'refundID',
    });
    if (isStarted(booking, id)) return booking;
    if (expiresAt.getTime() <= ask.requester.now) throw new Problem('OFFER_EXPIRED');
    // this very refund may be the one in the way
    const moved = await agree(booking, record, ask).catch((error: unknown) =>
      error instanceof Problem ? error : Promise.reject(error),
    );
    if (moved !== null && !(moved instanceof Problem)) return moved;
    const other = await ownBooking(orm, ask);
    if (isStarted(other, id)) return other;
    throw moved ?? invalid('bookingID', 'cancel.notPossible');
  }

  /** Issues a new quote instead of a refund when no amount was accepted and the quote is old or changed; else null. */
  async function askAgain(ask: TrainAsk<ConfirmInput>): Promise<Refund | null> {
    const { input, requester } = ask;
    if (input.acceptedRefund !== undefined) return null;
    const booking = await ownBooking(orm, ask);
    if (isStarted(booking, input.refundID)) return null;
    const { record, createdAt } = await quoteOf(orm, booking, {
      kind: 'refund',
      id: input.refundID,
      field: 'refundID',
    });
    const fresh = await quote(booking, record.asked, ask);
    const isSame = formatDecimal(money(record.refund)) === fresh.total.value;
    return isSame && requester.now - createdAt.getTime() <= ACCEPTED_MS ? null : fresh;
  }

  return {
    start,

    async create(ask) {
      const { input, requester } = ask;
      const booking = await ownBooking(orm, ask);
      const items = await itemsOf(booking, requester.language);
      return quote(booking, askedItems(input.request.items, items), ask);
    },

    async confirm(ask) {
      const again = await askAgain(ask);
      if (again !== null) return again;
      const { refundID: id } = ask.input;
      const started = await start(ask);
      const booking = isAtRest(started) ? started : await atRest(orm, started.id);
      if (!isStarted(booking, id)) throw new Problem('REFUND_FAILED');
      const { record, expiresAt } = await quoteOf(orm, booking, {
        kind: 'refund',
        id,
        field: 'refundID',
      });
      return wireRefund({ ...record, isWhole: booking.status === 'canceled' }, booking, {
        id,
        status: 'CONFIRMED',
        expiresAt,
      });
    },
  };
}
