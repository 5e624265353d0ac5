import { Duffel } from '@duffel/api';
import type { Order, OrderChangeOffers } from '@duffel/api/types';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { ADULT, BACK, Buyer, freeSeats, ofKlm, OUT, pay, sum } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest({ faultsEnabled: true });
let duffel: Duffel;
let buyer: Buyer;

beforeAll(async () => {
  duffel = new Duffel({
    token: 'duffel_test_any',
    basePath: await app.listen({ port: 0, host: '127.0.0.1' }),
  });
  buyer = new Buyer(duffel);
});

const refused = (code: string) => ({ status: 422, code });

/** Who sits where, by slice and segment. */
function seatsOn({ slices }: Order): (string | undefined)[][] {
  return slices.map(({ segments }) =>
    segments.map(({ passengers }) => passengers[0]?.seat?.designator),
  );
}

function ticketOf({ documents = [] }: Order): string | undefined {
  return documents[0]?.unique_identifier;
}

describe('changing', () => {
  const request = (order: Order, date: string, slice = 0) =>
    duffel.orderChangeRequests.create({
      order_id: order.id,
      slices: {
        remove: [{ slice_id: order.slices[slice]?.id ?? '' }],
        add: [
          {
            origin: slice === 0 ? 'AMS' : 'BCN',
            destination: slice === 0 ? 'BCN' : 'AMS',
            departure_date: date,
          },
        ],
      },
    });
  const offersFor = async (order: Order, date: string, slice = 0) =>
    (await request(order, date, slice)).data.order_change_offers;
  const confirm = (id: string, amount?: string) =>
    duffel.orderChanges.confirm(
      id,
      amount === undefined ? {} : { payment: { type: 'balance', amount, currency: 'EUR' } },
    );
  const change = async (offer: OrderChangeOffers) =>
    (await duffel.orderChanges.create({ selected_order_change_offer: offer.id })).data;

  test('a day costs the difference of the flights and the penalty for each seat', async () => {
    const { order } = await buyer.bookedWithBag('standard');
    for (const offer of await offersFor(order, '2027-01-15')) {
      expect(offer.penalty_amount).toBe('140.00');
      expect(offer.change_total_amount).toBe(
        sum(offer.new_total_amount, offer.penalty_amount, `-${order.total_amount}`),
      );
      expect(offer.slices.add[0]?.segments[0]?.departing_at.slice(0, 10)).toBe('2027-01-15');
      expect(offer.slices.remove[0]?.id).toBe(order.slices[0]?.id);
    }
  });

  test('puts the new flights on the order, leaves bags and seats of the old ones behind, and adds what it cost', async () => {
    const offer = await buyer.offer([OUT, BACK], ADULT, ofKlm('standard'));
    const seats = freeSeats(
      (await duffel.seatMaps.get({ offer_id: offer.id })).data,
      offer.passengers[0]?.id ?? '',
    );
    const total = sum(offer.total_amount, ...seats.map(({ total_amount: amount }) => amount));
    const order = await buyer.book(offer, {
      services: seats.map(({ id }) => ({ id, quantity: 1 })),
      payments: pay(total),
    });
    const dearest = (await offersFor(order, '2027-01-15')).at(-1);
    if (dearest === undefined) throw new Error('no offer');
    const pending = await change(dearest);
    const due = dearest.change_total_amount ?? '';
    expect(await failure(confirm(pending.id))).toEqual(refused('validation_required'));
    expect(await failure(confirm(pending.id, sum(due, '0.01')))).toEqual(
      refused('payment_amount_does_not_match_order_amount'),
    );
    await confirm(pending.id, due);
    const after = (await duffel.orders.get(order.id)).data;
    expect(after.total_amount).toBe(sum(total, due));
    expect(sum(after.base_amount, after.tax_amount)).toBe(after.total_amount);
    expect(after.slices.map(({ segments }) => segments[0]?.departing_at.slice(0, 10))).toEqual([
      '2027-01-15',
      '2027-01-21',
    ]);
    expect(after.slices[1]?.id).toBe(order.slices[1]?.id);
    expect(seatsOn(after)).toEqual([
      (seatsOn(after)[0] ?? []).map(() => undefined),
      seatsOn(order)[1],
    ]);
    expect(after.services.flatMap(({ segment_ids: ids }) => ids)).toEqual(
      order.slices[1]?.segments.map(({ id }) => id),
    );
    expect(ticketOf(after)).not.toBe(ticketOf(order));
    expect(await failure(confirm(pending.id, due))).toEqual(
      refused('order_change_already_actioned'),
    );
  });

  test('to cheaper flights of a free fare gives money back', async () => {
    const dear = await buyer.offer(
      [{ ...OUT, departure_date: '2026-11-24' }, BACK],
      ADULT,
      ofKlm('flex'),
    );
    const order = await buyer.book(dear);
    const [cheapest] = await offersFor(order, '2027-01-13');
    expect(Number(cheapest?.change_total_amount)).toBeLessThan(0);
    expect(cheapest?.refund_to).toBe('original_form_of_payment');
    if (cheapest === undefined) throw new Error('no offer');
    await confirm((await change(cheapest)).id);
    expect((await duffel.orders.get(order.id)).data.total_amount).toBe(
      sum(order.total_amount, cheapest.change_total_amount),
    );
  });

  test('is refused where the fare does not allow it, and after cancelling', async () => {
    const { order } = await buyer.bookedWithBag('light');
    expect(order.available_actions).toEqual(['cancel']);
    expect(await failure(request(order, '2027-01-15'))).toEqual(refused('order_not_changeable'));
    const flexible = (await buyer.bookedWithBag('flex')).order;
    await duffel.orderCancellations.confirm(
      (await duffel.orderCancellations.create({ order_id: flexible.id })).data.id,
    );
    expect(await failure(request(flexible, '2027-01-15'))).toEqual(refused('order_not_changeable'));
  });

  test('never brings the way back before the way out', async () => {
    const { order } = await buyer.bookedWithBag('flex');
    expect(await offersFor(order, '2027-01-25', 0)).toEqual([]);
    expect((await offersFor(order, '2027-01-25', 1)).length).toBeGreaterThan(0);
  });

  test('offers run out after half an hour, and with the change that took their flights', async () => {
    const { order } = await buyer.bookedWithBag('flex');
    const [first, second] = await offersFor(order, '2027-01-15');
    if (first === undefined || second === undefined) throw new Error('no offers');
    const pending = await change(first);
    const later = await change(second);
    await confirm(
      pending.id,
      Number(first.change_total_amount) > 0 ? (first.change_total_amount ?? undefined) : undefined,
    );
    expect(await failure(confirm(later.id, second.change_total_amount ?? ''))).toEqual(
      refused('order_not_changeable'),
    );
    const changed = (await duffel.orders.get(order.id)).data;
    const [old] = await offersFor(changed, '2027-01-16');
    time.now += 30 * 60_000;
    expect(
      await failure(duffel.orderChanges.create({ selected_order_change_offer: old?.id ?? '' })),
    ).toEqual(refused('offer_expired'));
  });

  test('cancelling afterwards gives back the new flights', async () => {
    const { order } = await buyer.bookedWithBag('flex');
    const [offer] = await offersFor(order, '2027-01-15');
    if (offer === undefined) throw new Error('no offer');
    const due =
      Number(offer.change_total_amount) > 0 ? (offer.change_total_amount ?? undefined) : undefined;
    const before = (await duffel.orderCancellations.create({ order_id: order.id })).data;
    await confirm((await change(offer)).id, due);
    const after = (await duffel.orderCancellations.create({ order_id: order.id })).data;
    expect(after.refund_amount).toBe(sum(before.refund_amount, offer.change_total_amount));
  });
});
