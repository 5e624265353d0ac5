import type { SupplierOffer } from '../../../src/ports/flight-offers';
import { FAMILY, freeSeats, isStrict, orderOf, withServices } from './flight-buyer';
import { marketOf, refused } from './flight-supplier';
import type { Make } from './flight-supplier';

const total = ({ price }: SupplierOffer) => price.total.amount;

/** What must hold whenever flights are sold: once, at the price agreed to, or not at all. */
export function describeOrders(name: string, make: Make): void {
  const { first, returns, on } = marketOf(make);

  describe(`${name}, selling,`, () => {
    it('sells flights, a bag and a seat to a family, once, and finds the order again', async () => {
      const { supplier } = make();
      const { id } = await first(returns(FAMILY), isStrict);
      const offer = await supplier.offer(id, { bags: true });
      const seats = (await freeSeats(supplier, id, offer.passengers[0]?.id ?? '')).slice(0, 1);
      const wanted = withServices(offer, offer.bags?.slice(0, 1) ?? [], seats);
      expect(await supplier.findOrder(id)).toBeNull();
      const order = await supplier.order(wanted);
      expect(order).toMatchObject({
        type: 'instant',
        status: 'confirmed',
        price: { total: wanted.amount },
        canCancel: true,
        paymentRequiredBy: null,
      });
      expect(order.reference).not.toBe('');
      expect(order.tickets.map(({ passengerId }) => passengerId).sort()).toEqual(
        offer.passengers.map((passenger) => passenger.id).sort(),
      );
      expect(order.seats.map(({ passengerId, designator }) => [passengerId, designator])).toEqual(
        seats.map(({ designator }) => [offer.passengers[0]?.id, designator]),
      );
      expect(await supplier.order(wanted)).toEqual(order);
      expect(await supplier.findOrder(id)).toEqual(order);
      expect(await supplier.findOrder(id, wanted.reference)).toEqual(order);
      expect(await supplier.orderById(order.id)).toEqual(order);
    });

    it('never takes the order of another booking for ours', async () => {
      const { supplier } = make();
      const offer = await first(returns());
      await supplier.order(orderOf(offer));
      const other = orderOf(offer);
      await refused(supplier.order(other), 'OFFER_EXPIRED');
      expect(await supplier.findOrder(offer.id, other.reference)).toBeNull();
    });

    it.each(['dearer', 'cheaper'] as const)(
      'OQ-51 sells nothing at a price that became %s, and sells at the new one',
      async (route) => {
        const { supplier } = make();
        const offer = await on(route);
        await refused(supplier.order(orderOf(offer)), 'PRICE_CHANGED');
        expect(await supplier.findOrder(offer.id)).toBeNull();
        const fresh = await supplier.offer(offer.id, { bags: false });
        expect(Math.sign(total(fresh) - total(offer))).toBe(route === 'dearer' ? 1 : -1);
        await refused(supplier.order(orderOf(offer)), 'PRICE_CHANGED');
        expect((await supplier.order(orderOf(fresh))).price.total).toEqual(fresh.price.total);
      },
    );

    it('says of an offer that is gone that it is, wherever it is used', async () => {
      const { supplier } = make();
      const offer = await on('gone');
      for (const call of [
        supplier.offer(offer.id, { bags: false }),
        supplier.offer(offer.id, { bags: true }),
        supplier.seatMaps(offer.id),
        supplier.order(orderOf(offer)),
        supplier.offer('off_nothing', { bags: false }),
      ])
        await refused(call, 'OFFER_EXPIRED');
    });

    it('sells a seat once, and names the one that is taken', async () => {
      const { supplier } = make();
      const find = async () => {
        const offer = await first(returns(), isStrict);
        return { offer, seats: await freeSeats(supplier, offer.id, offer.passengers[0]?.id ?? '') };
      };
      const [mine, theirs] = [await find(), await find()];
      const [seat] = mine.seats;
      const same = theirs.seats
        .filter(({ designator }) => designator === seat?.designator)
        .slice(0, 1);
      await supplier.order(withServices(mine.offer, [], mine.seats.slice(0, 1)));
      await expect(supplier.order(withServices(theirs.offer, [], same))).rejects.toMatchObject({
        problemCode: 'SEAT_TAKEN',
        values: { designator: seat?.designator },
      });
      expect(await supplier.findOrder(theirs.offer.id)).toBeNull();
    });

    it('FLT-44 refuses a bag that is not for sale, and travellers whose details are wrong', async () => {
      const { supplier } = make();
      const offer = await first(returns());
      await refused(
        supplier.order(
          orderOf(offer, { services: [{ id: 'ase_nothing', quantity: 1, type: 'baggage' }] }),
        ),
        'BAGS_FAILED',
      );
      const order = orderOf(offer);
      await refused(
        supplier.order({
          ...order,
          passengers: order.passengers.map((one) => ({ ...one, familyName: 'Ян' })),
        }),
        'INVALID_REQUEST',
      );
      expect((await supplier.order(order)).status).toBe('confirmed');
    });

    it.each([
      ['airlineFails', 'SUPPLIER_FAILED'],
      ['orderFails', 'INVALID_REQUEST'],
      ['noBalance', 'INVALID_REQUEST'],
    ] as const)('%s: an order that ends in %s was not made', async (route, code) => {
      const offer = await on(route);
      await refused(make().supplier.order(orderOf(offer)), code);
      expect(await make().supplier.findOrder(offer.id)).toBeNull();
    });
  });
}
