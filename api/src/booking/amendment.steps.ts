import { money } from '@wayfare/domain';
import type { FailureReason } from '@wayfare/api-contract';
import type { Booking, BookingChanges, Amendment, Decision } from './booking';
import { charged, isCharged, payingIntent, refundPart, refundRest } from './charges';
import { backoff } from '../platform/queue/backoff';
import { backoffOfLook } from './workflow-timeouts';
import { isAuthorised, moveMoney, paidWith } from './payment.steps';
import type { Step, StepContext } from './workflow';

/* Steps of a booking that stands: paying what the supplier only holds, and amending it. */

export const held: Step = async ({ heldUntil }, { now }) => {
  if (heldUntil !== null && now < heldUntil.getTime()) return { to: 'held', runAt: heldUntil };
  return {
    to: 'done',
    changes: { status: 'expired', reason: 'PAYMENT_ABANDONED' },
    runAt: null,
    mail: 'lapsed',
  };
};

/** Only an amendment leads to these states; a row without one was tampered with. */
function amendmentOf({ id, amendment }: Booking): Amendment {
  if (amendment === null) throw new Error(`booking ${id} has no amendment`);
  return amendment;
}

export const awaitingCard: Step = async (booking, { payments, timeouts, now }) => {
  const next = amendmentOf(booking).kind === 'payment' ? 'paying' : 'changing';
  if (booking.intentId === null) return { to: next };
  const intent = await payments.find(booking.intentId).catch(() => null);
  if (intent !== null && isAuthorised(intent))
    return { to: next, changes: paidWith(booking, intent) };
  const isLate =
    intent?.status !== 'processing' && now - booking.stateSince.getTime() >= timeouts.paymentWindow;
  if (intent?.status === 'canceled' || (intent !== null && isLate))
    return { to: 'freeing', changes: { reason: 'PAYMENT_ABANDONED' } };
  return { againIn: backoffOfLook(booking.tries, timeouts) };
};

/** Supplier first, traveller's money after. */
export const paying: Step = async (booking, { sale, timeouts, now }) => {
  const { amount } = amendmentOf(booking);
  if (sale.pay === undefined) throw new Error(`nobody holds ${booking.vertical}`);
  const outcome = await sale.pay(booking).catch(() => null);
  switch (outcome?.kind) {
    case undefined:
      return { againIn: backoff(booking.tries, timeouts) };
    case 'paid':
      return {
        to: 'settling',
        changes: {
          total: amount,
          dueNow: amount,
          ...outcome.changes,
          reason: null,
          amendment: null,
        },
      };
    case 'dearer':
      return { to: 'freeing', changes: { ...outcome.changes, reason: 'PRICE_CHANGED' } };
    case 'gone':
      return { to: 'freeing', changes: { heldUntil: new Date(now) } };
  }
};

/** Restores the state before a failed amendment; no mail to somebody who abandoned the payment. */
function asBefore(
  booking: Booking,
  reason: FailureReason | null,
  taken: Pick<Booking, 'charges'> & BookingChanges = { charges: booking.charges },
): Decision {
  const { heldUntil } = booking;
  const intentId = payingIntent(taken);
  const changes: BookingChanges = {
    ...taken,
    amendment: null,
    reason,
    paymentState: intentId === null ? 'none' : 'captured',
    intentId,
  };
  if (amendmentOf(booking).kind === 'payment')
    return { to: 'held', changes: { ...changes, status: 'held' }, runAt: heldUntil };
  return {
    to: 'confirmed',
    changes: { ...changes, status: 'confirmed' },
    runAt: null,
    ...(reason === 'PAYMENT_ABANDONED' ? {} : { mail: 'changeFailed' }),
  };
}

/** Supplier first; the difference in price is captured or refunded after. */
export const changing: Step = async (booking, { sale, timeouts }) => {
  const { amount } = amendmentOf(booking);
  if (sale.change === undefined) throw new Error(`nobody changes ${booking.vertical}`);
  const outcome = await sale.change(booking).catch(() => null);
  switch (outcome?.kind) {
    case undefined:
      return { againIn: backoff(booking.tries, timeouts) };
    case 'changed':
      return {
        to: 'settling_change',
        changes: {
          ...outcome.changes,
          total: booking.total + amount,
          refundDue: Math.max(0, -amount),
        },
      };
    case 'refused':
      return amount > 0
        ? { to: 'freeing', changes: { reason: outcome.reason } }
        : asBefore(booking, outcome.reason);
  }
};

const changed = (changes: BookingChanges = {}): Decision => ({
  to: 'confirmed',
  changes: { status: 'confirmed', reason: null, amendment: null, ...changes },
  runAt: null,
  mail: 'changed',
});

function takeDifference(
  booking: Booking,
  intentId: string,
  context: StepContext,
): Promise<Decision> {
  const { amount } = amendmentOf(booking);
  if (isCharged(booking, intentId)) return Promise.resolve(changed({ paymentState: 'captured' }));
  return moveMoney(
    booking,
    context,
    async () => {
      await context.payments.capture(intentId, {
        amount: money(amount),
        idempotencyKey: `${booking.id}:capture:${intentId}`,
      });
      return changed({ ...charged(booking, intentId, amount), paymentState: 'captured' });
    },
    // irreversible at the supplier: an unpaid difference is our loss, shown by `captured`
    () => changed({ paymentState: 'captured' }),
  );
}

export const settlingChange: Step = async (booking, context) => {
  const { intentId, refundDue } = booking;
  if (amendmentOf(booking).amount > 0 && intentId !== null)
    return takeDifference(booking, intentId, context);
  try {
    const given = await refundPart(booking, refundDue, context.payments);
    if (given === null) return changed({ refundDue: 0 });
    return {
      to: 'settling_change',
      changes: { ...given.taken, refundDue: refundDue - given.cents },
    };
  } catch {
    // irreversible at the supplier: the refund is owed and retried until made
    return { againIn: backoff(booking.tries, context.timeouts) };
  }
};

export const freeing: Step = async (booking, { payments, timeouts }) => {
  const { id, intentId, reason } = booking;
  // an amendment of 0 cents shares the booking's own intent
  const isOwn = amendmentOf(booking).amount > 0;
  if (intentId === null || !isOwn) return asBefore(booking, reason);
  try {
    const intent = await payments.find(intentId);
    const paid = { ...booking, ...paidWith(booking, intent) };
    const given = await refundRest(paid, { intent: intentId, due: 0 }, payments);
    if (given === null && intent.status !== 'canceled')
      await payments.cancel(intentId, { idempotencyKey: `${id}:release:${intentId}` });
    return asBefore(booking, reason, given?.taken);
  } catch {
    return { againIn: backoff(booking.tries, timeouts) };
  }
};
