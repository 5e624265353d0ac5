import { addMoney, money, subtractMoney } from '@wayfare/domain';
import { isFree, isStrict, orderOf } from './flight-buyer';
import { marketOf, refused } from './flight-supplier';
import type { Make } from './flight-supplier';

/** Orders that are paid later (OQ-53). */
export function describeHolds(name: string, make: Make): void {
  const { first, returns, on } = marketOf(make);

  describe(`${name}, holding flights,`, () => {
    const hold = async () => make().supplier.order(orderOf(await on('hold'), { type: 'hold' }));

    it('OQ-53 keeps the seats until they are paid for, once', async () => {
      const { supplier } = make();
      const held = await hold();
      expect(held).toMatchObject({ type: 'hold', status: 'held', tickets: [], canChange: false });
      expect(held.paymentRequiredBy?.getTime()).toBeGreaterThan(Date.now());
      await refused(
        supplier.payOrder(held.id, addMoney(held.price.total, money(1))),
        'PRICE_CHANGED',
      );
      const paid = await supplier.payOrder(held.id, held.price.total);
      expect(paid).toMatchObject({
        id: held.id,
        type: 'hold',
        status: 'confirmed',
        price: held.price,
      });
      expect(paid.tickets).toHaveLength(1);
      expect(await supplier.payOrder(held.id, held.price.total)).toEqual(paid);
    });

    it('lets them go for nothing, and then takes no money', async () => {
      const { supplier } = make();
      const held = await hold();
      const quote = await supplier.quoteCancellation(held.id);
      expect(quote.refund).toEqual(money(0));
      await supplier.confirmCancellation(quote.id);
      expect((await supplier.orderById(held.id)).status).toBe('cancelled');
      await refused(supplier.payOrder(held.id, held.price.total), 'OFFER_EXPIRED');
    });

    it('refuses to hold what must be paid at once', async () => {
      const offer = await first(returns(), ({ requiresInstantPayment }) => requiresInstantPayment);
      await refused(make().supplier.order(orderOf(offer, { type: 'hold' })), 'INVALID_REQUEST');
    });
  });
}

/** Orders that are given back (OQ-54). */
export function describeCancellations(name: string, make: Make): void {
  const { bought } = marketOf(make);

  describe(`${name}, cancelling,`, () => {
    it('OQ-54 says first what comes back, then cancels once', async () => {
      const { supplier } = make();
      const { offer, order } = await bought(isFree);
      const [old, quote] = [
        await supplier.quoteCancellation(order.id),
        await supplier.quoteCancellation(order.id),
      ];
      expect(quote).toMatchObject({
        isConfirmed: false,
        refund: subtractMoney(offer.price.total, offer.refund?.penalty ?? money(0)),
      });
      expect(quote.expiresAt.getTime()).toBeGreaterThan(Date.now());
      await refused(supplier.confirmCancellation(old.id), 'OFFER_EXPIRED');
      const cancelled = await supplier.confirmCancellation(quote.id);
      expect(cancelled).toEqual({ ...quote, isConfirmed: true });
      expect(await supplier.confirmCancellation(quote.id)).toEqual(cancelled);
      expect(await supplier.confirmCancellation(old.id)).toEqual(cancelled);
      await refused(supplier.quoteCancellation(order.id), 'CANCEL_FAILED');
      expect(await supplier.orderById(order.id)).toMatchObject({
        status: 'cancelled',
        canCancel: false,
        canChange: false,
      });
    });

    it('says of a fare that gives nothing back that nothing comes back', async () => {
      const { order } = await bought(isStrict);
      expect(order.refund).toEqual({ allowed: false, penalty: null });
      expect((await make().supplier.quoteCancellation(order.id)).refund).toEqual(money(0));
    });
  });
}
