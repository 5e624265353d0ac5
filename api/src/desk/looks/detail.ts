import type { Detail } from '@wayfare/desk-contract';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Booking } from '../../booking/booking';
import { isLeased } from '../../booking/bookings.repository';
import type { Connection } from '../../platform/db/database';
import { mailFor } from '../acts/papers';
import { canRetry } from '../acts/retry';
import { differencesOf } from '../reconciliation/differences.repository';
import { askedFor, expireRequests, findRefunds } from '../refunds/refunds.repository';
import { canRefund } from '../refunds/refunds.service';
import { leftOf, owedOf } from '../refunds/refundable';
import { historyOf } from './history';
import { notesOf } from '../bookings/notes';
import { summaryOf } from '../bookings/summary';

export interface DetailDeps {
  readonly sales: Readonly<Record<string, BookableSupplier>>;
  readonly cancelling: { can(booking: Booking): boolean };
}

const instant = (at: Date | null) => at?.toISOString() ?? null;

const workOf = (booking: Booking, now: Date): Detail['booking'] => ({
  ...summaryOf(booking),
  language: booking.language,
  reason: booking.reason,
  supplierBooking: booking.supplierBooking,
  supplierReference: booking.supplierReference,
  heldUntil: instant(booking.heldUntil),
  tries: booking.tries,
  runAt: instant(booking.runAt),
  isAtWork: isLeased(booking, now),
});

const moneyOf = (booking: Booking, refundable: number): Detail['money'] => ({
  total: booking.total,
  dueNow: booking.dueNow,
  dueLater: booking.dueLater,
  chargeAt: instant(booking.chargeAt),
  paymentState: booking.paymentState,
  captured: booking.captured,
  refunded: booking.refunded,
  refundDue: owedOf(booking),
  refundable,
});

/** All that we know of a booking, and what can be done about it now. */
export async function detailOf(
  connection: Connection,
  booking: Booking,
  { sales, cancelling }: DetailDeps,
  now: Date,
): Promise<Detail> {
  const { id } = booking;
  await expireRequests(connection, now);
  const refundable = canRefund(booking)
    ? Math.max(0, leftOf(booking, await askedFor(connection, id)))
    : 0;
  return {
    booking: workOf(booking, now),
    money: moneyOf(booking, refundable),
    history: await historyOf(connection, id),
    notes: await notesOf(connection, id),
    refunds: await findRefunds(connection, { bookingId: id }),
    differences: await differencesOf(connection, id),
    can: {
      retry: canRetry(booking, sales[booking.vertical], now),
      resend: mailFor(booking) !== null,
      cancel: cancelling.can(booking),
      refund: refundable > 0,
    },
  };
}
