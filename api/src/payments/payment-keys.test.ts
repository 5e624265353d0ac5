import { money } from '@wayfare/domain';
import { checkoutKey, customerKey, intentKey } from './payment-keys';

const CHECKOUT = {
  amount: money(10_000),
  description: 'K7QM2X9A',
  metadata: { booking_id: 'bk_1', offerID: 'qt_1', owner: 'anne' },
  successUrl: 'https://wayfare.example/success?booking=bk_1',
  cancelUrl: 'https://wayfare.example/cancel?booking=bk_1',
};
const INTENT = {
  offerID: 'qt_1',
  paymentTiming: 'now',
  cents: 10_000,
  owner: 'anne',
  methods: ['card'],
  round: 0,
  customer: null,
} as const;

describe('The key under which money is asked for', () => {
  it('is the same however often the same is asked', () => {
    expect(checkoutKey('bk_1', { ...CHECKOUT })).toBe(checkoutKey('bk_1', CHECKOUT));
    expect(intentKey({ ...INTENT })).toBe('qt_1:now:10000:anne');
    expect(customerKey('pi_1', 'cus_1')).toBe(customerKey('pi_1', 'cus_1'));
  });

  it.each<[string, Partial<typeof CHECKOUT>]>([
    ['the page after paying moved', { successUrl: 'https://wayfare.example/paid?booking=bk_1' }],
    ['the page to give up moved', { cancelUrl: 'https://wayfare.example/stopped?booking=bk_1' }],
    ['the amount changed', { amount: money(12_000) }],
    ['the booking has another owner', { metadata: { ...CHECKOUT.metadata, owner: 'account' } }],
  ])('is another one for the page of the provider when %s', (_what, change) => {
    expect(checkoutKey('bk_1', { ...CHECKOUT, ...change })).not.toBe(checkoutKey('bk_1', CHECKOUT));
  });

  it.each<[string, Partial<Parameters<typeof intentKey>[0]>]>([
    ['for a way to pay that is no card', { methods: ['ideal'] }],
    ['for several ways to pay', { methods: ['card', 'ideal'] }],
    ['after an intent was given up', { round: 1 }],
    ['for a customer with kept cards', { customer: 'cus_1' }],
  ])('is another one %s', (_what, change) => {
    expect(intentKey({ ...INTENT, ...change })).not.toBe(intentKey(INTENT));
  });

  it('is another one for a customer who takes the place of one that the provider forgot', () => {
    expect(customerKey('pi_1', 'cus_2')).not.toBe(customerKey('pi_1', 'cus_1'));
  });
});
