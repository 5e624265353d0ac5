import type { Booking } from '../../booking/booking';
import { kept } from '../../booking/charges';

type Money = Pick<Booking, 'captured' | 'refunded' | 'refundDue'>;

/** Cents that the terms of a cancellation or change promise, and that can still be sent. */
export const owedOf = (booking: Money): number => Math.min(booking.refundDue, kept(booking));

/** Cents that are captured, not refunded, not owed and not asked for; less than none where more was promised than is left. */
export const leftOf = (booking: Money, asked: number): number =>
  kept(booking) - owedOf(booking) - asked;
