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

test('a payment is created, confirmed by a browser, captured in part and refunded', async () => {
  const created = await stripe.paymentIntents.create({
    amount: 41_250,
    currency: 'eur',
    capture_method: 'manual',
    description: 'Two nights',
    metadata: { booking: 'A1B2C3D4' },
  });
  expect(created).toMatchObject({
    status: 'requires_payment_method',
    amount: 41_250,
    metadata: { booking: 'A1B2C3D4' },
    livemode: false,
  });
  const confirmed = await browser.paymentIntents.confirm(created.id, {
    client_secret: created.client_secret,
    payment_method_data: card('4242424242424242'),
  } as Stripe.PaymentIntentConfirmParams);
  expect(confirmed).toMatchObject({ status: 'requires_capture', amount_capturable: 41_250 });
  expect(confirmed).not.toHaveProperty('metadata');
  const captured = await stripe.paymentIntents.capture(created.id, { amount_to_capture: 40_000 });
  expect(captured).toMatchObject({
    status: 'succeeded',
    amount_received: 40_000,
    amount_capturable: 0,
  });
  const refund = await stripe.refunds.create({
    payment_intent: created.id,
    amount: 15_000,
    metadata: { why: 'cancelled' },
  });
  expect(refund).toMatchObject({ amount: 15_000, status: 'succeeded', payment_intent: created.id });
  expect((await stripe.refunds.retrieve(refund.id)).metadata).toEqual({ why: 'cancelled' });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(created.id, {
    expand: ['latest_charge', 'payment_method'],
  });
  expect(charge).toMatchObject({
    amount_captured: 40_000,
    amount_refunded: 15_000,
    refunded: false,
  });
});

describe('money is neither made nor lost', () => {
  test('more than was reserved cannot be captured', async () => {
    const { id } = await hold();
    expect(
      await failure(stripe.paymentIntents.capture(id, { amount_to_capture: 41_251 })),
    ).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  });

  test('a payment is captured once', async () => {
    const { id } = await hold();
    await stripe.paymentIntents.capture(id);
    const error = await failure(stripe.paymentIntents.capture(id));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(error.payment_intent?.status).toBe('succeeded');
  });

  test('refunds add up to what was captured and no more', async () => {
    const { id } = await hold();
    expect((await failure(stripe.refunds.create({ payment_intent: id }))).message).toContain(
      'does not have a successful charge',
    );
    await stripe.paymentIntents.capture(id);
    await stripe.refunds.create({ payment_intent: id, amount: 41_000 });
    expect(await failure(stripe.refunds.create({ payment_intent: id, amount: 251 }))).toMatchObject(
      { param: 'amount' },
    );
    await stripe.refunds.create({ payment_intent: id });
    expect(await failure(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount)).toEqual([250, 41_000]);
  });

  test('a cancelled payment is neither captured nor cancelled again', async () => {
    const { id } = await hold();
    expect(
      await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
    ).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned', amount_capturable: 0 });
    expect((await failure(stripe.paymentIntents.capture(id))).code).toBe(
      'payment_intent_unexpected_state',
    );
    expect((await failure(stripe.paymentIntents.cancel(id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  test('money that nobody captured in seven days is free again', async () => {
    const { id } = await hold();
    clock += 7 * 24 * 3_600_000;
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
  });

  test('an automatic capture takes the money at once', async () => {
    expect(await hold(5_000, { capture_method: 'automatic' })).toMatchObject({
      status: 'succeeded',
      amount_received: 5_000,
    });
  });

  test.each([
    [49, 'amount_too_small'],
    [100_000_000, 'amount_too_large'],
  ])('%d cents are refused', async (amount, code) => {
    expect(await failure(hold(amount))).toMatchObject({ code, param: 'amount' });
  });
});

test('metadata is merged, and an empty value takes its key away', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'eur',
    metadata: { booking: 'A', room: '1' },
  });
  expect(
    (await stripe.paymentIntents.update(id, { metadata: { room: '', state: 'held' } })).metadata,
  ).toEqual({ booking: 'A', state: 'held' });
});

test('lists are paged, newest first', async () => {
  const first = await hold();
  const second = await hold();
  const page = await stripe.paymentIntents.list({ limit: 1 });
  expect([page.data[0]?.id, page.has_more]).toEqual([second.id, true]);
  expect(
    (await stripe.paymentIntents.list({ limit: 1, starting_after: second.id })).data[0]?.id,
  ).toBe(first.id);
});
