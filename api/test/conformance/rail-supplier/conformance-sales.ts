import { bought, itemOf, prebooked } from './rail-buyer';
import { marketOf, refused } from './rail-supplier';
import type { Make } from './rail-supplier';

export function describeSales(name: string, make: Make): void {
  const { flexible } = marketOf(make);

  describe(`${name} sells, and`, () => {
    it('API-15 OQ-68 keeps what is prebooked until it says, but nothing without names', async () => {
      const { supplier, days } = make();
      const { location, price } = await flexible();
      const created = await supplier.createBooking([{ offerLocations: [location] }], 'en');
      const { id: itemId, deliveryOptions } = itemOf(created);
      await refused(
        supplier.prebook(created.id, [{ itemId, code: deliveryOptions[0] ?? 'PAH' }], 'en'),
        'INVALID_REQUEST',
      );
      const held = await prebooked(supplier, { locations: [location], day: days.out });
      expect(held).toMatchObject({
        status: 'PREBOOKED',
        price,
        items: [{ delivery: deliveryOptions[0] }],
      });
      expect(held.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
      const renewed = await supplier.prebook(
        held.id,
        [{ itemId: itemOf(held).id, code: deliveryOptions.at(-1) ?? 'PAH' }],
        'en',
      );
      expect(renewed.expiresAt?.getTime()).toBeGreaterThanOrEqual(held.expiresAt?.getTime() ?? 0);
    });

    it('API-18 OQ-74 confirms once, with a reference, tickets and seats', async () => {
      const { supplier, days } = make();
      const offer = await flexible();
      const sold = await bought(supplier, { locations: [offer.location], day: days.out });
      expect(sold).toMatchObject({
        status: 'CONFIRMED',
        price: offer.price,
        reference: expect.stringMatching(/^[A-Z0-9]{6}$/),
      });
      const item = itemOf(sold);
      expect(item.assignments.length).toBeGreaterThan(0);
      expect(item.documents.length).toBeGreaterThan(0);
      expect(item.documents.every(({ type }) => type === item.delivery)).toBe(true);
      expect(await supplier.confirm(sold.id, 'again', 'en')).toEqual(sold);
      expect(await supplier.confirm(sold.id, 'again', 'nl')).toEqual(
        await supplier.booking(sold.id, 'nl'),
      );
      await refused(supplier.deleteItem(sold.id, item.id, 'en'), 'INVALID_REQUEST');
    });

    it('TRN-09 sells a pass', async () => {
      const { supplier, area, days } = make();
      const { offers } = await supplier.searchPasses(
        { area, validFrom: days.out, travellers: [{ age: 40, cards: [] }] },
        'en',
      );
      const sold = await bought(supplier, {
        locations: [offers[0]?.location ?? ''],
        day: days.out,
      });
      expect(itemOf(sold)).toMatchObject({
        kind: 'pass',
        validFrom: days.out,
        area: { code: area },
        pass: { label: offers[0]?.label, travelClass: offers[0]?.travelClass },
      });
    });

    it('TRN-38 says that an offer has lapsed, and that a carrier does not sell after all', async () => {
      const { supplier, days } = make();
      const { location } = await flexible();
      await refused(
        prebooked(supplier, { locations: [location], day: days.out, lastName: 'Expired' }),
        'OFFER_EXPIRED',
      );
      await refused(
        bought(supplier, { locations: [location], day: days.out, lastName: 'Confirmfail' }),
        'INVALID_REQUEST',
      );
    });
  });
}
