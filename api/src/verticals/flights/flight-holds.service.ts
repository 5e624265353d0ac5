import type { BookResult, HoldQuote } from '@wayfare/api-contract';
import type { HoldPaymentRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, money } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import type { Booking } from '../../booking/booking';
import { bookResult } from '../../booking/booking.service';
import type { BookingService } from '../../booking/booking.service';
import { insertQuote } from '../../booking/bookings.repository';
import { newQuoteId } from '../../booking/references';
import { dueAtOnce } from '../../booking/due-terms';
import { canPay } from './flight-booking-view';
import type { Ask, FlightBookings } from './flight-bookings.service';
import { heldPrice } from './flight-amendments';
import type { PayPlan } from './flight-amendments';
import { flightLedger, totalOf } from './flight-ledger';
import type { FlightCommission } from './flight-price';
import { quoteExpiry } from './flight-quotes.service';
import { flightOf } from './flight-records';
import type { HoldRecord } from './flight-records';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';

type PayInput = InferOutput<typeof HoldPaymentRequestSchema>;

export interface FlightHolds {
  /** Price now (OQ-53); OFFER_EXPIRED when no longer held. */
  quote(ask: Ask): Promise<HoldQuote>;
  /** Waits for the workflow; the card must be of this quote. */
  pay(ask: Ask<PayInput>): Promise<BookResult>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly bookingService: BookingService;
  readonly suppliers: FlightSuppliers;
  readonly commission: FlightCommission;
  readonly bookings: FlightBookings;
}

function heldUntil(booking: Booking, now: number): Date {
  const { heldUntil: until, status } = booking;
  if (until !== null && canPay(booking, now)) return until;
  if (status === 'held' || status === 'expired')
    throw new Problem('OFFER_EXPIRED', { text: 'flights.holdOver' });
  throw invalid('booking_id', 'flights.payNotPossible');
}

/** A former hold with nothing left to pay. */
function isPaid({ state, status, amendment, supplierBooking }: Booking): boolean {
  const isOver = amendment === null && state !== 'held' && supplierBooking !== null;
  return isOver && (status === 'completing' || status === 'confirmed');
}

export function flightHolds({
  database,
  bookingService,
  suppliers,
  commission,
  bookings,
}: Deps): FlightHolds {
  async function presentPrice(booking: Booking): Promise<PayPlan> {
    const order = await providerOf(suppliers, flightOf(booking).provider).orderById(
      booking.supplierBooking ?? '',
    );
    if (order.status !== 'held') throw new Problem('OFFER_EXPIRED', { text: 'flights.holdOver' });
    return heldPrice(order.price, commission);
  }

  /** The card must be of this quote; a booking that moved on is answered as it is. */
  async function agreed(
    booking: Booking,
    record: HoldRecord,
    { input, requester }: Ask<PayInput>,
  ): Promise<Booking> {
    const { quote_id: quoteId, payment_intent_id: intentId } = input;
    const { cents, supplierCents } = record;
    const amount = totalOf(cents).amount;
    if (input.accepted_total !== formatDecimal(money(amount))) {
      throw new Problem('PRICE_CHANGED', {
        field: 'accepted_total',
        text: 'booking.accepted',
        facts: { previousPrice: input.accepted_total, newPrice: formatDecimal(money(amount)) },
      });
    }
    await bookingService.checkIntent({
      id: intentId,
      quoteId,
      owner: requester.principal.id,
      cents: amount,
    });
    const plan: PayPlan = { cents, supplierCents };
    const moved = await bookingService.agree(
      booking,
      { version: 2, kind: 'payment', quoteId, amount, plan },
      { intentId, now: requester.now },
    );
    if (moved === null) throw invalid('booking_id', 'flights.payNotPossible');
    return moved;
  }

  return {
    async quote(ask) {
      const { language, now } = ask.requester;
      const booking = await bookings.open(ask);
      const until = heldUntil(booking, now);
      const price = await presentPrice(booking);
      const [before, total] = [booking.total, totalOf(price.cents).amount];
      const [id, expiresAt] = [newQuoteId(), quoteExpiry(until, now)];
      const offer: HoldRecord = { version: 2, kind: 'hold', bookingId: booking.id, ...price };
      await insertQuote(database.orm, {
        id,
        vertical: 'flights',
        owner: ask.requester.principal.id,
        offer,
        createdAt: new Date(now),
        expiresAt,
      });
      const isChanged = total !== before;
      return {
        quote_id: id,
        booking_id: booking.id,
        ledger: flightLedger(price.cents, language),
        terms: dueAtOnce(total),
        priceChanged: isChanged,
        previousTotal: isChanged ? formatDecimal(money(before)) : null,
        expires_at: expiresAt.toISOString(),
      };
    },

    async pay(ask) {
      const { input, requester } = ask;
      const booking = await bookings.open(ask);
      if (isPaid(booking)) return bookResult(booking);
      const record = await bookings.quoteOf(booking, 'hold', {
        id: input.quote_id,
        field: 'quote_id',
        now: requester.now,
      });
      if (booking.amendment === null) heldUntil(booking, requester.now);
      return bookResult(await agreed(booking, record, ask));
    },
  };
}
