import type Stripe from 'stripe';
import { clients, failure } from './testing/clients';

const at = clients();

const card = (number: string) => ({
  payment_method_data: {
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2030, cvc: '123' },
    allow_redisplay: 'always',
  },
});
const capture = ({ id }: { id: string }, amount_to_capture = 41_250) =>
  at.stripe.paymentIntents.capture(id, { amount_to_capture });
const refund = ({ id }: { id: string }, amount: number) =>
  at.stripe.refunds.create({ payment_intent: id, amount });
const captured = async () => capture(await at.hold());
const cancelled = async () => at.stripe.paymentIntents.cancel((await at.hold()).id);

test('a payment is created, confirmed by a browser, captured in part and refunded', async () => {
  const created = await at.asked({
    description: 'Two nights',
    metadata: { booking: 'A1B2C3D4' },
  });
  expect(created).toMatchObject({
    status: 'requires_payment_method',
    amount: 41_250,
    metadata: { booking: 'A1B2C3D4' },
    livemode: false,
  });
  const confirmed = await at.confirm(created, card('4242424242424242'));
  expect(confirmed).toMatchObject({ status: 'requires_capture', amount_capturable: 41_250 });
  expect(confirmed).not.toHaveProperty('metadata');
  expect(await capture(created, 40_000)).toMatchObject({
    status: 'succeeded',
    amount_received: 40_000,
    amount_capturable: 0,
  });
  expect(await refund(created, 15_000)).toMatchObject({
    amount: 15_000,
    status: 'succeeded',
    payment_intent: created.id,
  });
});

