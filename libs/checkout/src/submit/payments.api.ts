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

/** For a payment page's loader: without them the page still books what needs no card, and leads to the provider's own page. */
export async function paymentSettingsOrNull({
  api,
  signal,
}: Pick<LoaderContext, 'api' | 'signal'>): Promise<PaymentSettings | null> {
  try {
    return await api.call(paymentSettings, {}, { signal });
  } catch (error) {
    // the reader went elsewhere; nobody waits for the page
    if (error instanceof ApiError && error.code === 'ABORTED') throw error;
    return null;
  }
}

/** The same key gives the same intent again. */
export async function openPaymentIntent(
  api: ApiClient,
  request: PaymentIntentRequest,
  key: string,
): Promise<Intent> {
  return (await api.call(createPaymentIntent, request, { idempotencyKey: key })).paymentIntent;
}

/** Address of the provider's own payment page for a booking that waits for its payment. */
export async function hostedPaymentUrl(api: ApiClient, bookingId: string): Promise<string> {
  return (
    await api.call(
      createCheckOutSession,
      { booking_id: bookingId },
      { idempotencyKey: crypto.randomUUID() },
    )
  ).url;
}
