import type { Booking, Decision } from './booking';
import { refundPart } from './charges';
import { backoff } from '../platform/queue/backoff';
import type { Step, StepContext } from './workflow';

function asBefore(
  { status, paymentState, chargeAt, heldUntil }: Booking,
  { now, timeouts }: StepContext,
): Decision {
  const changes = { refundDue: 0 };
  if (status === 'pending')
    return { to: 'pending', changes, runAt: new Date(now + timeouts.pollInterval) };
  if (status === 'held') return { to: 'held', changes, runAt: heldUntil };
  return { to: 'confirmed', changes, runAt: paymentState === 'scheduled' ? chargeAt : null };
}

/** A supplier that refuses leaves everything as it was. */
export const cancelling: Step = async (booking, context) => {
  const { sale, timeouts } = context;
  try {
    const outcome = await sale.cancel(booking);
    if (outcome === 'refused') return asBefore(booking, context);
    return { to: 'refunding', changes: outcome === 'cancelled' ? {} : { ...outcome.changes } };
  } catch {
    const found = await sale.find(booking).catch(() => null);
    return found?.kind === 'cancelled'
      ? { to: 'refunding', changes: { ...found.changes } }
      : { againIn: backoff(booking.tries, timeouts) };
  }
};

/** Refunds by the promised terms, one charge per call. */
export const refunding: Step = async (booking, { payments, timeouts }) => {
  const canceled = (changes = {}): Decision => ({
    to: 'done',
    changes: { status: 'canceled', ...changes },
    runAt: null,
    mail: 'canceled',
  });
  const { intentId, captured, refundDue, paymentState } = booking;
  try {
    const given = await refundPart(booking, refundDue, payments);
    if (given !== null)
      return {
        to: 'refunding',
        changes: { ...given.taken, refundDue: refundDue - given.cents, paymentState: 'refunded' },
      };
    if (captured > 0 || intentId === null) return canceled();
    if (paymentState === 'authorised' && booking.dueNow > 0)
      await payments.cancel(intentId, { idempotencyKey: `${booking.id}:release:${intentId}` });
    return canceled({ paymentState: 'voided' });
  } catch {
    // irreversible at the supplier: the refund is owed and retried until made
    return { againIn: backoff(booking.tries, timeouts) };
  }
};
