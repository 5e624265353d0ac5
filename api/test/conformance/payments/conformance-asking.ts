import { money } from '@wayfare/domain';
import { CARD_ONLY } from '../../../src/ports/payments';
import { failure, key } from './payments';
import type { PaymentsUnderTest } from './payments';

const FACTS = { description: 'A room', metadata: { offerID: 'quote-1' } };
const PAYMENT = { ...FACTS, amount: money(12_345), methods: CARD_ONLY };

/** The ways back from the provider's own page. */
const WAYS = {
  successUrl: 'https://shop.example/success',
  cancelUrl: 'https://shop.example/cancel',
};

function describePayments(make: () => PaymentsUnderTest): void {
  it('asks for money by card, which is reserved once it is confirmed', async () => {
    const { payments, pay } = make();
    const intent = await payments.createPayment({ ...key(), ...PAYMENT });
    expect(intent).toMatchObject({
      mode: 'payment',
      status: 'requires_payment_method',
      captureMethod: 'manual',
      amount: money(12_345),
      captured: money(0),
      metadata: FACTS.metadata,
      failure: null,
    });
    expect(intent.clientSecret).not.toBe('');
    expect(await pay(intent, 'good')).toBe('requires_capture');
  });

  it('makes one intent for one key', async () => {
    const { payments } = make();
    const [paid, kept] = [key(), key()];
    const pairs = [
      [
        await payments.createPayment({ ...paid, ...PAYMENT }),
        await payments.createPayment({ ...paid, ...PAYMENT }),
      ],
      [
        await payments.createSetup({ ...kept, ...FACTS }),
        await payments.createSetup({ ...kept, ...FACTS }),
      ],
    ] as const;
    for (const [first, second] of pairs) expect(second.id).toBe(first.id);
  });

  it('says why a card was declined, and lets another one pay', async () => {
    const { payments, pay } = make();
    const intent = await payments.createPayment({ ...key(), ...PAYMENT });
    expect(await pay(intent, 'declined')).not.toBe('requires_capture');
    const after = await payments.find(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', failure: expect.any(String) });
    expect(await pay(intent, 'good')).toBe('requires_capture');
  });

  it('keeps a card without taking anything', async () => {
    const { payments, pay } = make();
    const setup = await payments.createSetup({ ...key(), ...FACTS });
    expect(setup).toMatchObject({ mode: 'setup', amount: money(0), captured: money(0) });
    expect(await pay(setup, 'good')).toBe('succeeded');
    expect(await payments.find(setup.id)).toMatchObject({
      status: 'succeeded',
      paymentMethod: expect.any(String),
    });
  });

  it('has a page of its own that leads back to ours', async () => {
    const { payments } = make();
    const { amount } = PAYMENT;
    const { id, url } = await payments.createCheckout({ ...key(), ...FACTS, amount, ...WAYS });
    expect(id).not.toBe('');
    expect(URL.canParse(url)).toBe(true);
  });
}

function describeKeptCards(make: () => PaymentsUnderTest): void {
  it('keeps the cards of a customer until they are removed, and nothing of one who is gone', async () => {
    const { payments, pay } = make();
    const customer = await payments.createCustomer({ ...key(), metadata: {} });
    expect(await payments.keptCards(customer)).toEqual([]);
    expect(await pay(await payments.createCardSetup({ ...key(), customer }), 'good')).toBe(
      'succeeded',
    );
    const [card, ...others] = await payments.keptCards(customer);
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', fingerprint: expect.any(String) });
    expect(others).toEqual([]);
    for (let times = 0; times < 2; times += 1) await payments.removeCard(card?.id ?? '');
    expect(await payments.keptCards(customer)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await payments.deleteCustomer(customer);
    const late = payments.createPayment({ ...key(), ...PAYMENT, customer });
    expect(await failure(late)).toBe('refused');
  });

  it('lets the kept cards of a customer pay what nobody paid yet', async () => {
    const { payments } = make();
    const { id } = await payments.createPayment({ ...key(), ...PAYMENT });
    const customer = await payments.createCustomer({ ...key(), metadata: {} });
    expect(await payments.assign(id, { ...key(), customer })).toMatchObject({ id, customer });
  });
}

/** What every payment provider must answer to whoever asks for money. */
export function describeAskingForMoney(name: string, make: () => PaymentsUnderTest): void {
  describe(`${name} as a payment provider`, () => {
    describePayments(make);
    describeKeptCards(make);
  });
}
