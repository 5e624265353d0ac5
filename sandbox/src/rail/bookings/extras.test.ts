import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { centsOf } from '../wire/money';
import { onlyItem, RailBuyer, TO_PARIS, totalOf } from './testing/rail-buyer';
import type { WireBooking } from './wire-booking';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const buyer = new RailBuyer(app);

describe('extras', () => {
  test('API-12, API-13: are set, counted in the price, and taken away again', async () => {
    const offer = await buyer.offer('SEMI_FLEX', [TO_PARIS], [40, 40]);
    const basket = await buyer.basket([offer]);
    const bag = offer.serviceOffers.find(({ serviceId }) => serviceId === 'EXTRA_BAG');
    if (bag === undefined) throw new Error('no bags');
    const url = `/bookings/${basket.id}/items/${onlyItem(basket).id}/services/${encodeURIComponent(bag.id)}`;
    const body = { serviceId: bag.serviceId, fareOfferIds: bag.fareOfferIds, count: 1 };
    await buyer.ask('PUT', url, body);
    const changed = await buyer.ask<WireBooking>('PUT', url, { ...body, count: 2 });
    expect(onlyItem(changed)).toMatchObject({
      chosenServices: [
        {
          serviceOfferID: bag.id,
          serviceId: 'EXTRA_BAG',
          label: 'Extra bag',
          count: 2,
          prices: { amountsToDisplay: [{ amount: { value: '24.00', currency: 'EUR' } }] },
        },
      ],
    });
    expect(centsOf(onlyItem(changed).servicePrices)).toBe(2_400);
    expect(totalOf(changed)).toBe(totalOf(basket) + 2_400);
    expect(onlyItem(await new RailBuyer(app, 'nl').booking(basket))).toMatchObject({
      chosenServices: [{ label: 'Extra bagage' }],
    });
    for (const wrong of [{ count: 3 }, { count: 0 }]) {
      expect(await buyer.refused('PUT', url, { ...body, ...wrong })).toEqual({
        status: 422,
        code: 'INVALID',
        details: Object.keys(wrong)[0],
      });
    }
    for (let time = 0; time < 2; time += 1)
      expect(totalOf(await buyer.ask<WireBooking>('DELETE', url))).toBe(totalOf(basket));
    expect(await buyer.refused('DELETE', `${url}x`)).toMatchObject({ status: 404 });
  });

  test('cannot be had when the carrier does not answer', async () => {
    const offer = await buyer.offer('SEMI_FLEX');
    const basket = await buyer.basket([offer]);
    await buyer.name(basket, { last_name: 'Bagfail' });
    const [bag] = offer.serviceOffers;
    const url = `/bookings/${basket.id}/items/${onlyItem(basket).id}/services/${bag?.id}`;
    expect(
      await buyer.refused('PUT', url, {
        serviceId: bag?.serviceId,
        fareOfferIds: bag?.fareOfferIds,
        count: 1,
      }),
    ).toMatchObject({ status: 502, code: 'SERVICE_FAILED' });
  });
});

test('TRN-33, API-14: wishes for seats are kept, and given up', async () => {
  const basket = await buyer.basket([await buyer.offer('SEMI_FLEX')]);
  const url = `/bookings/${basket.id}/items/${onlyItem(basket).id}/accommodation-preferences`;
  const preferences = [
    { group: 'SEATING_PREFERENCE', option: 'WINDOW' },
    { group: 'TABLE', option: 'WITH_TABLE' },
  ];
  expect(onlyItem(await buyer.ask('PUT', url, { preferences }))).toMatchObject({ preferences });
  expect(onlyItem(await buyer.ask('PUT', url, { preferences: [] }))).toMatchObject({
    preferences: [],
  });
});
