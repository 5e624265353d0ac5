import { addDays, addMoney, money, subtractMoney } from '@wayfare/domain';
import type { FlightSupplier, SupplierOrder } from '../../../src/ports/flight-supplier';
import { isFree, isStrict, orderOf } from './flight-buyer';
import { marketOf, refused } from './flight-supplier';
import type { Make } from './flight-supplier';

const wish = (order: SupplierOrder, departureDate: string) => {
  const [slice] = order.slices;
  return {
    sliceId: slice?.id ?? '',
    origin: slice?.origin.iataCode ?? '',
    destination: slice?.destination.iataCode ?? '',
    departureDate,
    cabinClass: 'economy' as const,
  };
};
const departs = ({ slices }: SupplierOrder) => slices[0]?.segments[0]?.departingAt.slice(0, 10);
const change = async (
  supplier: FlightSupplier,
  order: SupplierOrder,
  { dearest, day }: { dearest: boolean; day: string },
) => {
  const offer = (await supplier.changeOffers(order.id, wish(order, day))).at(dearest ? -1 : 0);
  if (offer === undefined) throw new Error('no change on that day');
  return { offer, id: (await supplier.createChange(offer.id)).id };
};

/** Other flights in place of one slice (OQ-54). */
export function describeChanges(name: string, make: Make): void {
  const { bought, first, search } = marketOf(make);

  describe(`${name}, changing,`, () => {
    it('offers other flights cheapest first, and takes for dearer ones exactly what it said, once', async () => {
      const { supplier, days } = make();
      const { order } = await bought(({ change: terms }) => (terms?.penalty?.amount ?? 0) > 0);
      const day = addDays(days.out, 1);
      const offers = await supplier.changeOffers(order.id, wish(order, day));
      const totals = offers.map(({ changeTotal }) => changeTotal.amount);
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      const { offer, id } = await change(supplier, order, { dearest: true, day });
      expect(await supplier.changeOffer(offer.id)).toEqual(offer);
      expect(offer.penalty.amount).toBeGreaterThan(0);
      expect(offer.changeTotal).toEqual(
        addMoney(subtractMoney(offer.newTotal, order.price.total), offer.penalty),
      );
      const late = await change(supplier, order, { dearest: false, day });
      await refused(
        supplier.confirmChange(id, addMoney(offer.changeTotal, money(1))),
        'PRICE_CHANGED',
      );
      const changed = await supplier.confirmChange(id, offer.changeTotal);
      expect([departs(changed), changed.price.total]).toEqual([
        day,
        addMoney(order.price.total, offer.changeTotal),
      ]);
      expect(changed.slices[1]?.id).toBe(order.slices[1]?.id);
      expect(await supplier.confirmChange(id, offer.changeTotal)).toEqual(changed);
      await refused(supplier.confirmChange(late.id, late.offer.changeTotal), 'OFFER_EXPIRED');
      await refused(supplier.createChange(late.offer.id), 'OFFER_EXPIRED');
    });

    it('gives back what cheaper flights cost less', async () => {
      const { supplier, route, days } = make();
      const ways = [`${route.there} ${days.soon}`, `${route.back} ${days.back}`];
      const order = await supplier.order(orderOf(await first(search(ways), isFree)));
      const { offer, id } = await change(supplier, order, { dearest: false, day: days.out });
      expect(offer.changeTotal.amount).toBeLessThan(0);
      const changed = await supplier.confirmChange(id, offer.changeTotal);
      expect([departs(changed), changed.price.total]).toEqual([
        days.out,
        addMoney(order.price.total, offer.changeTotal),
      ]);
    });

    it('refuses to change a fare that allows none, and knows no offer that was never made', async () => {
      const { supplier, days } = make();
      const { order } = await bought(isStrict);
      expect(order.canChange).toBe(false);
      await refused(
        supplier.changeOffers(order.id, wish(order, addDays(days.out, 1))),
        'INVALID_REQUEST',
      );
      await refused(supplier.changeOffer('oco_nothing'), 'OFFER_EXPIRED');
    });
  });
}
