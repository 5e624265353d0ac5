import { money } from '@wayfare/domain';
import { PaymentError } from '../ports/payments';
import type { Intent } from '../ports/payments';
import type { Booking, BookingChanges, Decision } from './booking';
import { charged, isCharged, kept, refundPart, refundRest } from './charges';
import { backoff } from '../platform/queue/backoff';
import { backoffOfLook } from './workflow-timeouts';
import type { Step, StepContext } from './workflow';

/** Idempotency key per intent, since a booking may see several. */
const keyOf = ({ id }: Booking, step: string, intent: string) => `${id}:${step}:${intent}`;

const metadataOf = ({ id, reference }: Booking) => ({ booking_id: id, reference });

/** Refused is final; any other failure repeats with the same key. */
export async function moveMoney(
  booking: Booking,
  { timeouts }: StepContext,
  call: () => Promise<Decision>,
  refused: () => Decision,
): Promise<Decision> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused') return refused();
    return { againIn: backoff(booking.tries, timeouts) };
  }
}

export const isAuthorised = ({ mode, status }: Intent) =>
  status === 'succeeded' || (mode === 'payment' && status === 'requires_capture');

/** iDEAL and Bancontact cannot reserve money: they capture at once. */
export const paidWith = (booking: Booking, { id, mode, captured }: Intent): BookingChanges =>
  mode === 'payment' && captured.amount > 0
    ? { ...charged(booking, id, captured.amount), paymentState: 'captured' }
    : { paymentState: 'authorised' };

/** Learns of the payment by webhook or by looking; money under way is waited for. */
export const awaitingPayment: Step = async (booking, { payments, timeouts, now }) => {
  if (booking.intentId === null) return { to: 'requoting' };
  const intent = await payments.find(booking.intentId).catch(() => null);
  if (intent !== null && isAuthorised(intent))
    return { to: 'requoting', changes: paidWith(booking, intent) };
  const isLate =
    intent?.status !== 'processing' && now - booking.createdAt.getTime() >= timeouts.paymentWindow;
  if (intent?.status === 'canceled' || (intent !== null && isLate))
    return { to: 'releasing', changes: { reason: 'PAYMENT_ABANDONED' } };
  return { againIn: backoffOfLook(booking.tries, timeouts) };
};

/** Captured before the booking stood: refunds the excess over the price. */
async function keepTaken(
  booking: Booking,
  intent: string,
  { payments, timeouts }: StepContext,
  confirmed: (changes: BookingChanges) => Decision,
): Promise<Decision> {
  try {
    const given = await refundRest(booking, { intent, due: booking.dueNow }, payments);
    return confirmed({ ...given?.taken, paymentState: 'captured' });
  } catch {
    return { againIn: backoff(booking.tries, timeouts) };
  }
}

/** The booking stands: captures what is due now, or schedules what is due later. */
export const settling: Step = async (booking, context) => {
  const confirmed = (changes: BookingChanges, runAt: Date | null = null): Decision => ({
    to: 'confirmed',
    changes: { status: 'confirmed', ...changes },
    runAt,
    mail: 'confirmed',
  });
  const { intentId, dueNow, dueLater, chargeAt } = booking;
  if (intentId !== null && isCharged(booking, intentId))
    return keepTaken(booking, intentId, context, confirmed);
  if (intentId !== null && dueNow > 0) {
    return moveMoney(
      booking,
      context,
      async () => {
        await context.payments.capture(intentId, {
          amount: money(dueNow),
          idempotencyKey: keyOf(booking, 'capture', intentId),
        });
        return confirmed({ ...charged(booking, intentId, dueNow), paymentState: 'captured' });
      },
      () => ({ to: 'unbooking', changes: { reason: 'PAYMENT_FAILED' } }),
    );
  }
  if (dueLater > 0) return confirmed({ paymentState: 'scheduled' }, chargeAt);
  return confirmed({});
};

/** Declines are retried so often; then the booking is cancelled while that is free. */
const CHARGE_TRIES = 3;

export const charging: Step = async (booking, context) => {
  const { intentId, dueLater, chargeTries } = booking;
  if (intentId === null) return { to: 'unbooking', changes: { reason: 'PAYMENT_FAILED' } };
  return moveMoney(
    booking,
    context,
    async () => {
      const key = keyOf(booking, `charge:${chargeTries}`, intentId);
      const intent = await context.payments.chargeLater(intentId, {
        amount: money(dueLater),
        description: booking.reference,
        metadata: metadataOf(booking),
        idempotencyKey: key,
      });
      return {
        to: 'confirmed',
        changes: { ...charged(booking, intent.id, dueLater), paymentState: 'captured' },
        runAt: null,
        mail: 'charged',
      };
    },
    () => {
      const tried = chargeTries + 1;
      if (tried >= CHARGE_TRIES)
        return { to: 'unbooking', changes: { reason: 'PAYMENT_FAILED', chargeTries: tried } };
      return {
        to: 'confirmed',
        changes: { chargeTries: tried },
        runAt: new Date(context.now + context.timeouts.chargeInterval),
        ...(tried === 1 ? { mail: 'chargeFailed' as const } : {}),
      };
    },
  );
};

export const releasing: Step = async (booking, context) => {
  const { payments } = context;
  const { id, intentId, watch, reason } = booking;
  const after = (changes: BookingChanges): Decision => {
    const wasCharged = ['authorised', 'captured', 'scheduled', 'refunded'].includes(
      booking.paymentState,
    );
    // also money that arrived after everybody gave up
    const isGivenBack = changes.paymentState === 'refunded';
    const failed = wasCharged || isGivenBack ? 'refunded' : 'failed';
    const status =
      reason === 'PAYMENT_ABANDONED' && !isGivenBack
        ? 'expired'
        : booking.status === 'confirmed'
          ? 'canceled'
          : failed;
    const decision = {
      to: watch ? 'watching' : 'done',
      changes: { status, ...changes },
      runAt: watch ? new Date(context.now + context.timeouts.pollInterval) : null,
    } as const;
    if (status === 'expired') return decision;
    // a reservation is released; only captured money is refunded
    return {
      ...decision,
      mail: status === 'refunded' && !isGivenBack ? 'failed' : status,
    };
  };
  if (intentId === null) return after({});
  try {
    const intent = await payments.find(intentId);
    // the provider's record counts, also where its answer was lost
    const taken =
      intent.mode === 'payment' && intent.captured.amount > 0
        ? charged(booking, intentId, intent.captured.amount)
        : booking;
    const given = await refundPart({ id, charges: taken.charges }, kept(taken), payments);
    if (given !== null) {
      const changes = { ...given.taken, paymentState: 'refunded' } as const;
      return kept(given.taken) > 0 ? { to: 'releasing', changes } : after(changes);
    }
    if (intent.status !== 'canceled' && !(intent.mode === 'setup' && intent.status === 'succeeded'))
      await payments.cancel(intentId, { idempotencyKey: keyOf(booking, 'release', intentId) });
    return after({ paymentState: 'voided' });
  } catch {
    // retries without end: an operator sees it in the log and the workflow's health
    return { againIn: backoff(booking.tries, context.timeouts) };
  }
};
