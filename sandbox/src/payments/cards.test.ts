import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, failure, reserve } from './testing/clients';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock, faultsEnabled: true });
let stripe: Stripe;
let browser: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe, browser } = clientsAt(origin, { maxNetworkRetries: 0 }));
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

const hold = (amount = 41_250, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  reserve(stripe, { amount, ...more });

const card = (number: string, more: object = {}) => ({
  type: 'card' as const,
  card: { number, exp_month: 12, exp_year: 2030, cvc: '123', ...more },
});

describe('cards', () => {
  test.each([
    ['4000000000000002', {}, 'card_declined', 'generic_decline'],
    ['4000000000009995', {}, 'card_declined', 'insufficient_funds'],
    ['4000000000000341', {}, 'card_declined', 'generic_decline'],
    ['4000000000000069', {}, 'expired_card', ''],
    ['4111111111111111', {}, 'incorrect_number', ''],
    ['4242424242424242', { exp_year: 2026, exp_month: 10 }, 'invalid_expiry_year', ''],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month', ''],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', ''],
    ['378282246310005', {}, 'invalid_cvc', ''],
  ])('%s %j answers %s', async (number, more, code, decline) => {
    const intent = await stripe.paymentIntents.create({ amount: 5_000, currency: 'eur' });
    const error = await failure(
      browser.paymentIntents.confirm(intent.id, {
        client_secret: intent.client_secret,
        payment_method_data: card(number, more),
      } as Stripe.PaymentIntentConfirmParams),
    );
    expect([error.type, error.code, error.decline_code]).toEqual([
      'StripeCardError',
      code,
      decline,
    ]);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(
      'requires_payment_method',
    );
  });

  test('a declined payment names the reason and takes another card', async () => {
    const error = await failure(
      hold(5_000, { payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds' }),
    );
    const id = error.payment_intent?.id ?? '';
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toMatchObject({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    });
    expect(
      (await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status,
    ).toBe('requires_capture');
  });

  test('a server never sends a card number', async () => {
    expect(
      (await failure(stripe.paymentMethods.create(card('4242424242424242')))).message,
    ).toContain('unsafe');
    expect((await browser.paymentMethods.create(card('4242424242424242'))).card).toMatchObject({
      last4: '4242',
      brand: 'visa',
    });
  });

  test('a browser sees only the intent that it has the secret of, and only the amount that it showed', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 5_000, currency: 'eur' });
    expect(
      (
        await browser.paymentIntents.retrieve(intent.id, {
          client_secret: intent.client_secret ?? '',
        })
      ).status,
    ).toBe('requires_payment_method');
    expect(
      (await failure(browser.paymentIntents.retrieve(intent.id, { client_secret: 'pi_other' })))
        .param,
    ).toBe('client_secret');
    expect((await failure(browser.paymentIntents.capture(intent.id))).code).toBe(
      'secret_key_required',
    );
    const other = {
      client_secret: intent.client_secret,
      expected_amount: 4_000,
      payment_method: 'pm_card_visa',
    };
    expect(
      (
        await failure(
          browser.paymentIntents.confirm(intent.id, other as Stripe.PaymentIntentConfirmParams),
        )
      ).param,
    ).toBe('amount');
  });
});
