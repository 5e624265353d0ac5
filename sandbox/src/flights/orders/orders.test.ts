import { Duffel } from '@duffel/api';
import type { CreateOrderPassenger, Offer } from '@duffel/api/types';
import { buildApp } from '../../app';
import {
  ADULT,
  BACK,
  Buyer,
  FAMILY,
  isFare,
  named,
  orderOf,
  OUT,
  pay,
  sum,
} from '../testing/buyer';
import { failure } from '../../testing/duffel-failure';

const TODAY = Date.UTC(2026, 10, 21, 10);
const HOUR = 3_600_000;
let clock = TODAY;
const app = buildApp({ now: () => clock, faultsEnabled: true });
let duffel: Duffel;
let buyer: Buyer;
let origin = '';

// The first search makes the timetable.
jest.setTimeout(60_000);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
  buyer = new Buyer(duffel);
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

const flex = (offer: Pick<Offer, 'slices'>) => isFare(offer, 'flex');
const light = (offer: Pick<Offer, 'slices'>) => isFare(offer, 'light');
const network = ({ owner }: Pick<Offer, 'owner'>) =>
  ['KL', 'AF', 'LH', 'IB'].includes(owner.iata_code ?? '');
const refused = (code: string) => ({ status: 422, code });

describe('who may travel', () => {
  type Edit = (passengers: CreateOrderPassenger[]) => CreateOrderPassenger[];
  const change =
    (index: number, more: Partial<CreateOrderPassenger>): Edit =>
    (all) =>
      all.map((one, at) => (at === index ? { ...one, ...more } : one));
  const infantOf = (all: CreateOrderPassenger[]) => all[3]?.id ?? '';

  test.each<[string, Edit, string]>([
    ['one traveller missing', (all) => all.slice(0, 3), 'validation_invalid'],
    [
      'one traveller twice',
      (all) => [...all.slice(0, 3), ...all.slice(2, 3)],
      'validation_invalid',
    ],
    ['a stranger', change(0, { id: 'pas_none' }), 'validation_invalid'],
    ['a child born as an adult', change(2, { born_on: '1990-01-01' }), 'validation_invalid'],
    ['an adult born as a child', change(0, { born_on: '2018-01-01' }), 'validation_invalid'],
    ['an adult who is not born yet', change(0, { born_on: '2030-01-01' }), 'validation_invalid'],
    [
      'an infant that turns two before the last flight',
      change(3, { born_on: '2025-01-20' }),
      'validation_invalid',
    ],
    [
      'an infant without an adult',
      (all) => all.map(({ infant_passenger_id: _infant, ...rest }) => rest),
      'validation_invalid',
    ],
    [
      'an infant with two adults',
      (all) =>
        all.map((one, at) => (at < 2 ? { ...one, infant_passenger_id: infantOf(all) } : one)),
      'validation_invalid',
    ],
    [
      'an infant with a child',
      (all) =>
        all.map(({ infant_passenger_id: _infant, ...rest }, at) =>
          at === 2 ? { ...rest, infant_passenger_id: infantOf(all) } : rest,
        ),
      'validation_invalid',
    ],
    [
      'a child as an infant',
      (all) => change(0, { infant_passenger_id: all[2]?.id ?? '' })(all),
      'validation_invalid',
    ],
    ['the same name twice', change(1, { given_name: 'ADAA' }), 'duplicate_passenger_name'],
    ['a name with digits', change(0, { given_name: 'Ad4' }), 'validation_invalid'],
    ['a name in another alphabet', change(0, { given_name: 'Ада' }), 'validation_invalid'],
    ['a name of 21 letters', change(0, { family_name: 'A'.repeat(21) }), 'validation_invalid'],
    [
      'a phone number without its country',
      change(0, { phone_number: '0612345678' }),
      'validation_invalid',
    ],
    ['an address that is none', change(0, { email: 'ada' }), 'validation_invalid'],
  ])('%s is refused', async (_case, edit, code) => {
    const offer = await buyer.offer([OUT, BACK], FAMILY, light);
    expect(
      await failure(
        duffel.orders.create(orderOf(offer, { passengers: edit(named(offer.passengers)) })),
      ),
    ).toEqual(refused(code));
  });

  test('an order that was refused can be put right', async () => {
    const offer = await buyer.offer([OUT, BACK], FAMILY, light);
    expect(await failure(duffel.orders.create(orderOf(offer, { passengers: [] })))).toEqual(
      refused('validation_invalid'),
    );
    expect((await buyer.book(offer)).passengers).toHaveLength(4);
  });
});

describe('what is paid', () => {
  test.each([
    [
      'a cent too little',
      (total: string) => pay(sum(total, '-0.01')),
      'payment_amount_does_not_match_order_amount',
    ],
    [
      'another currency',
      (total: string) => pay(total, 'GBP'),
      'payment_currency_does_not_match_order_currency',
    ],
    ['nothing', () => [], 'validation_required'],
    ['twice', (total: string) => [...pay(total), ...pay(total)], 'validation_required'],
  ])('%s is refused', async (_case, payments, code) => {
    const offer = await buyer.offer();
    expect(
      await failure(
        duffel.orders.create(orderOf(offer, { payments: payments(offer.total_amount) })),
      ),
    ).toEqual(refused(code));
  });

  test('an offer that asks for money now cannot be held', async () => {
    const { payments: _none, ...order } = orderOf(await buyer.offer([OUT], ADULT, light));
    expect(await failure(duffel.orders.create({ ...order, type: 'pay_later' }))).toEqual(
      refused('validation_invalid'),
    );
  });

  test('one search is booked once', async () => {
    const offer = await buyer.offer();
    await buyer.book(offer);
    expect(await failure(duffel.orders.create(orderOf(offer)))).toEqual(
      refused('offer_request_already_booked'),
    );
    expect((await buyer.book(await buyer.offer())).booking_reference).not.toBe('');
  });
});

