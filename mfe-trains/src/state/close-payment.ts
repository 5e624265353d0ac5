import type { ApiClient } from '@wayfare/api-client';
import { removeTrainIntent } from '../api/basket.api';
import { attempts } from './payment-attempts';

/** Cancels the open payment before a change: another price needs another payment (C3). False when already ordered. */
export async function closePayment(
  api: ApiClient,
  { bookingId, user }: { bookingId: string; user: string },
): Promise<boolean> {
  const attempt = attempts.recall(bookingId);
  if (attempt === null) return true;
  const { status } = await removeTrainIntent(api, user);
  if (status === 'KO') return false;
  attempts.keep(bookingId, { ...attempt, fingerprint: '', bookingId: null, outcome: 'fresh' });
  return true;
}
