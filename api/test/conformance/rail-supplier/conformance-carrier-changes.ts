import { money } from '@wayfare/domain';
import type { RailTicketItem } from '../../../src/ports/rail-items';
import type { RailBooking } from '../../../src/ports/rail-supplier';
import { ADULT, bought, isFare, offerOf } from './rail-buyer';
import { marketOf, refused } from './rail-supplier';
import type { Make } from './rail-supplier';

function ticketsOf({ items }: RailBooking): RailTicketItem {
  const item = items.findLast(({ replacedBy }) => replacedBy === null);
  if (item?.kind !== 'tickets') throw new Error('no tickets');
  return item;
}

const leaves = (booking: RailBooking) => ticketsOf(booking).legs[0]?.solution.departure;

/** What a railway changes by itself about a train that was bought (OQ-22). */
export function describeCarrierChanges(name: string, make: Make): void {
  const { oneWay } = marketOf(make);

  async function strict(): Promise<RailBooking> {
    const { supplier, days } = make();
    const offer = offerOf(await oneWay(ADULT), isFare('NON_FLEX'));
    return bought(supplier, { locations: [offer.location], day: days.out, lastName: 'de Vries' });
  }
  async function again({ id }: RailBooking): Promise<RailBooking> {
    const booking = await make().supplier.booking(id, 'en');
    if (booking === null) throw new Error('no booking');
    return booking;
  }

  describe(`${name}, when a railway changes a train,`, () => {
    it('OQ-22 lists the trains before and after, and runs the new ones once they are accepted', async () => {
      const { supplier, moveTrain } = make();
      const booking = await strict();
      expect(booking.carrierChanges).toEqual([]);
      await moveTrain(booking.reference ?? '', 'retimed');
      const moved = await again(booking);
      const [change] = moved.carrierChanges;
      expect(change).toMatchObject({
        answer: null,
        actions: ['accept', 'exchange', 'refund'],
        itemId: ticketsOf(booking).id,
        legId: ticketsOf(booking).legs[0]?.id,
        before: { departure: leaves(booking) },
      });
      expect(change?.after?.departure).not.toBe(leaves(booking));
      expect(leaves(moved)).toBe(leaves(booking));
      await supplier.acceptCarrierChange(booking.id, change?.id ?? '');
      const after = await again(booking);
      expect(leaves(after)).toBe(change?.after?.departure);
      expect(after.carrierChanges).toMatchObject([{ answer: 'accepted', actions: [] }]);
      await refused(supplier.acceptCarrierChange(booking.id, change?.id ?? ''), 'OFFER_EXPIRED');
      await refused(supplier.acceptCarrierChange(booking.id, 'nothing'), 'NOT_FOUND');
    });

    it('OQ-22 gives everything back of a train that does not run, and exchanges it for nothing', async () => {
      const { supplier, moveTrain, cities, days } = make();
      const booking = await strict();
      await moveTrain(booking.reference ?? '', 'canceled');
      const moved = await again(booking);
      const item = ticketsOf(moved);
      expect(moved.carrierChanges).toMatchObject([
        { after: null, actions: ['exchange', 'refund'] },
      ]);
      expect(item).toMatchObject({
        cancellation: { eligible: true },
        exchange: { eligible: true },
      });
      const { items } = await supplier.quoteRefund(booking.id, [{ id: item.id }]);
      expect(items).toMatchObject([{ refund: item.price, fee: money(0) }]);
      const legId = item.legs[0]?.id ?? '';
      const search = await supplier.searchExchange(
        booking.id,
        {
          itemId: item.id,
          legs: [
            { legId, origin: cities.from, destination: cities.to, departure: `${days.out}T12:00` },
          ],
        },
        'en',
      );
      const quote = await supplier.quoteExchange(booking.id, {
        itemId: item.id,
        searchId: search.id,
        legs: [{ legId, offerId: search.offers[0]?.id ?? '' }],
      });
      expect(quote).toMatchObject({ difference: money(0), fee: money(0) });
      await supplier.confirmExchange(booking.id, quote.id);
      expect((await again(booking)).carrierChanges).toMatchObject([{ answer: 'exchanged' }]);
    });
  });
}
