import type { BookingStatus, FailureReason, HotelBooking } from '@wayfare/api-contract';
import type { bookings } from '../../db/schema/bookings';

/**
 * What happens next to a booking. The usual way is awaiting_payment, requoting, booking, settling, confirmed; what is
 * held is paid by awaiting_card, paying, settling, and what stands is changed by awaiting_card, changing, settling_change.
 * `workflow.ts` has the table of all steps.
 */
export const STATES = [
  'awaiting_payment',
  'requoting',
  'booking',
  'verifying',
  'pending',
  'held',
  'settling',
  'confirmed',
  'charging',
  'unbooking',
  'releasing',
  'watching',
  'cancelling',
  'refunding',
  'awaiting_card',
  'paying',
  'changing',
  'settling_change',
  'freeing',
  'done',
] as const;
export type BookingState = (typeof STATES)[number];

export type PaymentState = HotelBooking['payment']['state'];

/** Mails that a change of a booking causes. */
export type MailKind = 'confirmed' | 'pending' | 'failed' | 'refunded' | 'canceled' | 'charged' | 'chargeFailed' | 'held' | 'lapsed' | 'changed' | 'changeFailed';

/** What the traveller agreed to about a booking that stands, while it is being done: paying what is held, or a change. */
export interface Deal {
  readonly kind: 'payment' | 'change';
  readonly quoteId: string;
  /** cents to pay for it; what is negative comes back */
  readonly amount: number;
  /** what the vertical needs to do it */
  readonly plan: unknown;
}

type Row = typeof bookings.$inferSelect;

/** One booking with its workflow; amounts are cents. */
export interface Booking extends Omit<Row, 'state' | 'status' | 'reason' | 'paymentState' | 'deal'> {
  readonly state: BookingState;
  readonly status: BookingStatus;
  readonly reason: FailureReason | null;
  readonly paymentState: PaymentState;
  readonly deal: Deal | null;
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
    | 'intentId'
    | 'charges'
    | 'captured'
    | 'refunded'
    | 'refundDue'
    | 'chargeTries'
    | 'heldUntil'
    | 'deal'
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
