import { buildApp } from '../../app';
import { centsOf } from '../wire/money';
import {
  BY_NIGHT,
  HOUR,
  leg,
  named,
  onlyItem,
  RailBuyer,
  TO_AMSTERDAM,
  TO_PARIS,
  totalOf,
} from './testing/rail-buyer';
import type { WireBooking } from './wire-booking';

const TODAY = Date.UTC(2026, 10, 21, 10);
const MINUTE = 60_000;
let clock = TODAY;
const app = buildApp({ now: () => clock });
const buyer = new RailBuyer(app);

// The first search makes the timetable.
jest.setTimeout(60_000);

afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

const iso = (at: number): string => new Date(at).toISOString();
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
      details: 'items.1.offerLocations',
    });
    clock = Date.parse(offer.expirationDate);
    expect(await add(offer.location)).toEqual({
      status: 410,
      code: 'OFFER_EXPIRED',
      details: 'items.0',
    });
    expect((await buyer.booking(basket)).bookingItems).toHaveLength(1);
  });

  test('has ten items at most', async () => {
    const { location } = await buyer.offer('NON_FLEX');
    const items = Array.from({ length: 11 }, () => ({ offerLocations: [location] }));
    expect(await buyer.refused('POST', '/bookings', { items })).toMatchObject({
      status: 422,
      details: 'items',
    });
  });

  test('is unknown to whoever has no id of it', async () => {
    expect(await buyer.refused('GET', '/bookings/rbk_none')).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      details: 'rbk_none',
    });
  });
});

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
    for (const wrong of [
      { count: 3 },
      { count: 0 },
      { serviceId: 'MEAL' },
      { fareOfferIds: ['other'] },
    ]) {
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

test('TRN-33, API-14: wishes for seats are kept, only what the carrier asks', async () => {
  const basket = await buyer.basket([await buyer.offer('SEMI_FLEX')]);
  const url = `/bookings/${basket.id}/items/${onlyItem(basket).id}/accommodation-preferences`;
  const preferences = [
    { group: 'SEATING_PREFERENCE', option: 'WINDOW' },
    { group: 'TABLE', option: 'WITH_TABLE' },
  ];
  expect(onlyItem(await buyer.ask('PUT', url, { preferences }))).toMatchObject({ preferences });
  expect(
    await buyer.refused('PUT', url, { preferences: [{ group: 'BERTH_LEVEL', option: 'UPPER' }] }),
  ).toMatchObject({ code: 'INVALID', details: 'preferences.0.group' });
  expect(
    await buyer.refused('PUT', url, { preferences: [{ group: 'TABLE', option: 'WINDOW' }] }),
  ).toMatchObject({ code: 'INVALID', details: 'preferences.0.option' });
  expect(onlyItem(await buyer.ask('PUT', url, { preferences: [] }))).toMatchObject({
    preferences: [],
  });
});

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
    const until = minutes === undefined ? departure : clock + minutes * MINUTE;
    expect(held).toMatchObject({ bookingStatus: 'PREBOOKED', expirationDate: iso(until) });
    clock = until;
    expect(await buyer.booking(basket)).toMatchObject({ bookingStatus: 'EXPIRED' });
  });

  test('OQ-68: is renewed as long as it stands, and not when the offer has lapsed meanwhile', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    await buyer.name(basket);
    await buyer.prebook(basket);
    clock += 29 * MINUTE;
    expect(await buyer.prebook(basket)).toMatchObject({
      bookingStatus: 'PREBOOKED',
      expirationDate: iso(clock + 30 * MINUTE),
    });
    clock += 30 * MINUTE;
    const { id } = onlyItem(basket);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/prebook`, { items: [] }),
    ).toEqual({ status: 410, code: 'OFFER_EXPIRED', details: id });
    expect(
      Date.parse(onlyItem(await buyer.booking(basket)).expirationDate ?? ''),
    ).toBeLessThanOrEqual(clock);
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
    expect(onlyItem(await buyer.booking(basket)).expirationDate).toBe(iso(clock));
  });
});

describe('confirming', () => {
  test('API-18: sells what was prebooked, once', async () => {
    const basket = await buyer.basket([await buyer.offer('SEMI_FLEX', [TO_PARIS], FAMILY)]);
    const bought = await buyer.buy(basket);
    expect(bought).toMatchObject({
      bookingStatus: 'CONFIRMED',
      bookingReference: expect.stringMatching(/^[A-Z2-9]{6}$/),
      expirationDate: null,
      prices: basket.prices,
    });
    expect(onlyItem(bought)).toMatchObject({
      bookingItemStatus: 'CONFIRMED',
      expirationDate: null,
      ticketingOptionSelected: { code: 'ETK' },
      cancelationEligibility: { eligible: true, partiallyEligible: true },
      exchangeEligibility: { eligible: true, routeChangePossible: true },
      editTravelersEligibility: { eligible: true, remaining: 3 },
    });
    clock += 8 * HOUR;
    expect(
      await buyer.ask('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' }),
    ).toEqual(bought);
    expect(await buyer.booking(basket)).toEqual(bought);
  });

  test('TRN-33, TRN-34: gives everybody but infants a seat, and everybody a ticket', async () => {
    const basket = await buyer.basket([await buyer.offer('SEMI_FLEX', [TO_PARIS], FAMILY)]);
    const item = onlyItem(await buyer.buy(basket));
    if (item.type === 'pass') throw new Error('not a ticket');
    expect(item.seats.map(({ travelerId }) => travelerId)).toEqual(['t1', 't2', 't3']);
    expect(new Set(item.seats.map(({ seat }) => seat)).size).toBe(3);
    expect(item.valueDocuments.map(({ type, travelerId }) => [type, travelerId])).toEqual([
      ['ETK', 't1'],
      ['ETK', 't2'],
      ['ETK', 't3'],
      ['ETK', 't4'],
    ]);
  });

  test('TRN-24, TRN-25: a pass has its facts and its number', async () => {
    const { offers } = await buyer.passes('EU', [40], '2026-11-21');
    const pass = offers.find(({ numberOfTravelDays }) => numberOfTravelDays === 5);
    if (pass === undefined) throw new Error('no pass');
    const item = onlyItem(await buyer.buy(await buyer.basket([pass])));
    expect(item).toMatchObject({
      type: 'pass',
      label: pass.label,
      travelClass: pass.travelClass,
      numberOfTravelDays: 5,
      validityDuration: 'P1M',
      area: { code: 'EU', label: 'Global' },
      validityStartDate: '2026-11-21',
      validUntil: '2026-12-20',
      valueDocuments: [{ type: 'MPASS', travelerId: 't1' }],
    });
    expect(await buyer.ask('GET', `/pass-codes/${item.valueDocuments[0]?.code}`)).toEqual({
      valid: true,
    });
  });

  test('is refused after the payment of somebody called Confirmfail', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    await buyer.name(basket, { last_name: 'Confirmfail' });
    await buyer.prebook(basket);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' }),
    ).toMatchObject({ status: 409, code: 'REFUSED' });
    expect(await buyer.booking(basket)).toMatchObject({ bookingStatus: 'PREBOOKED' });
  });

  test('what is sold is no basket any more', async () => {
    const bought = await buyer.buy(await buyer.basket([await buyer.offer('NON_FLEX')]));
    const item = onlyItem(bought);
    expect(await buyer.refused('DELETE', `/bookings/${bought.id}`)).toMatchObject({
      status: 409,
      code: 'REFUSED',
    });
    expect(
      await buyer.refused('PUT', `/bookings/${bought.id}/items/${item.id}/travelers`, {
        travelers: named(item),
      }),
    ).toMatchObject({ status: 409, code: 'REFUSED' });
  });
});
