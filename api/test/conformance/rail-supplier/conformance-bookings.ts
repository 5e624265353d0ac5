import { addMoney, multiplyMoney } from '@wayfare/domain';
import { FAMILY, isFare, itemOf, offerOf, passengersOf } from './rail-buyer';
import { marketOf, refused } from './rail-supplier';
import type { Make } from './rail-supplier';

export function describeBaskets(name: string, make: Make): void {
  const { oneWay, returns, flexible } = marketOf(make);

  describe(`${name} keeps a basket, and`, () => {
    it('API-10 makes an item of an offer, and one of two that are bound together, at the prices that were shown', async () => {
      const { supplier } = make();
      const { offers } = await returns();
      const out = offerOf({ offers }, isFare('RETURN'));
      const back = offerOf({ offers }, ({ id }) => out.compatibleOffers.includes(id));
      const single = await flexible();
      const created = await supplier.createBooking([{ offerLocations: [single.location] }], 'en');
      expect(created).toMatchObject({ status: 'CREATED', reference: null, price: single.price });
      const added = await supplier.addItems(
        created.id,
        [{ offerLocations: [out.location, back.location] }],
        'en',
      );
      expect(added.items.map((item) => (item.kind === 'tickets' ? item.legs.length : 0))).toEqual([
        1, 2,
      ]);
      expect(added.items[1]?.price).toEqual(addMoney(out.price, back.price));
      expect(added.price).toEqual(addMoney(single.price, out.price, back.price));
      expect(await supplier.booking(added.id, 'en')).toEqual(added);
      const left = await supplier.deleteItem(added.id, added.items[0]?.id ?? '', 'en');
      expect(left.items.map(({ id }) => id)).toEqual(added.items.slice(1).map(({ id }) => id));
    });

    it('knows no booking that it did not make, and no offer', async () => {
      const { supplier } = make();
      expect(await supplier.booking('nothing', 'en')).toBeNull();
      await refused(supplier.deleteItem('nothing', 'nothing', 'en'), 'NOT_FOUND');
      await expect(
        supplier.createBooking([{ offerLocations: ['nothing'] }], 'en'),
      ).rejects.toMatchObject({ name: 'Problem' });
    });

    it('API-12 API-13 adds extras at their price, as many as are wanted, and takes them away', async () => {
      const { supplier } = make();
      const offer = offerOf(await oneWay(), ({ serviceOffers }) =>
        serviceOffers.some(({ maximum }) => maximum >= 2),
      );
      const extra = offer.serviceOffers.find(({ maximum }) => maximum >= 2);
      const { id, items } = await supplier.createBooking(
        [{ offerLocations: [offer.location] }],
        'en',
      );
      const itemId = items[0]?.id ?? '';
      const chosen = {
        itemId,
        serviceOfferId: extra?.id ?? '',
        serviceId: extra?.serviceId ?? '',
        fareOfferIds: extra?.fareOfferIds ?? [],
      };
      const two = await supplier.setService(id, { ...chosen, count: 2 }, 'en');
      const price = multiplyMoney(extra?.price ?? offer.price, 2);
      expect(itemOf(two)).toMatchObject({
        servicePrice: price,
        price: addMoney(offer.price, price),
        chosenServices: [{ serviceOfferId: extra?.id, count: 2, price }],
      });
      const none = await supplier.removeService(id, chosen, 'en');
      expect(itemOf(none)).toMatchObject({ price: offer.price, chosenServices: [] });
    });

    it('API-14 takes wishes for seats', async () => {
      const { supplier } = make();
      const offer = offerOf(await oneWay(), ({ preferenceGroups }) =>
        preferenceGroups.includes('SEATING_PREFERENCE'),
      );
      const { id, items } = await supplier.createBooking(
        [{ offerLocations: [offer.location] }],
        'en',
      );
      const wishes = [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }] as const;
      expect(
        itemOf(
          await supplier.setPreferences(
            id,
            { itemId: items[0]?.id ?? '', preferences: wishes },
            'en',
          ),
        ),
      ).toMatchObject({ preferences: wishes });
    });

    it('TRN-16 TRN-17 makes one lead of those who travel, whose names it takes', async () => {
      const { supplier, days } = make();
      const created = await supplier.createBooking(
        [{ offerLocations: [(await flexible(FAMILY)).location] }],
        'en',
      );
      const item = itemOf(created);
      expect(item.travellers.map(({ type, isLead }) => [type, isLead])).toEqual([
        ['ADULT', true],
        ['SENIOR', false],
        ['YOUTH', false],
        ['YOUTH', false],
      ]);
      const named = await supplier.setTravellers(
        created.id,
        { itemId: item.id, passengers: passengersOf(item, days.out) },
        'en',
      );
      expect(
        itemOf(named).travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ).toEqual(['Anna de Vries', 'Bram de Vries', 'Cato de Vries', 'Daan de Vries']);
    });

    it('gives a basket up, once and again', async () => {
      const { supplier } = make();
      const { id } = await supplier.createBooking(
        [{ offerLocations: [(await flexible()).location] }],
        'en',
      );
      for (const booking of [id, id, 'nothing'])
        expect(await supplier.release(booking)).toBeUndefined();
      expect((await supplier.booking(id, 'en'))?.status ?? 'EXPIRED').toBe('EXPIRED');
    });
  });
}
