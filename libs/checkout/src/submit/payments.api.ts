import type { ApiClient } from '@wayfare/api-client';
import { ApiError } from '@wayfare/api-client';
import { createCheckOutSession, createPaymentIntent, paymentSettings } from '@wayfare/api-contract';
import type {
  PaymentIntentRequest,
  PaymentIntentResult,
  PaymentSettings,
} from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';

export type Intent = PaymentIntentResult['paymentIntent'];

/** Null on failure: cardless and hosted payment still work. */
export async function paymentSettingsOrNull({
  api,
  signal,
}: Pick<LoaderContext, 'api' | 'signal'>): Promise<PaymentSettings | null> {
  try {
    return await api.call(paymentSettings, {}, { signal });
  } catch (error) {
    // navigation aborted it: the page is not waited for
    if (error instanceof ApiError && error.code === 'ABORTED') throw error;
    return null;
  }
}

/** Payment intent, idempotent by key. */
export async function openPaymentIntent(
  api: ApiClient,
  request: PaymentIntentRequest,
  key: string,
): Promise<Intent> {
  return (await api.call(createPaymentIntent, request, { idempotencyKey: key })).paymentIntent;
}

/** Address of the hosted page for a booking that awaits payment. */
export async function hostedPaymentUrl(api: ApiClient, bookingId: string): Promise<string> {
  return (
    await api.call(
      createCheckOutSession,
      { booking_id: bookingId },
      { idempotencyKey: crypto.randomUUID() },
    )
  ).url;
}
