import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { amountOf, centsOf, pricesOf } from '../wire/money';
import type { WireExchangeSearch } from './exchanges';
import { HOUR, leg, RailBuyer, TO_MUNICH, ticketOf, TO_PARIS, totalOf } from './testing/rail-buyer';
import type { WireBooking } from './wire-booking';

const MINUTE = 60_000;
// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const buyer = new RailBuyer(app);

const differenceOf = (offer: WireExchangeSearch['offers'][number]): number =>
  Math.round(Number(offer.difference.value) * 100);

describe('exchanges', () => {
  const later = (id = 'leg-1') => ({ id, ...TO_PARIS, departure: '2026-12-11T12:00' });

  async function quoted(
    booking: WireBooking,
    wanted: (offer: WireExchangeSearch['offers'][number]) => boolean = () => true,
  ) {
    const itemId = ticketOf(booking).id;
    const found = await buyer.searchExchange(booking, itemId, [later()]);
    const offer = found.offers.find(wanted);
    if (offer === undefined) throw new Error('no such offer');
    return {
      offer,
      quote: await buyer.quoteExchange(booking, {
        itemId,
        searchId: found.id,
        legs: [{ id: 'leg-1', selectedOfferId: offer.id }],
      }),
    };
  }

  test.each([
    ['dearer', (difference: number) => difference > 0],
    ['cheaper', (difference: number) => difference < 0],
  ])('TRN-52: for %s trains, quoted first and then confirmed, once', async (_title, isWanted) => {
    const booking = await buyer.bought('SEMI_FLEX');
    const item = ticketOf(booking);
    const { offer, quote } = await quoted(booking, (one) => isWanted(differenceOf(one)));
    const difference = centsOf(offer.prices) - totalOf(booking);
    expect(offer.difference).toEqual(amountOf(difference));
    expect(quote).toMatchObject({
      status: 'QUOTED',
      difference: amountOf(difference),
      fee: amountOf(0),
      expirationDate: new Date(time.now + 15 * MINUTE).toISOString(),
    });
    expect(await buyer.confirmExchange(booking, quote)).toEqual({ ...quote, status: 'CONFIRMED' });
    time.now += HOUR;
    expect(await buyer.confirmExchange(booking, quote)).toEqual({ ...quote, status: 'CONFIRMED' });
    const after = await buyer.booking(booking);
    const [old, replacement] = [ticketOf(after, 0), ticketOf(after, 1)];
    expect(after.bookingItems).toHaveLength(2);
    expect(totalOf(after)).toBe(centsOf(offer.prices));
    expect(old).toMatchObject({
      bookingItemStatus: 'EXCHANGED',
      replacedBy: replacement.id,
      prices: item.prices,
      valueDocuments: [],
      seats: [],
    });
    expect(replacement).toMatchObject({
      bookingItemStatus: 'CONFIRMED',
      replacedBy: null,
      prices: offer.prices,
      travelers: item.travelers,
      ticketingOptionSelected: item.ticketingOptionSelected,
      legs: [{ id: 'leg-1' }],
      exchangeEligibility: { eligible: true },
    });
    expect(replacement.legs[0]?.solution.departure.slice(0, 10)).toBe('2026-12-11');
    expect(replacement.seats.map(({ travelerId }) => travelerId)).toEqual(['t1', 't2']);
    expect(replacement.valueDocuments.map(({ code }) => code)).not.toEqual(
      item.valueDocuments.map(({ code }) => code),
    );
  });

  test('TRN-52: for a fee, for each traveller', async () => {
    const booking = await buyer.bought('NON_FLEX');
    const { offer, quote } = await quoted(booking);
    const difference = centsOf(offer.prices) - totalOf(booking) + 3_000;
    expect(quote).toMatchObject({ difference: amountOf(difference), fee: amountOf(3_000) });
    await buyer.confirmExchange(booking, quote);
    expect(totalOf(await buyer.booking(booking))).toBe(centsOf(offer.prices) + 3_000);
  });

  test('TRN-52: one direction of a return fare, the other stays as it is', async () => {
    const booking = await buyer.buy(await buyer.basket(await buyer.returnOffers([40, 40])));
    const item = ticketOf(booking);
    const { offer, quote } = await quoted(booking);
    await buyer.confirmExchange(booking, quote);
    const replacement = ticketOf(await buyer.booking(booking), 1);
    expect(replacement.legs.map(({ solution }) => solution.id)).toEqual([
      offer.legSolution,
      item.legs[1]?.solution.id,
    ]);
    const isBack = ({ segmentId }: { segmentId: string }) =>
      item.legs[1]?.solution.segments.some(({ id }) => id === segmentId) === true;
    expect(replacement.seats.filter(isBack)).toEqual(item.seats.filter(isBack));
    expect(replacement.seats).toHaveLength(4);
    const outPaid = item.fareOffers
      .slice(0, 2)
      .reduce((sum, fare) => sum + centsOf(fare.prices), 0);
    expect(quote).toMatchObject({
      fee: amountOf(2_000),
      difference: amountOf(centsOf(offer.prices) - outPaid + 2_000),
    });
    expect(centsOf(replacement.prices)).toBe(
      centsOf(item.prices) - outPaid + centsOf(offer.prices),
    );
  });

  test('of tickets that are left when one was given back', async () => {
    const booking = await buyer.bought('FULL_FLEX');
    const item = ticketOf(booking);
    await buyer.confirmRefund(
      booking,
      await buyer.quoteRefund(booking, {
        id: item.id,
        productAssignmentIds: item.productAssignments.slice(0, 1).map(({ id }) => id),
      }),
    );
    const { offer, quote } = await quoted(booking);
    expect(offer.fareOffers.map(({ travelerId }) => travelerId)).toEqual(['t2']);
    await buyer.confirmExchange(booking, quote);
    const after = await buyer.booking(booking);
    expect(ticketOf(after, 1)).toMatchObject({
      bookingItemStatus: 'CONFIRMED',
      travelers: [{ id: 't2', firstName: 'Adac' }],
      valueDocuments: [{ travelerId: 't2' }],
    });
    expect(totalOf(after)).toBe(centsOf(offer.prices));
  });

  test('again, and the second replacement can be given back', async () => {
    const booking = await buyer.bought('FULL_FLEX');
    await buyer.confirmExchange(
      booking,
      (await quoted(booking, ({ flexibility }) => flexibility.code === 'FULL_FLEX')).quote,
    );
    const { id } = ticketOf(await buyer.booking(booking), 1);
    const found = await buyer.searchExchange(booking, id, [
      { ...later(), departure: '2026-12-14T12:00' },
    ]);
    const [offer] = found.offers;
    const quote = await buyer.quoteExchange(booking, {
      itemId: id,
      searchId: found.id,
      legs: [{ id: 'leg-1', selectedOfferId: offer?.id ?? '' }],
    });
    await buyer.confirmExchange(booking, quote);
    const after = await buyer.booking(booking);
    expect(after.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
      'EXCHANGED',
      'EXCHANGED',
      'CONFIRMED',
    ]);
    expect(totalOf(after)).toBe(centsOf(offer?.prices ?? pricesOf(0)));
  });

  test('OQ-72: for another route where the carrier lets it change', async () => {
    const munich = await buyer.bought('SEMI_FLEX', [TO_MUNICH]);
    expect(ticketOf(munich).exchangeEligibility).toEqual({
      eligible: true,
      routeChangePossible: false,
    });
    const paris = await buyer.bought('SEMI_FLEX');
    expect(ticketOf(paris).exchangeEligibility).toEqual({
      eligible: true,
      routeChangePossible: true,
    });
    expect(
      (
        await buyer.searchExchange(paris, ticketOf(paris).id, [
          { id: 'leg-1', ...leg('NL:rotterdam', 'FR:paris', '2026-12-11T08:00') },
        ])
      ).offers.length,
    ).toBeGreaterThan(0);
  });

  test('OQ-72: a quote lapses after 15 minutes, or when the tickets were given back', async () => {
    const booking = await buyer.bought('FULL_FLEX');
    const { quote: old } = await quoted(booking);
    time.now += 15 * MINUTE;
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/exchanges/${old.id}/confirm`),
    ).toMatchObject({ status: 410, code: 'EXPIRED' });
    const { quote } = await quoted(booking);
    await buyer.confirmRefund(
      booking,
      await buyer.quoteRefund(booking, { id: ticketOf(booking).id }),
    );
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/exchanges/${quote.id}/confirm`),
    ).toMatchObject({ status: 409, code: 'NOT_EXCHANGEABLE' });
  });

  test('not for a search, an offer, a leg or an exchange of another', async () => {
    const booking = await buyer.bought('FULL_FLEX');
    const other = await buyer.bought('FULL_FLEX');
    const itemId = ticketOf(booking).id;
    const found = await buyer.searchExchange(booking, itemId, [later()]);
    const legs = [{ id: 'leg-1', selectedOfferId: found.offers[0]?.id ?? '' }];
    const quote = await buyer.quoteExchange(booking, { itemId, searchId: found.id, legs });
    for (const wrong of [
      { searchId: 'rxs_none' },
      { itemId: ticketOf(other).id },
      { legs: [{ id: 'leg-1', selectedOfferId: 'none' }] },
      { legs: [{ id: 'leg-9', selectedOfferId: legs[0]?.selectedOfferId }] },
    ]) {
      expect(
        await buyer.refused('POST', `/bookings/${booking.id}/exchanges/quotes`, {
          itemId,
          searchId: found.id,
          legs,
          ...wrong,
        }),
      ).toMatchObject({ status: 404 });
    }
    expect(
      await buyer.refused('POST', `/bookings/${other.id}/exchanges/${quote.id}/confirm`),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['somebody called Exchangefail', { last_name: 'Exchangefail' }],
    ['a train that has left', {}],
  ])('refused for %s', async (_title, more) => {
    const booking = await buyer.bought('SEMI_FLEX', [TO_PARIS], [40], more);
    const { quote } = await quoted(booking);
    if (!('last_name' in more)) {
      time.now = Date.parse(ticketOf(booking).legs[0]?.solution.departure ?? '');
      expect(
        await buyer.refused('POST', `/bookings/${booking.id}/exchanges/searches`, {
          itemId: ticketOf(booking).id,
          legs: [later()],
        }),
      ).toMatchObject({ code: 'NOT_EXCHANGEABLE' });
      return;
    }
    expect(
      await buyer.refused('POST', `/bookings/${booking.id}/exchanges/${quote.id}/confirm`),
    ).toMatchObject({ status: 409, code: 'NOT_EXCHANGEABLE' });
    expect(await buyer.booking(booking)).toEqual(booking);
  });
});
