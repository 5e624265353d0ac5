import type { Payments } from '../ports/payments';
import type { Booking, BookingState, Decision } from './booking';
import { cancelling, refunding } from './cancel.steps';
import { confirmed } from './carrier.steps';
import { awaitingCard, changing, freeing, held, paying, settlingChange } from './amendment.steps';
import { awaitingPayment, charging, releasing, settling } from './payment.steps';
import type { BookableSupplier } from './bookable-supplier';
import { booking, pending, requoting, unbooking, verifying, watching } from './supply.steps';
import type { WorkflowTimeouts } from './workflow-timeouts';

export interface StepContext {
  readonly payments: Payments;
  readonly sale: BookableSupplier;
  readonly timeouts: WorkflowTimeouts;
  readonly now: number;
}

export type Step = (booking: Booking, context: StepContext) => Promise<Decision>;

/** One step per state and one external call per step, keyed by booking and step, so a crash just repeats it. */
export const STEPS: Readonly<Record<Exclude<BookingState, 'done'>, Step>> = {
  awaiting_payment: awaitingPayment,
  requoting,
  booking,
  verifying,
  pending,
  held,
  settling,
  confirmed,
  charging,
  unbooking,
  releasing,
  watching,
  cancelling,
  refunding,
  awaiting_card: awaitingCard,
  paying,
  changing,
  settling_change: settlingChange,
  freeing,
};
