import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { BY_NIGHT, leg, onlyItem, RailBuyer, TO_PARIS } from './testing/rail-buyer';
import { named } from './testing/named-travelers';

const MINUTE = 60_000;
// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const buyer = new RailBuyer(app);

const iso = (at: number): string => new Date(at).toISOString();

describe('prebooking', () => {
  test('API-15: needs to know who travels', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    const item = onlyItem(basket);
    const body = { items: [{ id: item.id, ticketingOption: 'ETK' }] };
    expect(await buyer.refused('POST', `/bookings/${basket.id}/checkout/prebook`, body)).toEqual({
      status: 422,
      code: 'INVALID',
      details: `${item.id}.travelers`,
    });
    expect(
      await buyer.refused('PUT', `/bookings/${basket.id}/items/${item.id}/travelers`, {
        travelers: named(item).map((one) => ({ ...one, email: undefined })),
      }),
    ).toEqual({ status: 422, code: 'INVALID', details: 'travelers.0.email' });
    await buyer.name(basket);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/prebook`, {
        items: [{ id: item.id, ticketingOption: 'TOD' }],
      }),
    ).toEqual({ status: 422, code: 'INVALID', details: `${item.id}.ticketingOption` });
  });

  test.each([
    ['the shortest of the carriers', [TO_PARIS, BY_NIGHT], 30],
    ['15 minutes', [leg('FR:paris', 'FR:bordeaux', '2026-12-10T07:00')], 15],
    ['7 days', [leg('NL:utrecht', 'NL:amersfoort', '2026-12-10T07:00')], 7 * 24 * 60],
    ['until the train leaves', [leg('NL:utrecht', 'NL:amersfoort', '2026-11-21T12:00')], undefined],
  ])('OQ-68: keeps places and prices for %s', async (_title, legs, minutes) => {
    const offers = await Promise.all(legs.map((one) => buyer.offer('FULL_FLEX', [one])));
    const basket = await buyer.basket(...offers.map((offer) => [offer]));
    await buyer.name(basket);
    const held = await buyer.prebook(basket);
    const [item] = held.bookingItems;
    const departure =
      item?.type === 'point-to-point' ? Date.parse(item.legs[0]?.solution.departure ?? '') : 0;
    const until = minutes === undefined ? departure : time.now + minutes * MINUTE;
    expect(held).toMatchObject({ bookingStatus: 'PREBOOKED', expirationDate: iso(until) });
    time.now = until;
    expect(await buyer.booking(basket)).toMatchObject({ bookingStatus: 'EXPIRED' });
  });

  test('OQ-68: is renewed as long as it stands, and not when the offer has lapsed meanwhile', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    await buyer.name(basket);
    await buyer.prebook(basket);
    time.now += 29 * MINUTE;
    expect(await buyer.prebook(basket)).toMatchObject({
      bookingStatus: 'PREBOOKED',
      expirationDate: iso(time.now + 30 * MINUTE),
    });
    time.now += 30 * MINUTE;
    const { id } = onlyItem(basket);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/prebook`, { items: [] }),
    ).toEqual({ status: 410, code: 'OFFER_EXPIRED', details: id });
    expect(
      Date.parse(onlyItem(await buyer.booking(basket)).expirationDate ?? ''),
    ).toBeLessThanOrEqual(time.now);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' }),
    ).toMatchObject({ status: 410, code: 'EXPIRED' });
  });

  test('a change needs another prebooking, at the same price', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    await buyer.name(basket);
    const held = await buyer.prebook(basket);
    await buyer.name(basket, { first_name: 'Eva' });
    expect(await buyer.booking(basket)).toMatchObject({
      bookingStatus: 'CREATED',
      expirationDate: held.expirationDate,
      prices: held.prices,
    });
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' }),
    ).toMatchObject({ status: 409, code: 'REFUSED' });
  });

  test('TRN-39: the offer of somebody called Expired lapses', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    await buyer.name(basket, { last_name: 'Expired' });
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/prebook`, { items: [] }),
    ).toEqual({ status: 410, code: 'OFFER_EXPIRED', details: onlyItem(basket).id });
    expect(onlyItem(await buyer.booking(basket)).expirationDate).toBe(iso(time.now));
  });
});
