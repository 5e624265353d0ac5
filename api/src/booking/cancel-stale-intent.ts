import { PaymentError } from '../ports/payments';
import type { Intent, Payments } from '../ports/payments';
import type { Booking } from './booking';

/** Somebody paid, or is paying at this moment: the money is reserved, taken or on its way. */
export const isPaid = ({ status }: Pick<Intent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded' || status === 'processing';

/**
 * Gives up the intent that a booking waits for, before it waits for another: two must never both take money. False when
 * it was paid meanwhile, and the booking goes on with it.
 */
export async function cancelStaleIntent(
  payments: Payments,
  { id, intentId }: Pick<Booking, 'id' | 'intentId'>,
  next: string | null,
): Promise<boolean> {
  if (intentId === null || intentId === next) return true;
  if (isPaid(await payments.find(intentId))) return false;
  try {
    await payments.cancel(intentId, { idempotencyKey: `${id}:let-go:${intentId}` });
    return true;
  } catch (error) {
    // paid between the two calls
    const isTooLate = error instanceof PaymentError && error.kind === 'refused';
    if (isTooLate && isPaid(await payments.find(intentId))) return false;
    throw error;
  }
}