describe('a held order', () => {
  const hold = async () => {
    const offer = await buyer.offer([OUT, BACK], ADULT, (one) => flex(one) && network(one));
    const { payments: _none, ...order } = orderOf(offer, { type: 'pay_later' });
    return { offer, order: (await duffel.orders.create(order)).data };
  };
  const payFor = (id: string, amount: string) =>
    duffel.payments.create({ order_id: id, payment: { type: 'balance', amount, currency: 'EUR' } });

  test('waits three days for its money, and has tickets when it is paid', async () => {
    const { offer, order } = await hold();
    expect(order).toMatchObject({
      documents: [],
      payment_status: {
        awaiting_payment: true,
        payment_required_by: offer.payment_requirements.payment_required_by,
        paid_at: null,
      },
    });
    expect(
      (await duffel.orders.list({ awaiting_payment: true })).data.map(({ id }) => id),
    ).toContain(order.id);
    clock += 47 * HOUR;
    expect(await failure(payFor(order.id, sum(order.total_amount, '1.00')))).toEqual(
      refused('payment_amount_does_not_match_order_amount'),
    );
    await payFor(order.id, order.total_amount);
    const paid = (await duffel.orders.get(order.id)).data;
    expect(paid).toMatchObject({
      total_amount: order.total_amount,
      payment_status: { awaiting_payment: false, paid_at: new Date(clock).toISOString() },
    });
    expect(paid.documents).toHaveLength(1);
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(refused('already_paid'));
  });

  test('costs more once nobody guarantees its price', async () => {
    const { order } = await hold();
    clock += 48 * HOUR;
    const now = (await duffel.orders.get(order.id)).data;
    expect(Number(now.base_amount) / Number(order.base_amount)).toBeCloseTo(1.05, 3);
    expect(now.payment_status.price_guarantee_expires_at).toBeNull();
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(refused('price_changed'));
    await payFor(order.id, now.total_amount);
    expect((await duffel.orders.get(order.id)).data.total_amount).toBe(now.total_amount);
  });

  test('is let go when nobody pays', async () => {
    const { order } = await hold();
    clock += 72 * HOUR;
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(
      refused('past_payment_required_by_date'),
    );
    expect((await duffel.orders.get(order.id)).data).toMatchObject({
      available_actions: ['update'],
      payment_status: { awaiting_payment: false, paid_at: null },
    });
  });

  test('is cancelled for nothing, and has no bags and seats', async () => {
    const { order } = await hold();
    const quote = (await duffel.orderCancellations.create({ order_id: order.id })).data;
    expect(quote).toMatchObject({ refund_amount: '0.00', refund_to: 'awaiting_payment' });
    await duffel.orderCancellations.confirm(quote.id);
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(
      refused('already_cancelled'),
    );
    const offer = await buyer.offer([OUT, BACK], ADULT, (one) => flex(one) && network(one));
    const { payments: _none, ...body } = orderOf(offer, {
      type: 'pay_later',
      services: [{ id: offer.available_services[0]?.id ?? '', quantity: 1 }],
    });
    expect(await failure(duffel.orders.create(body))).toEqual(refused('validation_invalid'));
  });

  test('an order that was paid at once is not paid later', async () => {
    const offer = await buyer.offer();
    const order = await buyer.book(offer);
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(
      refused('order_type_not_eligible_for_payment'),
    );
  });
});

describe('orders are found', () => {
  test('by reference, offer and name, the newest first, and carry what was noted on them', async () => {
    const offer = await buyer.offer();
    const order = await buyer.book(offer, { metadata: { workflow: 'w-7' } });
    const ids = async (params: Parameters<typeof duffel.orders.list>[0]) =>
      (await duffel.orders.list(params)).data.map(({ id }) => id);
    expect(await ids({ booking_reference: order.booking_reference })).toEqual([order.id]);
    expect(await ids({ booking_reference: 'ZZZZZZ' })).toEqual([]);
    expect((await ids({ limit: 1 }))[0]).toBe(order.id);
    expect(await ids({ 'passenger_name[]': ['adaa d'] })).toContain(order.id);
    const listed = (await duffel.orders.list({ booking_reference: order.booking_reference }))
      .data[0];
    expect(listed).toMatchObject({
      metadata: { workflow: 'w-7' },
      offer_id: offer.id,
      type: 'instant',
    });
    expect(
      (await duffel.orders.update(order.id, { metadata: { workflow: 'w-8' } })).data.metadata,
    ).toEqual({ workflow: 'w-8' });
  });

  test('by their offer when the answer was lost on its way', async () => {
    const offer = await buyer.offer();
    const headers = {
      authorization: 'Bearer duffel_test_any',
      'duffel-version': 'v2',
      'content-type': 'application/json',
    };
    await fetch(`${origin}/__faults`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ match: '/air/orders', mode: 'lost', times: 1 }),
    });
    await expect(
      fetch(`${origin}/air/orders`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ data: orderOf(offer) }),
      }),
    ).rejects.toThrow();
    const answer = await fetch(`${origin}/air/orders?offer_id=${offer.id}`, { headers });
    expect(await answer.json()).toMatchObject({
      data: [{ offer_id: offer.id, total_amount: offer.total_amount }],
    });
  });
});
