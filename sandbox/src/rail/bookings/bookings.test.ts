import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { centsOf } from '../wire/money';
import { onlyItem, RailBuyer, TO_AMSTERDAM, TO_PARIS, totalOf } from './testing/rail-buyer';
import type { WireBooking } from './wire-booking';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const buyer = new RailBuyer(app);

const FAMILY = [40, 40, 8, 2];

describe('a basket', () => {
  test('TRN-18, TRN-19: holds tickets and passes, and costs what they cost together', async () => {
    const out = await buyer.offer('SEMI_FLEX', [TO_PARIS], FAMILY);
    const pass = (await buyer.passes()).offers[0];
    if (pass === undefined) throw new Error('no pass');
    const basket = await buyer.basket([out], [pass]);
    expect(basket).toMatchObject({ bookingReference: null, bookingStatus: 'CREATED', demo: true });
    expect(
      basket.bookingItems.map(({ type, bookingItemStatus }) => [type, bookingItemStatus]),
    ).toEqual([
      ['point-to-point', 'CREATED'],
      ['pass', 'CREATED'],
    ]);
    expect(basket.bookingItems.map(({ prices }) => prices)).toEqual([out.prices, pass.prices]);
    expect(totalOf(basket)).toBe(centsOf(out.prices) + centsOf(pass.prices));
    expect(basket.expirationDate).toBe([out.expirationDate, pass.expirationDate].sort()[0]);
    expect(await buyer.booking(basket)).toEqual(basket);
  });

  test('TRN-16, TRN-17: says who travels, one of them the lead', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX', [TO_PARIS], [8, 70, 40, 2])]);
    expect(
      onlyItem(basket).travelers.map(({ type, leadTraveler }) => [type, leadTraveler]),
    ).toEqual([
      ['YOUTH', false],
      ['SENIOR', true],
      ['ADULT', false],
      ['YOUTH', false],
    ]);
  });

  test('TRN-40: sells both directions of a return fare as one item, and neither alone', async () => {
    const [out, back] = await buyer.returnOffers([40, 40]);
    if (out === undefined || back === undefined) throw new Error('no return fares');
    const item = onlyItem(await buyer.basket([out, back]));
    expect(item).toMatchObject({
      offerLocations: [out.location, back.location],
      legs: [{ id: 'leg-1' }, { id: 'leg-2' }],
    });
    expect(centsOf(item.prices)).toBe(centsOf(out.prices) + centsOf(back.prices));
    expect(new Set(item.productAssignments.map(({ id }) => id)).size).toBe(4);
    const single = await buyer.offer('NON_FLEX', [TO_PARIS], [40, 40]);
    for (const items of [[out], [back, out], [single, back], [single, single]]) {
      expect(
        await buyer.refused('POST', '/bookings', {
          items: [{ offerLocations: items.map(({ location }) => location) }],
        }),
      ).toEqual({ status: 422, code: 'INVALID', details: 'items.0.offerLocations' });
    }
  });

  test('takes more items, and gives up single ones or all of it', async () => {
    const [out, back] = [
      await buyer.offer('NON_FLEX'),
      await buyer.offer('NON_FLEX', [TO_AMSTERDAM]),
    ];
    const basket = await buyer.basket([out]);
    const fuller = await buyer.ask<WireBooking>('POST', `/bookings/${basket.id}/items`, {
      items: [{ offerLocations: [back.location] }],
    });
    expect(fuller.bookingItems.map(({ prices }) => prices)).toEqual([out.prices, back.prices]);
    const rest = await buyer.ask<WireBooking>(
      'DELETE',
      `/bookings/${basket.id}/items/${fuller.bookingItems[0]?.id}`,
    );
    expect(rest.bookingItems.map(({ id }) => id)).toEqual([fuller.bookingItems[1]?.id]);
    expect(
      await buyer.refused('DELETE', `/bookings/${basket.id}/items/${fuller.bookingItems[0]?.id}`),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (let time = 0; time < 2; time += 1)
      expect(await buyer.ask('DELETE', `/bookings/${basket.id}`)).toMatchObject({
        bookingStatus: 'EXPIRED',
      });
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/items`, {
        items: [{ offerLocations: [out.location] }],
      }),
    ).toMatchObject({ status: 410, code: 'EXPIRED' });
  });

  test('TRN-39: refuses offers that have lapsed or never were, and then takes none of them', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    const offer = await buyer.offer('FULL_FLEX');
    const add = (...locations: string[]) =>
      buyer.refused('POST', `/bookings/${basket.id}/items`, {
        items: locations.map((location) => ({ offerLocations: [location] })),
      });
    expect(await add(offer.location, 'nothing')).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      details: 'items.1',
    });
    time.now = Date.parse(offer.expirationDate);
    expect(await add(offer.location)).toEqual({
      status: 410,
      code: 'OFFER_EXPIRED',
      details: 'items.0',
    });
    expect((await buyer.booking(basket)).bookingItems).toHaveLength(1);
  });

  test('is unknown to whoever has no id of it', async () => {
    expect(await buyer.refused('GET', '/bookings/rbk_none')).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      details: 'rbk_none',
    });
  });
});
