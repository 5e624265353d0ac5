import { money } from '@wayfare/domain';
import type { Decision } from './booking';
import { pauseAfter } from './patience';
import type { Step } from './workflow';

/** The traveller takes the booking back. A supplier that refuses leaves everything as it was. */
export const cancelling: Step = async (booking, { sale, patience, now }) => {
  try {
    if ((await sale.cancel(booking)) === 'cancelled') return { to: 'refunding' };
    const isScheduled = booking.paymentState === 'scheduled';
    if (booking.status === 'pending') return { to: 'pending', changes: { refundDue: 0 }, runAt: new Date(now + patience.betweenLooks) };
    return { to: 'confirmed', changes: { refundDue: 0 }, runAt: isScheduled ? booking.chargeAt : null };
  } catch {
    const found = await sale.find(booking).catch(() => null);
    return found?.kind === 'cancelled' ? { to: 'refunding' } : { againIn: pauseAfter(booking.tries, patience) };
  }
};

/** Gives back what the terms of the cancellation promise. */
export const refunding: Step = async (booking, { payments, patience }) => {
  const canceled = (changes = {}): Decision => ({ to: 'done', changes: { status: 'canceled', ...changes }, runAt: null, mail: 'canceled' });
  const { intentId, moneyIntent, captured, refundDue, paymentState } = booking;
  try {
    if (moneyIntent !== null && captured > 0) {
      if (refundDue > 0) await payments.refund(moneyIntent, { amount: money(refundDue), idempotencyKey: `${booking.id}:refund` });
      return canceled(refundDue > 0 ? { refunded: refundDue, paymentState: 'refunded' } : {});
    }
    if (intentId !== null && paymentState === 'authorised' && booking.dueNow > 0) await payments.cancel(intentId, { idempotencyKey: `${booking.id}:release` });
    return canceled(intentId === null ? {} : { paymentState: 'voided' });
  } catch {
    // the booking is gone at the supplier: the refund is owed until it is made
    return { againIn: pauseAfter(booking.tries, patience) };
  }
};
