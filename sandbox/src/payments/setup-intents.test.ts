import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, failure, reserve } from './testing/clients';

const NOW = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => NOW, faultsEnabled: true });
let stripe: Stripe;
let browser: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe, browser } = clientsAt(origin));
});
afterAll(() => app.close());
const hold = (...more: [Partial<Stripe.PaymentIntentCreateParams>?, Stripe.RequestOptions?]) =>
  reserve(stripe, ...more);

describe('a card for later', () => {
  async function keptCard(payment_method: string) {
    const customer = await stripe.customers.create({ email: 'ada@example.com' });
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      usage: 'off_session',
      metadata: { booking: 'A1B2C3D4' },
    });
    const done = await browser.setupIntents.confirm(setup.id, {
      client_secret: setup.client_secret,
      payment_method,
    } as Stripe.SetupIntentConfirmParams);
    return {
      customer: customer.id,
      payment_method: String(done.payment_method),
      status: done.status,
    };
  }
  const later = ({ customer, payment_method }: { customer: string; payment_method: string }) =>
    stripe.paymentIntents.create({
      amount: 41_250,
      currency: 'eur',
      customer,
      payment_method,
      off_session: true,
      confirm: true,
    });

  test('is charged while nobody is there', async () => {
    const card = await keptCard('pm_card_visa');
    expect(card.status).toBe('succeeded');
    expect(await later(card)).toMatchObject({ status: 'succeeded', amount_received: 41_250 });
  });

  test('may be declined when the day comes', async () => {
    expect(await failure(later(await keptCard('pm_card_chargeCustomerFail')))).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
  });

  test('that is declined at once is not kept', async () => {
    await expect(keptCard('pm_card_visa_chargeDeclined')).rejects.toMatchObject({
      code: 'card_declined',
    });
  });

  test('cannot be charged for somebody else, nor twice without a customer', async () => {
    const card = await keptCard('pm_card_visa');
    const other = await stripe.customers.create({});
    expect((await failure(later({ ...card, customer: other.id }))).message).toContain(
      'belongs to Customer',
    );
    const { payment_method } = await hold();
    expect((await failure(hold({ payment_method: String(payment_method) }))).message).toContain(
      'previously used',
    );
  });

  test('a setup is cancelled once', async () => {
    const { id } = await stripe.setupIntents.create({});
    expect((await stripe.setupIntents.cancel(id)).status).toBe('canceled');
    expect((await failure(stripe.setupIntents.cancel(id))).code).toBe(
      'setup_intent_unexpected_state',
    );
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('canceled');
  });
});
