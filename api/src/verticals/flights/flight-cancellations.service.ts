import type { OrderCancellation } from '@wayfare/api-contract';
import type { ConfirmCancellationRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, money, parseMoney } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import type { SupplierCancellation } from '../../ports/flight-supplier';
import type { Booking } from '../../booking/booking';
import { insertQuote } from '../../booking/bookings.repository';
import { cancelBooking } from '../../booking/cancellation';
import type { TermsOfCancelling } from '../../booking/cancellation';
import { kept } from '../../booking/charges';
import { newQuoteId } from '../../booking/references';
import { canCancel } from './flight-booking-view';
import type { Ask, FlightBookings } from './flight-bookings.service';
import { flightOf } from './flight-records';
import type { CancellationRecord } from './flight-records';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';

/** A refund quote's life, shorter if the airline says so. */
const SHOWN_MS = 10 * 60_000;

type ConfirmInput = InferOutput<typeof ConfirmCancellationRequestSchema>;

export interface FlightCancellations {
  /** Refund; CANCEL_FAILED when the airline refuses. */
  quote(ask: Ask): Promise<OrderCancellation>;
  /** Waits for the workflow; PRICE_CHANGED when the refund fell. */
  confirm(ask: Ask<ConfirmInput>): Promise<OrderCancellation>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly suppliers: FlightSuppliers;
  readonly bookings: FlightBookings;
  readonly wake: () => void;
}

/** Cents: the airline's refund plus the same share of our commission, half-up, at most what is still paid. */
export function refundOf(
  booking: Pick<Booking, 'id' | 'details' | 'total' | 'captured' | 'refunded'>,
  bySupplier: number,
): number {
  const { supplierCents } = flightOf(booking);
  const commission = booking.total - supplierCents;
  const part = supplierCents === 0 ? 0 : Math.round((commission * bySupplier) / supplierCents);
  return Math.max(0, Math.min(bySupplier + part, kept(booking)));
}

const cents = (amount: number) => formatDecimal(money(amount));

interface Shown {
  readonly id: string;
  readonly refund: number;
  readonly expires: Date;
}

function wireCancellation(booking: Booking, { id, refund, expires }: Shown): OrderCancellation {
  const { id: bookingId, status, captured, refunded } = booking;
  const fee = captured - refunded - refund;
  const amounts = {
    refund_amount: cents(refund),
    fee_amount: cents(fee),
    charged_amount: cents(captured),
  };
  return {
    booking_id: bookingId,
    status,
    cancellation_id: id,
    ...amounts,
    refund_currency: 'EUR',
    refund_to: refund > 0 ? 'card' : 'nowhere',
    expires_at: expires.toISOString(),
  };
}

function cancelled(booking: Booking, id: string, now: number): OrderCancellation {
  return wireCancellation(
    { ...booking, refunded: 0 },
    { id, refund: booking.refunded, expires: new Date(now) },
  );
}

async function quotedBy(
  suppliers: FlightSuppliers,
  booking: Booking,
  now: number,
): Promise<SupplierCancellation> {
  if (booking.supplierBooking === null || !canCancel(booking, now))
    throw invalid('booking_id', 'cancel.notPossible');
  const { provider } = flightOf(booking);
  return providerOf(suppliers, provider).quoteCancellation(booking.supplierBooking);
}

/** What somebody else than the traveller cancels by: the airline's latest quote. */
export const flightCancelling =
  (suppliers: FlightSuppliers): TermsOfCancelling =>
  async (booking, now) => {
    const quoted = await quotedBy(suppliers, booking, now);
    const refund = refundOf(booking, quoted.refund.amount);
    const details = { ...flightOf(booking), cancellationId: quoted.id };
    return { refund, fee: kept(booking) - refund, details };
  };

export function flightCancellations({
  database,
  suppliers,
  bookings,
  wake,
}: Deps): FlightCancellations {
  const supplierQuote = (booking: Booking, now: number) => quotedBy(suppliers, booking, now);

  return {
    async quote(ask) {
      const booking = await bookings.open(ask);
      const { now } = ask.requester;
      const id = newQuoteId();
      if (booking.status === 'canceled') return cancelled(booking, id, now);
      const quoted = await supplierQuote(booking, now);
      const refund = refundOf(booking, quoted.refund.amount);
      const expires = new Date(Math.min(quoted.expiresAt.getTime(), now + SHOWN_MS));
      const offer: CancellationRecord = {
        version: 2,
        kind: 'cancellation',
        bookingId: booking.id,
        refund,
      };
      await insertQuote(database.orm, {
        id,
        vertical: 'flights',
        owner: ask.requester.principal.id,
        offer,
        createdAt: new Date(now),
        expiresAt: expires,
      });
      return wireCancellation(booking, { id, refund, expires });
    },

    async confirm(ask) {
      const { input, requester } = ask;
      const { cancellation_id: id } = input;
      const booking = await bookings.open(ask);
      if (booking.status === 'canceled') return cancelled(booking, id, requester.now);
      await bookings.quoteOf(booking, 'cancellation', {
        id,
        field: 'cancellation_id',
        now: requester.now,
      });
      // requote: only the airline's latest can be confirmed, and the refund may have moved
      const quoted = await supplierQuote(booking, requester.now);
      const refund = refundOf(booking, quoted.refund.amount);
      if (refund < parseMoney(input.accepted_refund).amount)
        throw new Problem('PRICE_CHANGED', {
          field: 'accepted_refund',
          facts: { newPrice: cents(refund) },
        });
      const details = { ...flightOf(booking), cancellationId: quoted.id };
      const { status } = await cancelBooking({ database, wake }, booking, {
        refundDue: refund,
        details,
        now: requester.now,
      });
      return { ...wireCancellation(booking, { id, refund, expires: quoted.expiresAt }), status };
    },
  };
}
