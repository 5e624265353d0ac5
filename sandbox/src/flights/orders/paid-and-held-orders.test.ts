import { ADULT, BACK, orderOf, OUT, pay, sum } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';
import { flex, flightOrders, light, network, refused } from '../testing/orders-under-test';

// the first search makes the timetable
jest.setTimeout(60_000);

const HOUR = 3_600_000;
const { clock, given } = flightOrders();

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
    const { duffel, buyer } = given();
    const offer = await buyer.offer();
    expect(
      await failure(
        duffel.orders.create(orderOf(offer, { payments: payments(offer.total_amount) })),
      ),
    ).toEqual(refused(code));
  });

  test('an offer that asks for money now cannot be held', async () => {
    const { duffel, buyer } = given();
    const { payments: _none, ...order } = orderOf(await buyer.offer([OUT], ADULT, light));
    expect(await failure(duffel.orders.create({ ...order, type: 'pay_later' }))).toEqual(
      refused('validation_invalid'),
    );
  });

  test('one search is booked once', async () => {
    const { duffel, buyer } = given();
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
    const { duffel, buyer } = given();
    const offer = await buyer.offer([OUT, BACK], ADULT, (one) => flex(one) && network(one));
    const { payments: _none, ...order } = orderOf(offer, { type: 'pay_later' });
    return { offer, order: (await duffel.orders.create(order)).data };
  };
  const payFor = (id: string, amount: string) =>
    given().duffel.payments.create({
      order_id: id,
      payment: { type: 'balance', amount, currency: 'EUR' },
    });

  test('waits three days for its money, and has tickets when it is paid', async () => {
    const { duffel } = given();
    const { offer, order } = await hold();
    expect(order).toMatchObject({
      documents: [],
      payment_status: {
        awaiting_payment: true,
        payment_required_by: offer.payment_requirements.payment_required_by,
        paid_at: null,
      },
    });
    clock.now += 47 * HOUR;
    expect(await failure(payFor(order.id, sum(order.total_amount, '1.00')))).toEqual(
      refused('payment_amount_does_not_match_order_amount'),
    );
    await payFor(order.id, order.total_amount);
    const paid = (await duffel.orders.get(order.id)).data;
    expect(paid).toMatchObject({
      total_amount: order.total_amount,
      payment_status: { awaiting_payment: false, paid_at: new Date(clock.now).toISOString() },
    });
    expect(paid.documents).toHaveLength(1);
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(refused('already_paid'));
  });

  test('is let go when nobody pays', async () => {
    const { duffel } = given();
    const { order } = await hold();
    clock.now += 72 * HOUR;
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(
      refused('past_payment_required_by_date'),
    );
    expect((await duffel.orders.get(order.id)).data).toMatchObject({
      available_actions: [],
      payment_status: { awaiting_payment: false, paid_at: null },
    });
  });

  test('is cancelled for nothing, and has no bags and seats', async () => {
    const { duffel, buyer } = given();
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
    const { buyer } = given();
    const offer = await buyer.offer();
    const order = await buyer.book(offer);
    expect(await failure(payFor(order.id, order.total_amount))).toEqual(
      refused('order_type_not_eligible_for_payment'),
    );
  });
});
