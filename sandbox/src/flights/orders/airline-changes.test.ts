import { Duffel } from '@duffel/api';
import type { Order } from '@duffel/api/types';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { Buyer } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest({ faultsEnabled: true });
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

describe('a change that the airline makes', () => {
  const control = (body: object) =>
    app.inject({ method: 'POST', url: '/__flights/airline-changes', payload: body });
  const bought = async () => {
    const { order } = await buyer.bookedWithBag('light');
    return order;
  };
  const leaves = (slices: Order['slices'] = []) => slices[0]?.segments[0]?.departing_at;
  const changesOf = async (id: string) => (await duffel.airlineInitiatedChanges.list(id)).data;

  test('is listed with the flights before and after, and moves the order once it is accepted, bags included', async () => {
    const order = await bought();
    expect(
      (await control({ booking_reference: order.booking_reference, minutes: 95 })).statusCode,
    ).toBe(201);
    const [change] = await changesOf(order.id);
    const [before, after] = [leaves(change?.removed), leaves(change?.added)];
    expect(Date.parse(`${after}Z`) - Date.parse(`${before}Z`)).toBe(95 * 60_000);
    expect(change).toMatchObject({
      order_id: order.id,
      action_taken: null,
      available_actions: ['accept', 'cancel', 'change'],
    });
    expect(leaves((await duffel.orders.get(order.id)).data.slices)).toBe(before);
    expect((await duffel.airlineInitiatedChanges.accept(change?.id ?? '')).data).toMatchObject({
      action_taken: 'accepted',
      available_actions: [],
    });
    const moved = (await duffel.orders.get(order.id)).data;
    expect(leaves(moved.slices)).toBe(after);
    expect(moved.services[0]?.segment_ids).toEqual(moved.slices[0]?.segments.map(({ id }) => id));
    expect(await failure(duffel.airlineInitiatedChanges.accept(change?.id ?? ''))).toEqual(
      refused('action_not_available'),
    );
  });

  test('lets a fare that gives nothing back be given back whole, or changed for nothing', async () => {
    const order = await bought();
    await control({ booking_reference: order.booking_reference, kind: 'canceled' });
    expect((await changesOf(order.id))[0]).toMatchObject({
      added: [],
      available_actions: ['cancel', 'change'],
    });
    const found = (
      await duffel.orderChangeRequests.create({
        order_id: order.id,
        slices: {
          remove: [{ slice_id: order.slices[0]?.id ?? '' }],
          add: [
            {
              origin: 'AMS',
              destination: 'BCN',
              departure_date: '2027-01-15',
              cabin_class: 'economy',
            },
          ],
        },
      })
    ).data;
    expect(found.order_change_offers.map((offer) => Object(offer).change_total_amount)).toEqual(
      found.order_change_offers.map(() => '0.00'),
    );
    expect(found.order_change_offers.length).toBeGreaterThan(0);
    const quote = (await duffel.orderCancellations.create({ order_id: order.id })).data;
    expect(quote.refund_amount).toBe(order.total_amount);
    await duffel.orderCancellations.confirm(quote.id);
    expect((await changesOf(order.id))[0]).toMatchObject({ action_taken: 'cancelled' });
  });

  test('that needs no answer is accepted at once', async () => {
    const order = await bought();
    await control({ booking_reference: order.booking_reference, kind: 'notice', minutes: 10 });
    expect((await changesOf(order.id))[0]).toMatchObject({
      action_taken: 'accepted',
      available_actions: [],
    });
    expect((await control({ booking_reference: 'NONE' })).statusCode).toBe(404);
  });
});
