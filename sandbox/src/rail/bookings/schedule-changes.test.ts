import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { centsOf } from '../wire/money';
import {
  leg,
  onlyItem,
  RailBuyer,
  TO_AMSTERDAM,
  TO_MUNICH,
  TO_PARIS,
  totalOf,
} from './testing/rail-buyer';
import type { WireBooking, WireTicketItem } from './wire-booking';

const MINUTE = 60_000;
// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest({ faultsEnabled: true });
const buyer = new RailBuyer(app);

function tickets({ bookingItems }: WireBooking): WireTicketItem {
  const item = bookingItems.findLast(({ replacedBy }) => replacedBy === null);
  if (item?.type !== 'point-to-point') throw new Error('no tickets');
  return item;
}

const bought = async (ages: readonly number[] = [40], legs = [TO_PARIS]) =>
  buyer.buy(await buyer.basket([await buyer.offer('NON_FLEX', legs, ages)]));
const boundReturn = async () => buyer.buy(await buyer.basket(await buyer.returnOffers()));

const control = (payload: object) =>
  app.inject({ method: 'POST', url: '/__rail/schedule-changes', payload });
async function changed(booking: WireBooking, change: object = {}) {
  expect(
    (await control({ booking_reference: booking.bookingReference, ...change })).statusCode,
  ).toBe(201);
  const fresh = await buyer.booking(booking);
  const made = fresh.scheduleChanges.at(-1);
  if (made === undefined) throw new Error('no change');
  return made;
}
const path = (booking: WireBooking, { id }: { id: string }) =>
  `/bookings/${booking.id}/schedule-changes/${id}/accept`;
const leaves = (solution: { departure: string } | null | undefined) =>
  Date.parse(solution?.departure ?? '');

/** Other trains for a leg, and what the first costs more. */
async function exchanged(booking: WireBooking, place = 0) {
  const item = tickets(booking);
  const { id: legId = '' } = item.legs[place] ?? {};
  const found = await buyer.searchExchange(booking, item.id, [
    { id: legId, ...(place === 0 ? TO_PARIS : TO_AMSTERDAM) },
  ]);
  const quote = await buyer.quoteExchange(booking, {
    itemId: item.id,
    searchId: found.id,
    legs: [{ id: legId, selectedOfferId: found.offers.at(-1)?.id ?? '' }],
  });
  return { found, quote };
}

