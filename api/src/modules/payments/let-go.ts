import type { Payments } from '../../ports/payments';
import type { Booking } from '../bookings/booking';

/**
 * Gives up the intent that a booking waits for, before it waits for another: two must never both take money. False when
 * the card was confirmed meanwhile, and the booking goes on with it.
 */
export async function letGo(
  payments: Payments,
  { id, intentId }: Pick<Booking, 'id' | 'intentId'>,
  next: string | null,
): Promise<boolean> {
  if (intentId === null || intentId === next) return true;
  const { status } = await payments.find(intentId);
  if (status === 'requires_capture' || status === 'succeeded' || status === 'processing')
    return false;
  await payments.cancel(intentId, { idempotencyKey: `${id}:let-go:${intentId}` });
  return true;
}
