import Stripe from 'stripe';

/** The provider's own clients, a server's and a browser's, of what listens at an origin. */
export function clientsAt(origin: string, more: Stripe.StripeConfig = {}) {
  const options: Stripe.StripeConfig = {
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
    protocol: 'http',
    telemetry: false,
    ...more,
  };
  return {
    stripe: new Stripe('sk_test_sandbox', options),
    browser: new Stripe('pk_test_sandbox', options),
  };
}

/** Reserves money on a card that pays. */
export function reserve(
  stripe: Stripe,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Response<Stripe.PaymentIntent>> {
  return stripe.paymentIntents.create(
    {
      amount: 41_250,
      currency: 'eur',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
      ...more,
    },
    options,
  );
}

/** What the provider answered to a call that it refused. */
export async function failure(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('the call should have failed');
  return error;
}