describe('OQ-22 what a railway changes by itself', () => {
  test('is listed with the train before and after, and moves the ticket and its seat once it is accepted', async () => {
    const booking = await bought();
    const change = await changed(booking, { minutes: 95 });
    expect(change).toMatchObject({
      itemId: onlyItem(booking).id,
      legId: tickets(booking).legs[0]?.id,
      status: 'OPEN',
      permittedActions: ['ACCEPT', 'EXCHANGE', 'REFUND'],
    });
    expect(leaves(change.proposed) - leaves(change.original)).toBe(95 * MINUTE);
    expect(change.proposed?.departure).toMatch(/\+01:00$/);
    const { seats, legs } = tickets(await buyer.booking(booking));
    expect(legs[0]?.solution).toEqual(change.original);
    const moved = await buyer.ask<WireBooking>('POST', path(booking, change));
    expect(tickets(moved).legs[0]?.solution).toEqual(change.proposed);
    expect(tickets(moved).seats).toEqual(seats);
    expect(moved.scheduleChanges).toMatchObject([{ status: 'ACCEPTED', permittedActions: [] }]);
    expect(await buyer.refused('POST', path(booking, change))).toMatchObject({ code: 'EXPIRED' });
    expect(totalOf(moved)).toBe(totalOf(booking));
  });

  test.each([
    ['an hour', 60, ['ACCEPT', 'EXCHANGE', 'REFUND']],
    ['less than an hour', 59, ['ACCEPT', 'EXCHANGE']],
    ['an hour earlier', -60, ['ACCEPT', 'EXCHANGE', 'REFUND']],
  ])('gives the money back from an hour on: %s', async (_title, minutes, actions) => {
    const change = await changed(await bought(), { minutes });
    expect(change.permittedActions).toEqual(actions);
  });

  test('that needs no answer is made at once, and takes the place of nothing that waits', async () => {
    const booking = await bought();
    const change = await changed(booking, { kind: 'notice', minutes: 5 });
    expect(change).toMatchObject({ status: 'INFORMED', permittedActions: [] });
    expect(tickets(await buyer.booking(booking)).legs[0]?.solution).toEqual(change.proposed);
    expect((await control({ booking_reference: 'NONE' })).statusCode).toBe(404);
    expect((await control({ kind: 'late' })).statusCode).toBe(422);
    expect(
      (await control({ booking_reference: booking.bookingReference, leg: 1 })).statusCode,
    ).toBe(404);
  });

  test('lapses when the railway changes the same train again', async () => {
    const booking = await bought();
    const first = await changed(booking, { minutes: 30 });
    await changed(booking, { minutes: 70 });
    expect((await buyer.booking(booking)).scheduleChanges).toHaveLength(1);
    expect((await buyer.refused('POST', path(booking, first))).code).toBe('NOT_FOUND');
  });

  test('proposes another train that takes the extras along, at what was paid', async () => {
    const offer = await buyer.offer(
      'NON_FLEX',
      [TO_MUNICH],
      [40],
      ({ serviceOffers }) => serviceOffers.length > 0,
    );
    const basket = await buyer.basket([offer]);
    const [extra] = offer.serviceOffers;
    await buyer.ask(
      'PUT',
      `/bookings/${basket.id}/items/${onlyItem(basket).id}/services/${extra?.id}`,
      {
        serviceId: extra?.serviceId,
        fareOfferIds: extra?.fareOfferIds,
        count: 1,
      },
    );
    const booking = await buyer.buy(basket);
    const paid = centsOf(onlyItem(booking).prices);
    const change = await changed(booking, { kind: 'replaced' });
    expect(change.services).toMatchObject([{ serviceId: extra?.serviceId, outcome: 'KEPT' }]);
    expect(leaves(change.proposed)).toBeGreaterThan(leaves(change.original));
    const moved = await buyer.ask<WireBooking>('POST', path(booking, change));
    const item = tickets(moved);
    expect(item.legs[0]?.solution).toMatchObject({ departure: change.proposed?.departure });
    expect(item.chosenServices).toMatchObject([{ serviceId: extra?.serviceId, count: 1 }]);
    expect(centsOf(item.prices)).toBe(paid);
    expect(moved.bookingItems[0]).toMatchObject({
      bookingItemStatus: 'EXCHANGED',
      replacedBy: item.id,
    });
    expect(moved.scheduleChanges).toMatchObject([{ status: 'ACCEPTED' }]);
  });

  test('lets a fare that gives nothing back be given back whole, and says that it was', async () => {
    const booking = await bought([40, 40]);
    expect(onlyItem(booking).cancelationEligibility.eligible).toBe(false);
    const change = await changed(booking, { kind: 'canceled' });
    expect(change).toMatchObject({ proposed: null, permittedActions: ['EXCHANGE', 'REFUND'] });
    expect((await buyer.refused('POST', path(booking, change))).code).toBe('EXPIRED');
    time.now = leaves(change.original) + MINUTE;
    const item = tickets(await buyer.booking(booking));
    expect(item.cancelationEligibility.eligible).toBe(true);
    const quote = await buyer.quoteRefund(booking, { id: item.id });
    expect(
      quote.items.map(({ reversedPrices, fees }) => [centsOf(reversedPrices), fees.value]),
    ).toEqual([[totalOf(booking), '0.00']]);
    await buyer.confirmRefund(booking, quote);
    const after = await buyer.booking(booking);
    expect(totalOf(after)).toBe(0);
    expect(after.scheduleChanges).toMatchObject([{ status: 'REFUNDED' }]);
  });

  test('gives nothing back for less than an hour, and other trains for nothing all the same', async () => {
    const booking = await bought();
    await changed(booking, { minutes: 30 });
    const item = tickets(await buyer.booking(booking));
    expect(item.cancelationEligibility.eligible).toBe(false);
    expect(item.exchangeEligibility).toEqual({ eligible: true, routeChangePossible: false });
    const { found, quote } = await exchanged(booking);
    expect(new Set(found.offers.map(({ difference }) => difference.value))).toEqual(
      new Set(['0.00']),
    );
    expect(new Set(found.offers.map(({ comfortCategory }) => comfortCategory.code))).toEqual(
      new Set(['STANDARD']),
    );
    expect(quote).toMatchObject({ difference: { value: '0.00' }, fee: { value: '0.00' } });
    await buyer.confirmExchange(booking, quote);
    const after = await buyer.booking(booking);
    expect(after.scheduleChanges).toMatchObject([{ status: 'EXCHANGED' }]);
    expect(centsOf(tickets(after).prices)).toBe(totalOf(booking));
    expect(totalOf(after)).toBe(totalOf(booking));
  });

  test('of one journey of a return gives both back', async () => {
    const booking = await boundReturn();
    await changed(booking, { kind: 'canceled', leg: 1 });
    const { id } = tickets(booking);
    const whole = await buyer.quoteRefund(booking, { id });
    expect(centsOf(whole.items[0]?.reversedPrices ?? { amountsToDisplay: [] })).toBe(
      totalOf(booking),
    );
  });

  test('of one journey waits on while the other one is exchanged', async () => {
    const booking = await buyer.buy(
      await buyer.basket(
        [await buyer.offer('FULL_FLEX', [TO_PARIS])],
        [await buyer.offer('FULL_FLEX', [leg('FR:paris', 'NL:amsterdam', '2026-12-17T07:00')])],
      ),
    );
    await changed(booking, { minutes: 90, item: 1 });
    const fresh = await buyer.booking(booking);
    expect(fresh.scheduleChanges).toMatchObject([{ itemId: booking.bookingItems[1]?.id }]);
    const bound = await boundReturn();
    const change = await changed(bound, { minutes: 90, leg: 1 });
    await changed(bound, { kind: 'canceled', leg: 0 });
    const { quote } = await exchanged(bound);
    await buyer.confirmExchange(bound, quote);
    const after = await buyer.booking(bound);
    expect(
      after.scheduleChanges.map(({ id, itemId, status }) => [id === change.id, itemId, status]),
    ).toEqual([
      [false, tickets(bound).id, 'EXCHANGED'],
      [true, tickets(after).id, 'OPEN'],
    ]);
  });
});
