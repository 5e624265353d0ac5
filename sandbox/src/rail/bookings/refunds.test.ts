import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { amountOf, centsOf, pricesOf } from '../wire/money';
import {
  HOUR,
  onlyItem,
  RailBuyer,
  TO_AMSTERDAM,
  ticketOf,
  TO_PARIS,
  totalOf,
} from './testing/rail-buyer';
import type { WireTicketItem } from './wire-booking';

const MINUTE = 60_000;
// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const buyer = new RailBuyer(app);

describe('refunds', () => {
  test('TRN-47, TRN-51: all of it, quoted first and then confirmed, once', async () => {
    const booking = await buyer.bought('SEMI_FLEX');
    const item = ticketOf(booking);
    const paid = totalOf(booking);
    const kept = item.fareOffers.reduce(
      (sum, fare) => sum + Math.round(centsOf(fare.prices) * 0.2),
      0,
    );
    const quote = await buyer.quoteRefund(booking, { id: item.id });
    expect(quote).toEqual({
      id: quote.id,
      status: 'QUOTED',
      expirationDate: new Date(time.now + 15 * MINUTE).toISOString(),
      items: [
        {
          id: item.id,
          reversedPrices: pricesOf(paid - kept),
          fees: amountOf(kept),
          productAssignmentIds: item.productAssignments.map(({ id }) => id),
        },
      ],
    });
    expect(await buyer.booking(booking)).toEqual(booking);
    time.now += 14 * MINUTE;
    const confirmed = { ...quote, status: 'CONFIRMED' };
    expect(await buyer.confirmRefund(booking, quote)).toEqual(confirmed);
    time.now += HOUR;
    expect(await buyer.confirmRefund(booking, quote)).toEqual(confirmed);
    const after = await buyer.booking(booking);
    expect(totalOf(after)).toBe(kept);
    expect(ticketOf(after)).toMatchObject({
      bookingItemStatus: 'CANCELED',
      prices: item.prices,
      valueDocuments: [],
      seats: [],
      cancelationEligibility: { eligible: false, partiallyEligible: false, cancellableItems: [] },
      exchangeEligibility: { eligible: false },
      editTravelersEligibility: { eligible: false },
    });
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds`, { items: [{ id: item.id }] }),
    ).toEqual({ status: 409, code: 'NOT_CANCELLABLE', details: item.id });
  });

  test('TRN-48: one of two items', async () => {
    const booking = await buyer.buy(
      await buyer.basket(
        [await buyer.offer('FULL_FLEX')],
        [await buyer.offer('FULL_FLEX', [TO_AMSTERDAM])],
      ),
    );
    const [out, back] = [ticketOf(booking, 0), ticketOf(booking, 1)];
    await buyer.confirmRefund(booking, await buyer.quoteRefund(booking, { id: back.id }));
    const after = await buyer.booking(booking);
    expect(after.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
      'CONFIRMED',
      'CANCELED',
    ]);
    expect(totalOf(after)).toBe(centsOf(out.prices));
  });

  test.each([
    [
      'product assignments',
      (item: WireTicketItem) => ({
        id: item.id,
        productAssignmentIds: item.productAssignments.slice(0, 1).map(({ id }) => id),
      }),
    ],
    [
      'fare offers',
      (item: WireTicketItem) => ({
        id: item.id,
        fareOfferIds: item.cancelationEligibility.cancellableItems[0]?.fareOfferIds ?? [],
      }),
    ],
  ])('TRN-49: one traveller by his %s, then the other', async (_title, first) => {
    const booking = await buyer.bought('FULL_FLEX');
    const item = ticketOf(booking);
    const share = centsOf(item.fareOffers[0]?.prices ?? pricesOf(0));
    const quote = await buyer.quoteRefund(booking, first(item));
    expect(quote.items).toEqual([
      {
        id: item.id,
        reversedPrices: pricesOf(share),
        fees: amountOf(0),
        productAssignmentIds: [item.productAssignments[0]?.id],
      },
    ]);
    await buyer.confirmRefund(booking, quote);
    const half = await buyer.booking(booking);
    expect(totalOf(half)).toBe(totalOf(booking) - share);
    expect(ticketOf(half)).toMatchObject({
      bookingItemStatus: 'PARTIALLY_CANCELED',
      productAssignments: [
        { isCanceled: true, cancelationEligibility: { eligible: false } },
        { isCanceled: false, cancelationEligibility: { eligible: true } },
      ],
      valueDocuments: [{ travelerId: 't2' }],
      seats: [{ travelerId: 't2' }],
      cancelationEligibility: { eligible: true, partiallyEligible: false },
    });
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds`, { items: [first(item)] }),
    ).toMatchObject({ code: 'NOT_CANCELLABLE' });
    await buyer.confirmRefund(booking, await buyer.quoteRefund(booking, { id: item.id }));
    const none = await buyer.booking(booking);
    expect([totalOf(none), ticketOf(none).bookingItemStatus]).toEqual([0, 'CANCELED']);
  });

  test('a quote lapses after 15 minutes, at the last moment to cancel, or when another one was confirmed', async () => {
    const booking = await buyer.bought('SEMI_FLEX');
    const { id, legs } = ticketOf(booking);
    const old = await buyer.quoteRefund(booking, { id });
    time.now += 15 * MINUTE;
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds/${old.id}/confirm`),
    ).toMatchObject({ status: 410, code: 'EXPIRED' });
    const lastMoment = Date.parse(legs[0]?.solution.departure ?? '') - 24 * HOUR;
    time.now = lastMoment - MINUTE;
    const [first, second] = [
      await buyer.quoteRefund(booking, { id }),
      await buyer.quoteRefund(booking, { id }),
    ];
    expect(first.expirationDate).toBe(new Date(lastMoment).toISOString());
    await buyer.confirmRefund(booking, second);
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds/${first.id}/confirm`),
    ).toMatchObject({ status: 409, code: 'NOT_CANCELLABLE' });
  });

  test.each([
    ['a fare that allows none', 'NON_FLEX', 0],
    ['a fare on its last day', 'SEMI_FLEX', 18 * 24 * HOUR + 22 * HOUR],
  ] as const)('none for %s', async (_title, flexibility, later) => {
    const booking = await buyer.bought(flexibility);
    time.now += later;
    expect(ticketOf(await buyer.booking(booking)).cancelationEligibility).toEqual({
      eligible: false,
      partiallyEligible: false,
      cancellableItems: [],
    });
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds`, {
        items: [{ id: ticketOf(booking).id }],
      }),
    ).toMatchObject({ status: 409, code: 'NOT_CANCELLABLE' });
  });

  test.each([
    ['an item that is not in it', [{ id: 'rit_other' }], 404],
    ['a ticket that is not in it', [{ productAssignmentIds: ['ticket-x'] }], 404],
    ['an item twice', [{}, {}], 422],
    ['nothing', [], 422],
  ])('none for %s', async (_title, items, status) => {
    const booking = await buyer.bought('FULL_FLEX');
    const { id } = ticketOf(booking);
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds`, {
        items: items.map((item) => ({ id, ...item })),
      }),
    ).toMatchObject({ status });
  });

  test('the refund of one booking is not confirmed for another', async () => {
    const [mine, other] = [await buyer.bought('FULL_FLEX'), await buyer.bought('FULL_FLEX')];
    const quote = await buyer.quoteRefund(mine, { id: ticketOf(mine).id });
    expect(
      await buyer.refused('POST', `/bookings/${other.id}/refunds/${quote.id}/confirm`),
    ).toMatchObject({ status: 404 });
  });

  test('before it is bought there is nothing to refund', async () => {
    const basket = await buyer.basket([await buyer.offer('FULL_FLEX')]);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/refunds`, {
        items: [{ id: onlyItem(basket).id }],
      }),
    ).toMatchObject({ status: 409, code: 'REFUSED' });
  });

  test('the refund service is down for somebody called Refundfail', async () => {
    const booking = await buyer.bought('FULL_FLEX', [TO_PARIS], [40], { last_name: 'Refundfail' });
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/refunds`, {
        items: [{ id: ticketOf(booking).id }],
      }),
    ).toMatchObject({ status: 503, code: 'REFUND_SERVICE_DOWN' });
  });

  test('a pass for all but 15 percent', async () => {
    const [pass] = (await buyer.passes()).offers;
    if (pass === undefined) throw new Error('no pass');
    const booking = await buyer.buy(await buyer.basket([pass]));
    const kept = Math.round(totalOf(booking) * 0.15);
    const quote = await buyer.quoteRefund(booking, { id: onlyItem(booking).id });
    expect(quote.items[0]).toMatchObject({
      reversedPrices: pricesOf(totalOf(booking) - kept),
      fees: amountOf(kept),
    });
  });
});
