import { describeOnDatabase } from '../../../test/databases/on-databases';
import { intentAt, PARIS } from '../../../test/clients/basket';
import { DECLINED, railwayOrders } from '../../../test/builders/railway-orders';

const LONG = 60_000;

describeOnDatabase('An order of trains that runs into trouble', (database) => {
  const { railway, given } = railwayOrders(database);

  describe('confirmed', () => {
    it(
      'may be paid with another try of the card',
      async () => {
        const { rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        expect(await rider.pay(intent, DECLINED)).toBe('card_declined');
        expect((await rider.intent()).id).toBe(intent.id);
        await rider.pay(intent);
        expect(await rider.outcome(basket.booking_id)).toMatchObject({ status: 'confirmed' });
      },
      LONG,
    );

    it.each<['refuses' | 'gone', string]>([
      ['refuses', 'SUPPLIER_FAILED'],
      ['gone', 'NO_SEATS'],
    ])(
      'gives the card free when the carrier %s',
      async (temper, reason) => {
        const { api, rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        railway.temper = temper;
        await rider.pay(intent);
        expect(await rider.outcome(basket.booking_id)).toMatchObject({
          status: 'refunded',
          reason,
          canManage: true,
          canCancel: false,
          payment: { state: 'voided', charged: '0.00' },
        });
        expect((await intentAt(api, intent.id))?.status).toBe('canceled');
        expect((await rider.last()).basket).toBeNull();
      },
      LONG,
    );

    it(
      'is what it is when the carrier sells and does not say so',
      async () => {
        const { rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        railway.temper = 'silent';
        await rider.pay(intent);
        expect(await rider.outcome(basket.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: '89.00' },
        });
      },
      LONG,
    );

    it('is refused once what was kept has lapsed', async () => {
      const { rider } = given();
      const basket = await rider.prebooked(PARIS);
      const intent = await rider.intent();
      await database().pool.query(
        "UPDATE quotes SET expires_at = now() - interval '1 second' WHERE offer->>'bookingId' = $1",
        [basket.booking_id],
      );
      expect(await rider.confirm(intent.id)).toMatchObject({
        status: 410,
        errors: [{ code: 'OFFER_EXPIRED' }],
      });
    });
  });
});
