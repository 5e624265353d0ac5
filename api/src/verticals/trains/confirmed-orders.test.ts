import { deleteBasket } from '@wayfare/api-contract';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { intentAt, PARIS, PASS } from '../../../test/clients/basket';
import { createRider } from '../../../test/clients/rider-client';
import { DECLINED, railwayOrders } from '../../../test/builders/railway-orders';

const LONG = 60_000;

describeOnDatabase('An order of trains that is paid for', (database) => {
  const { railway, given } = railwayOrders(database);

  describe('confirmed', () => {
    it(
      'API-18 is booked once, however often it is confirmed',
      async () => {
        const { api, rider } = given();
        const basket = await rider.prebooked(PARIS, PASS);
        const intent = await rider.intent();
        const [first, at_once] = await Promise.all([
          rider.confirm(intent.id),
          rider.confirm(intent.id),
        ]);
        expect(first.result).toEqual({
          booking_id: basket.booking_id,
          status: 'completing',
          reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
        });
        expect(at_once.result).toEqual(first.result);
        expect(await rider.present(basket)).toMatchObject({ bookingStatus: 'PREBOOKED' });
        await rider.pay(intent);
        const booking = await rider.outcome(basket.booking_id);
        expect(booking).toMatchObject({
          status: 'confirmed',
          reason: null,
          supplierReference: expect.stringMatching(/^R/),
          ledger: { total: '328.00' },
          payment: { state: 'captured', charged: '328.00', refunded: '0.00' },
          email: 'anneke@example.com',
        });
        expect(
          booking.bookingItems.map(({ bookingItemStatus, expirationDate }) => [
            bookingItemStatus,
            expirationDate,
          ]),
        ).toEqual([
          ['CONFIRMED', null],
          ['CONFIRMED', null],
        ]);
        expect(booking.bookingItems[0]?.travelers[0]).toMatchObject({
          firstName: 'Anneke',
          passenger: null,
        });
        expect((await rider.confirm(intent.id)).result).toMatchObject({
          booking_id: basket.booking_id,
          status: 'confirmed',
        });
        expect(
          [...railway.sold.values()].filter(({ soldAs }) => soldAs === basket.booking_id),
        ).toHaveLength(1);
        expect(await intentAt(api, intent.id)).toMatchObject({
          status: 'succeeded',
          amount: 32_800,
        });
      },
      LONG,
    );

    it(
      'API-20 API-21 leaves no basket, and what became of it under its id',
      async () => {
        const { rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        expect((await rider.last()).basket?.booking_id).toBe(basket.booking_id);
        await rider.pay(intent);
        const { reference } = await rider.outcome(basket.booking_id);
        expect((await rider.last()).basket).toBeNull();
        expect(await rider.present(basket)).toMatchObject({
          booking_id: basket.booking_id,
          bookingReference: reference,
          bookingStatus: 'CONFIRMED',
          bookingItems: [{ bookingItemStatus: 'CONFIRMED' }],
        });
        expect(await rider.prebook(basket)).toMatchObject({ status: 404 });
        expect((await rider.basket(PASS)).booking_id).not.toBe(basket.booking_id);
      },
      LONG,
    );

    it('API-18 only by an intent of its own', async () => {
      const { api, rider } = given();
      await rider.prebooked(PARIS);
      await rider.intent();
      const other = createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });
      await other.prebooked(PARIS);
      const theirs = await other.intent();
      for (const id of [theirs.id, 'pi_none'])
        expect(await rider.confirm(id)).toMatchObject({
          status: 402,
          errors: [{ code: 'PAYMENT_FAILED', field: 'payment_intent_id' }],
        });
    });

    it(
      'can be changed after all while its card is not confirmed',
      async () => {
        const { api, rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        expect(await rider.pay(intent, DECLINED)).toBe('card_declined');
        expect((await rider.remove()).result).toEqual({ status: 'OK' });
        const named = await rider.name(await rider.basket(PASS));
        expect(named.result).toMatchObject({
          booking_id: basket.booking_id,
          bookingStatus: 'CREATED',
          bookingItems: [{}, {}],
        });
        await rider.prebook(named.result ?? basket);
        const next = await rider.intent();
        expect((await rider.confirm(next.id)).result).toMatchObject({
          booking_id: basket.booking_id,
          status: 'completing',
        });
        await rider.pay(next);
        expect(await rider.outcome(basket.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: '328.00' },
        });
        expect((await intentAt(api, intent.id))?.status).toBe('canceled');
      },
      LONG,
    );

    it(
      'ERR-24 emptying a basket says OK or KO, and takes nothing from what is being booked',
      async () => {
        const { api, rider } = given();
        await rider.prebooked(PARIS);
        expect(await api.ask(deleteBasket, {}, rider.headers)).toMatchObject({
          status: 200,
          result: { status: 'OK' },
        });
        expect((await rider.last()).basket).toBeNull();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        await rider.pay(intent);
        // the workflow may have sold it by now, so that there is no basket any more, or be about to
        const { status, result } = await api.ask(deleteBasket, {}, rider.headers);
        expect([status, ['OK', 'KO'].includes(result?.status ?? '')]).toEqual([200, true]);
        expect(await rider.outcome(basket.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: '89.00' },
        });
      },
      LONG,
    );

    it(
      'is not taken back while it is being booked',
      async () => {
        const { rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        await rider.pay(intent);
        // the workflow may have sold it by now, or be about to
        const { result } = await rider.remove();
        const booking = await rider.outcome(basket.booking_id);
        expect([booking.status, booking.payment.charged]).toEqual(['confirmed', '89.00']);
        expect(['OK', 'KO']).toContain(result?.status);
        expect(await rider.name(basket)).toMatchObject({ status: 404 });
      },
      LONG,
    );
  });
});
