import Stripe from 'stripe';
import { buildApp, type SandboxOptions } from '../../app';

/** For tests: a sandbox with the provider's own clients, a server's and a browser's. */
export function clients(options: SandboxOptions = {}) {
  const app = buildApp({ faultsEnabled: true, ...options });
  const at = {
    origin: '',
    stripe: new Stripe('sk_test_sandbox'),
    browser: new Stripe('pk_test_sandbox'),
    withKey: (key: string) =>
      new Stripe(key, {
        host: '127.0.0.1',
        port: new URL(at.origin).port,
        protocol: 'http',
        telemetry: false,
        maxNetworkRetries: 0,
      }),
    order: (path: string, body: object) =>
      fetch(at.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    asked: (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      at.stripe.paymentIntents.create({
        amount: 41_250,
        currency: 'eur',
        capture_method: 'manual',
        ...more,
      }),
    hold: (
      more: Partial<Stripe.PaymentIntentCreateParams> = {},
      options: Stripe.RequestOptions = {},
    ) =>
      at.stripe.paymentIntents.create(
        {
          amount: 41_250,
          currency: 'eur',
          capture_method: 'manual',
          payment_method: 'pm_card_visa',
          confirm: true,
          ...more,
        },
        options,
      ),
    /** confirms as a browser does, which shows the secret; the server's client has no word for it */
    confirm: ({ id, client_secret }: Stripe.PaymentIntent, params: object) =>
      at.browser.paymentIntents.confirm(id, {
        client_secret,
        ...params,
      } as Stripe.PaymentIntentConfirmParams),
    statusOf: async (id: string) => (await at.stripe.paymentIntents.retrieve(id)).status,
  };
  beforeAll(async () => {
    at.origin = await app.listen({ port: 0, host: '127.0.0.1' });
    at.stripe = at.withKey('sk_test_sandbox');
    at.browser = at.withKey('pk_test_sandbox');
  });
  afterAll(() => app.close());
  return at;
}

export const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

export async function failure(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('the call should have failed');
  return error;
}
