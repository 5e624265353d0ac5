import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { amountOf, centsOf, pricesOf } from '../wire/money';
import type { WireExchangeSearch } from './exchanges';
import { RailBuyer, ticketOf, TO_PARIS, totalOf } from './testing/rail-buyer';
import type { WireBooking, WireTicketItem } from './wire-booking';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const buyer = new RailBuyer(app);

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

  const bagOf = (item: WireTicketItem, traveler: string) =>
    item.serviceOffers.find(
      ({ serviceId, fareOfferIds }) =>
        serviceId === 'EXTRA_BAG' &&
        item.fareOffers.some(
          ({ id, travelerId }) => travelerId === traveler && fareOfferIds.includes(id),
        ),
    );

  /** Two travellers, the second with two bags, and wishes for their seats. */
  async function packed(): Promise<WireBooking> {
    const basket = await buyer.basket([await buyer.offer('FULL_FLEX', [TO_PARIS], [40, 40])]);
    const item = ticketOf(basket);
    const bag = bagOf(item, 't2');
    if (bag === undefined) throw new Error('no bags');
    await buyer.ask('PUT', `/bookings/${basket.id}/items/${item.id}/services/${bag.id}`, {
      serviceId: bag.serviceId,
      fareOfferIds: bag.fareOfferIds,
      count: 2,
    });
    await buyer.ask('PUT', `/bookings/${basket.id}/items/${item.id}/accommodation-preferences`, {
      preferences: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }],
    });
    return buyer.buy(await buyer.booking(basket));
  }

  const hasBags = ({ serviceOffers }: WireExchangeSearch['offers'][number]) =>
    serviceOffers.some(({ serviceId }) => serviceId === 'EXTRA_BAG');

  test('TRN-52: extras and wishes go along with their traveller where the new train has them', async () => {
    const booking = await packed();
    const { offer, quote } = await quoted(booking, hasBags);
    expect(quote).toMatchObject({
      services: [
        {
          serviceId: 'EXTRA_BAG',
          label: 'Extra bag',
          legId: 'leg-1',
          travelerId: 't2',
          count: 2,
          outcome: 'KEPT',
          prices: pricesOf(2_400),
          newPrices: pricesOf(2_400),
        },
      ],
      preferences: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW', outcome: 'KEPT' }],
    });
    const difference = centsOf(offer.prices) + 2_400 - totalOf(booking);
    expect([offer.difference, quote.difference]).toEqual([
      amountOf(difference),
      amountOf(difference),
    ]);
    await buyer.confirmExchange(booking, quote);
    const after = await buyer.booking(booking);
    const replacement = ticketOf(after, 1);
    expect(replacement).toMatchObject({
      servicePrices: pricesOf(2_400),
      chosenServices: [{ serviceOfferID: bagOf(replacement, 't2')?.id, count: 2 }],
      preferences: [{ option: 'WINDOW' }],
    });
    expect(totalOf(after)).toBe(centsOf(offer.prices) + 2_400);
  });
});
