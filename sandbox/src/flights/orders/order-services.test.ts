import { ADULT, BACK, freeSeats, orderOf, OUT, pay, sum } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';
import { flex, flightOrders, light, network, refused } from '../testing/orders-under-test';

// the first search makes the timetable
jest.setTimeout(60_000);

const { given } = flightOrders();

describe('bags and seats', () => {
  test('are on the order with the flights that they are for, and in its price', async () => {
    const { buyer } = given();
    const offer = await buyer.offer([OUT, BACK], ADULT, light);
    const bag = offer.available_services.find(
      (service) => service.type === 'baggage' && service.maximum_quantity === 2,
    );
    const total = sum(offer.total_amount, bag?.total_amount, bag?.total_amount);
    const order = await buyer.book(offer, {
      services: [{ id: bag?.id ?? '', quantity: 2 }],
      payments: pay(total),
    });
    expect(order).toMatchObject({
      total_amount: total,
      services: [
        {
          type: 'baggage',
          quantity: 2,
          total_amount: sum(bag?.total_amount, bag?.total_amount),
          metadata: { maximum_weight_kg: 23 },
        },
      ],
    });
    expect(order.services[0]?.segment_ids).toEqual(order.slices[0]?.segments.map(({ id }) => id));
    expect(sum(order.base_amount, order.tax_amount)).toBe(total);
  });

  test('a seat is sold once and free again when its order is cancelled', async () => {
    const { duffel, buyer } = given();
    const find = async () => {
      const offer = await buyer.offer([OUT], ADULT, (one) => flex(one) && network(one));
      return {
        offer,
        seat: freeSeats(
          (await duffel.seatMaps.get({ offer_id: offer.id })).data,
          offer.passengers[0]?.id ?? '',
        )[0],
      };
    };
    const [mine, theirs] = [await find(), await find()];
    expect(theirs.seat?.designator).toBe(mine.seat?.designator);
    const withSeat = ({ seat }: typeof mine) => ({
      services: [{ id: seat?.id ?? '', quantity: 1 }],
    });
    const order = await buyer.book(mine.offer, withSeat(mine));
    expect(await failure(duffel.orders.create(orderOf(theirs.offer, withSeat(theirs))))).toEqual(
      refused('ancillary_service_not_available'),
    );
    expect((await find()).seat?.designator).not.toBe(mine.seat?.designator);
    await duffel.orderCancellations.confirm(
      (await duffel.orderCancellations.create({ order_id: order.id })).data.id,
    );
    expect((await find()).seat?.designator).toBe(mine.seat?.designator);
  });

  test('more bags than are sold, two seats for one, and what is not sold at all are refused', async () => {
    const { duffel, buyer } = given();
    const offer = await buyer.offer([OUT], ADULT, light);
    const [bag] = offer.available_services;
    const maps = (await duffel.seatMaps.get({ offer_id: offer.id })).data;
    const seats =
      maps[0]?.cabins.flatMap(({ rows }) =>
        rows.flatMap(({ sections }) =>
          sections.flatMap(({ elements }) =>
            elements.flatMap((element) =>
              'designator' in element ? element.available_services : [],
            ),
          ),
        ),
      ) ?? [];
    const attempt = (services: { id: string; quantity: number }[]) =>
      failure(duffel.orders.create(orderOf(offer, { services })));
    expect(await attempt([{ id: bag?.id ?? '', quantity: 9 }])).toEqual(
      refused('validation_invalid'),
    );
    expect(await attempt(seats.slice(0, 2).map(({ id }) => ({ id, quantity: 1 })))).toEqual(
      refused('validation_invalid'),
    );
    expect(await attempt([{ id: 'ase_none', quantity: 1 }])).toEqual(
      refused('ancillary_service_not_available'),
    );
  });
});
