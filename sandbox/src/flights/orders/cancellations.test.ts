import { Duffel } from '@duffel/api';
import type { Offer } from '@duffel/api/types';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { Buyer, sum } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';

const HOUR = 3_600_000;
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

describe('cancelling', () => {
  test.each([
    ['flex', (offer: Offer) => sum(offer.total_amount, '-80.00')],
    ['standard', () => '0.00'],
    ['light', () => '0.00'],
  ] as const)(
    'gives back the flights of a %s fare less its penalty for each seat, and no bags',
    async (fare, refund) => {
      const { offer, order } = await buyer.bookedWithBag(fare);
      const quote = (await duffel.orderCancellations.create({ order_id: order.id })).data;
      expect(quote).toMatchObject({
        order_id: order.id,
        confirmed_at: null,
        refund_amount: refund(offer),
        refund_currency: 'EUR',
        refund_to: 'balance',
        airline_credits: [],
      });
      expect(order.conditions.refund_before_departure).toEqual(
        fare === 'flex'
          ? { allowed: true, penalty_amount: '80.00', penalty_currency: 'EUR' }
          : { allowed: false, penalty_amount: null, penalty_currency: null },
      );
    },
  );

  test('needs the latest quote, and that in time', async () => {
    const { order } = await buyer.bookedWithBag('flex');
    const quote = async () => (await duffel.orderCancellations.create({ order_id: order.id })).data;
    const [first, second] = [await quote(), await quote()];
    expect(await failure(duffel.orderCancellations.confirm(first.id))).toEqual(
      refused('order_cancellation_stale'),
    );
    time.now += HOUR;
    expect(await failure(duffel.orderCancellations.confirm(second.id))).toEqual(
      refused('order_cancellation_stale'),
    );
    const third = await quote();
    expect((await duffel.orderCancellations.confirm(third.id)).data.confirmed_at).toBe(
      new Date(time.now).toISOString(),
    );
  });

  test('is done once', async () => {
    const { order } = await buyer.bookedWithBag('flex');
    const { id } = (await duffel.orderCancellations.create({ order_id: order.id })).data;
    await duffel.orderCancellations.confirm(id);
    expect(await failure(duffel.orderCancellations.confirm(id))).toEqual(
      refused('already_cancelled'),
    );
    expect(await failure(duffel.orderCancellations.create({ order_id: order.id }))).toEqual(
      refused('already_cancelled'),
    );
  });

  test('is over when the first flight has left', async () => {
    const { order } = await buyer.bookedWithBag('flex');
    time.now = Date.parse('2027-01-16');
    expect(await failure(duffel.orderCancellations.create({ order_id: order.id }))).toEqual(
      refused('order_not_cancellable'),
    );
  });
});
