import { PaymentError } from '../ports/payments';
import type { Intent, Payments } from '../ports/payments';
import type { Booking } from './booking';

export const isPaid = ({ status }: Pick<Intent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded' || status === 'processing';

/** Cancels the replaced intent first, so that two never take money; false when it was paid meanwhile. */
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
    const isTooLate = error instanceof PaymentError && error.kind === 'refused';
    if (isTooLate && isPaid(await payments.find(intentId))) return false;
    throw error;
  }
}
