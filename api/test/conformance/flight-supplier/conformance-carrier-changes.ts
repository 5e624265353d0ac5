import { addDays, money } from '@wayfare/domain';
import { isStrict } from './flight-buyer';
import { marketOf, refused } from './flight-supplier';
import type { Make } from './flight-supplier';

const leaves = (
  slices: readonly { readonly segments: readonly { readonly departingAt: string }[] }[],
) => slices[0]?.segments[0]?.departingAt;

/** What an airline changes by itself about an order (OQ-22). */
export function describeCarrierChanges(name: string, make: Make): void {
  const { bought } = marketOf(make);

  describe(`${name}, when an airline changes an order,`, () => {
    it('OQ-22 lists the flights before and after, and flies the new ones once they are accepted', async () => {
      const { supplier, moveFlights } = make();
      const { order } = await bought(() => true);
      expect(await supplier.carrierChanges(order.id)).toEqual([]);
      await moveFlights(order.reference, 'retimed');
      const [change] = await supplier.carrierChanges(order.id);
      expect(change).toMatchObject({ taken: null, actions: ['accept', 'cancel', 'change'] });
      expect(leaves(change?.removed ?? [])).toBe(leaves(order.slices));
      expect(leaves(change?.added ?? [])).not.toBe(leaves(order.slices));
      expect(leaves((await supplier.orderById(order.id)).slices)).toBe(leaves(order.slices));
      await supplier.acceptCarrierChange(change?.id ?? '');
      expect(leaves((await supplier.orderById(order.id)).slices)).toBe(leaves(change?.added ?? []));
      expect((await supplier.carrierChanges(order.id))[0]?.taken).toBe('accepted');
      await refused(supplier.acceptCarrierChange(change?.id ?? ''), 'OFFER_EXPIRED');
    });

    it('gives everything back of flights that are not flown any more, and changes them for nothing', async () => {
      const { supplier, moveFlights } = make();
      const { order } = await bought(isStrict);
      await moveFlights(order.reference, 'canceled');
      expect((await supplier.carrierChanges(order.id))[0]).toMatchObject({
        added: [],
        actions: ['cancel', 'change'],
      });
      expect(await supplier.orderById(order.id)).toMatchObject({
        canCancel: true,
        canChange: true,
      });
      expect((await supplier.quoteCancellation(order.id)).refund).toEqual(order.price.total);
      const [slice] = order.slices;
      const { days, route } = make();
      const [origin = '', destination = ''] = route.there.split('-');
      // an airline may fly once a day, and not every day
      const offersOn = (day: number) =>
        supplier.changeOffers(order.id, {
          sliceId: slice?.id ?? '',
          origin,
          destination,
          departureDate: addDays(days.out, day),
          cabinClass: 'economy',
        });
      const [offer] = (await Promise.all([0, 1, 2, 3].map(offersOn))).flat();
      expect(offer).toMatchObject({ changeTotal: money(0), penalty: money(0) });
    });
  });
}
