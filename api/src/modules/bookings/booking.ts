import type { BookingStatus, FailureReason, HotelBooking } from '@wayfare/api-contract';
import type { bookings } from '../../db/schema/bookings';

/**
 * What happens next to a booking. The usual way is awaiting_payment, requoting, booking, settling, confirmed; `workflow.ts`
 * has the table of all steps.
 */
export const STATES = [
  'awaiting_payment',
  'requoting',
  'booking',
  'verifying',
  'pending',
  'settling',
  'confirmed',
  'charging',
  'unbooking',
  'releasing',
  'watching',
  'cancelling',
  'refunding',
  'done',
] as const;
export type BookingState = (typeof STATES)[number];

export type PaymentState = HotelBooking['payment']['state'];

/** Mails that a change of a booking causes. */
export type MailKind = 'confirmed' | 'pending' | 'failed' | 'refunded' | 'canceled' | 'charged' | 'chargeFailed';

type Row = typeof bookings.$inferSelect;

/** One booking with its workflow; amounts are cents. */
export interface Booking extends Omit<Row, 'state' | 'status' | 'reason' | 'paymentState'> {
  readonly state: BookingState;
  readonly status: BookingStatus;
  readonly reason: FailureReason | null;
  readonly paymentState: PaymentState;
}

/** Columns that a step may change. */
export type BookingChanges = Partial<
  Pick<
    Booking,
    | 'details'
    | 'total'
    | 'dueNow'
    | 'dueLater'
    | 'chargeAt'
    | 'status'
    | 'reason'
    | 'paymentState'
    | 'moneyIntent'
    | 'captured'
    | 'refunded'
    | 'refundDue'
    | 'chargeTries'
    | 'supplierQuote'
    | 'supplierBooking'
    | 'supplierReference'
    | 'watch'
  >
>;

/** What a step decided: on to another state, or the same one again later. */
export type Decision =
  | { readonly to: BookingState; readonly changes?: BookingChanges; /** null rests until somebody wakes it; at once without */ readonly runAt?: Date | null; readonly mail?: MailKind }
  | { readonly againIn: number };