describe('money is neither made nor lost', () => {
  test.each<[string, () => Promise<unknown>, object]>([
    [
      'more than was reserved is captured',
      async () => capture(await at.hold(), 41_251),
      { code: 'amount_too_large', param: 'amount_to_capture' },
    ],
    [
      'a payment is captured twice',
      async () => capture(await captured()),
      { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
    ],
    [
      'a cancelled payment is captured',
      async () => capture(await cancelled()),
      { code: 'payment_intent_unexpected_state' },
    ],
    [
      'a payment is cancelled twice',
      async () => at.stripe.paymentIntents.cancel((await cancelled()).id),
      { code: 'payment_intent_unexpected_state' },
    ],
    [
      'what was captured is cancelled',
      async () => at.stripe.paymentIntents.cancel((await captured()).id),
      { code: 'payment_intent_unexpected_state' },
    ],
    [
      'what was only reserved is refunded',
      async () => refund(await at.hold(), 100),
      { param: 'payment_intent' },
    ],
    [
      'more than was captured is refunded',
      async () => {
        const paid = await captured();
        await refund(paid, 41_000);
        await refund(paid, 251);
      },
      { code: 'amount_too_large', param: 'amount' },
    ],
    [
      'all of it is refunded twice',
      async () => {
        const paid = await captured();
        await refund(paid, 41_250);
        await refund(paid, 1);
      },
      { code: 'charge_already_refunded' },
    ],
    ['49 cents are asked for', async () => at.hold({ amount: 49 }), { param: 'amount' }],
    [
      'a method is used twice without a customer',
      async () => at.hold({ payment_method: String((await at.hold()).payment_method) }),
      { param: 'payment_method' },
    ],
    [
      'a browser captures',
      async () =>
        at.browser.paymentIntents.capture((await at.hold()).id, { amount_to_capture: 41_250 }),
      { code: 'secret_key_required' },
    ],
    [
      'a browser has another secret',
      async () => at.confirm({ ...(await at.asked()), client_secret: 'pi_other' }, {}),
      { param: 'client_secret' },
    ],
    [
      'a browser showed another amount',
      async () => at.confirm(await at.asked(), { expected_amount: 4_000 }),
      { param: 'amount' },
    ],
    [
      'a browser showed another capture',
      async () => at.confirm(await at.asked(), { expected_capture: 'automatic' }),
      { param: 'capture_method' },
    ],
    [
      'a server sends a card number',
      async () =>
        at.stripe.paymentIntents.confirm(
          (await at.asked()).id,
          card('4242424242424242') as Stripe.PaymentIntentConfirmParams,
        ),
      { message: expect.stringContaining('unsafe') },
    ],
    [
      'a charge without anybody there needs a confirmation',
      async () => at.hold({ payment_method: 'pm_card_authenticationRequired', off_session: true }),
      { code: 'authentication_required' },
    ],
  ])('%s: that is refused', async (_what, call, error) => {
    expect(await failure(call())).toMatchObject(error);
  });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000341', 'card_declined', 'generic_decline'],
  ['4000000000000069', 'expired_card', ''],
  ['4111111111111111', 'incorrect_number', ''],
])('%s answers %s, and lets another card pay', async (number, code, decline) => {
  const intent = await at.asked();
  const error = await failure(at.confirm(intent, card(number)));
  expect([error.type, error.code, error.decline_code]).toEqual(['StripeCardError', code, decline]);
  expect(await at.statusOf(intent.id)).toBe('requires_payment_method');
  expect(await at.confirm(intent, card('4242424242424242'))).toMatchObject({
    status: 'requires_capture',
    last_payment_error: null,
  });
});

describe('a call with a key', () => {
  test('happens once, and is answered the same again', async () => {
    const first = await at.hold({}, { idempotencyKey: 'once' });
    const second = await at.hold({}, { idempotencyKey: 'once' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  test('is refused again, and for something else', async () => {
    const declined = { payment_method: 'pm_card_visa_chargeDeclined' };
    const again = async () =>
      (await failure(at.hold(declined, { idempotencyKey: 'refused' }))).payment_intent?.id;
    expect(await again()).toBe(await again());
    expect(await failure(at.hold({ amount: 9_900 }, { idempotencyKey: 'refused' }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('happened although its answer got lost', async () => {
    await at.order('/__faults', { match: '/v1/payment_intents', mode: 'lost', times: 1 });
    const { id } = await at.hold({}, { idempotencyKey: 'lost', maxNetworkRetries: 2 });
    const bank: { payment_intents: { id: string }[] } = await (
      await fetch(`${at.origin}/__payments`)
    ).json();
    expect(bank.payment_intents.at(-1)?.id).toBe(id);
  });
});

describe('a card for later', () => {
  async function kept(payment_method: string) {
    const customer = await at.stripe.customers.create({ metadata: { booking: 'A1B2C3D4' } });
    const setup = await at.stripe.setupIntents.create({ customer: customer.id });
    const done = await at.browser.setupIntents.confirm(setup.id, {
      client_secret: setup.client_secret,
      payment_method,
    } as Stripe.SetupIntentConfirmParams);
    expect(done.status).toBe('succeeded');
    return {
      customer: customer.id,
      payment_method: String(done.payment_method),
      capture_method: 'automatic' as const,
      off_session: true,
    };
  }

  test('is charged while nobody is there', async () => {
    expect(await at.hold(await kept('pm_card_visa'))).toMatchObject({
      status: 'succeeded',
      amount_received: 41_250,
    });
  });

  test('may be declined when the day comes, or at once', async () => {
    const declined = { type: 'StripeCardError', code: 'card_declined' };
    expect(await failure(at.hold(await kept('pm_card_chargeCustomerFail')))).toMatchObject(
      declined,
    );
    expect(await failure(kept('pm_card_visa_chargeDeclined'))).toMatchObject(declined);
  });

  test('cannot be charged for somebody else', async () => {
    const { id: customer } = await at.stripe.customers.create({});
    const other = at.hold({ ...(await kept('pm_card_visa')), customer });
    expect((await failure(other)).message).toContain('belongs to Customer');
  });

  test('is removed, also with its holder', async () => {
    const { customer, payment_method: id } = await kept('pm_card_visa');
    const cards = async () =>
      (await at.stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 9 })).data;
    expect(await cards()).toMatchObject([{ id, card: { last4: '4242' } }]);
    await at.stripe.paymentMethods.detach(id);
    expect(await cards()).toEqual([]);
    expect(await failure(at.stripe.paymentMethods.detach(id))).toMatchObject({
      param: 'payment_method',
    });
    await at.stripe.customers.del(customer);
    expect(await failure(at.hold({ customer }))).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
  });

  test('is given up once', async () => {
    const { id } = await at.stripe.setupIntents.create({});
    expect((await at.stripe.setupIntents.cancel(id)).status).toBe('canceled');
    expect((await failure(at.stripe.setupIntents.cancel(id))).code).toBe(
      'setup_intent_unexpected_state',
    );
  });
});
