import {
  createTrainPaymentIntent,
  trainBooking,
  trainBookingId,
  trainBookingList,
} from '@wayfare/api-contract';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { Problem } from '../../platform/http/problem';
import { intentAt, PARIS, PASS } from '../../../test/clients/basket';
import { railwayOrders } from '../../../test/builders/railway-orders';

const LONG = 60_000;

describeOnDatabase('An order of trains', (database) => {
  const { railway, given } = railwayOrders(database);

  describe('with its card', () => {
    it('API-16 OQ-69 is asked for once, for all that is in it', async () => {
      const { api, rider } = given();
      const basket = await rider.prebooked(PARIS, PASS);
      const [first, again] = [await rider.intent(), await rider.intent()];
      expect(first).toMatchObject({
        amount: 32_800,
        mode: 'payment',
        capture_method: 'manual',
        client_secret: expect.stringMatching(/_secret_/),
      });
      expect(again.id).toBe(first.id);
      expect((await api.ask(createTrainPaymentIntent, {}, rider.headers)).result).toMatchObject({
        booking_id: basket.booking_id,
        expirationDate: basket.expirationDate,
      });
    });

    it('TRN-69 is not asked for before it is prebooked, nor of somebody else’s', async () => {
      const { api, rider } = given();
      await rider.basket(PARIS);
      expect(await api.ask(createTrainPaymentIntent, {}, rider.headers)).toMatchObject({
        status: 404,
        errors: [{ code: 'NOT_FOUND', field: 'user' }],
      });
      await rider.prebooked(PARIS);
      expect(
        await api.ask(createTrainPaymentIntent, {}, { authorization: await api.bearer() }),
      ).toMatchObject({ status: 404 });
    });

    it('API-17 cannot be confirmed by an intent that was taken back; the next one is another', async () => {
      const { api, rider } = given();
      await rider.prebooked(PARIS);
      const intent = await rider.intent();
      expect((await rider.remove()).result).toEqual({ status: 'OK' });
      expect((await intentAt(api, intent.id))?.status).toBe('canceled');
      expect(await rider.confirm(intent.id)).toMatchObject({
        status: 402,
        errors: [{ code: 'PAYMENT_FAILED', field: 'payment_intent_id' }],
      });
      const next = await rider.intent();
      expect(next.id).not.toBe(intent.id);
      expect(next.status).toBe('requires_payment_method');
      expect((await rider.remove()).result).toEqual({ status: 'OK' });
    });

    it('has another total after it was changed, and the card is asked anew', async () => {
      const { api, rider } = given();
      const basket = await rider.prebooked(PARIS);
      const intent = await rider.intent();
      const more = await rider.basket(PASS);
      expect([more.booking_id, more.bookingStatus]).toEqual([basket.booking_id, 'CREATED']);
      expect((await intentAt(api, intent.id))?.status).toBe('canceled');
      expect((await rider.confirm(intent.id)).status).toBe(402);
      const named = await rider.name(more);
      expect(await rider.prebook(named.result ?? more)).toMatchObject({ status: 200 });
      expect((await rider.intent()).amount).toBe(32_800);
    });
  });

  describe('looked at', () => {
    it(
      'API-19 API-29 TRN-70 is in the list of who bought it, and found by either reference',
      async () => {
        const { api, rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        await rider.pay(intent);
        const {
          reference,
          supplierReference,
          pin,
          email,
          booking_id: id,
        } = await rider.outcome(basket.booking_id);
        expect((await api.ask(trainBookingList, {}, rider.headers)).result).toMatchObject({
          bookings: [
            {
              booking_id: id,
              reference,
              items: [{ type: 'point-to-point', bookingItemStatus: 'CONFIRMED' }],
            },
          ],
          failed: [],
        });
        for (const IDTrain of [reference, reference.toLowerCase(), supplierReference ?? ''])
          expect((await api.ask(trainBookingId, { IDTrain }, rider.headers)).result).toEqual({
            booking_id: id,
          });
        const stranger = { authorization: await api.bearer() };
        for (const [IDTrain, headers] of [
          ['NOTHING1', rider.headers],
          ['', rider.headers],
          [reference, stranger],
        ] as const) {
          expect(await api.ask(trainBookingId, { IDTrain }, headers)).toMatchObject({
            status: 404,
            errors: [{ code: 'NOT_FOUND', field: 'IDTrain', message: 'Invalid train id' }],
          });
        }
        expect((await api.ask(trainBooking, { booking_id: id }, stranger)).status).toBe(404);
        expect(
          (await api.ask(trainBooking, { access: { reference, email, pin: pin ?? '' } }, stranger))
            .result,
        ).toMatchObject({ booking_id: id, canManage: true });
        expect((await api.ask(trainBookingList, {}, stranger)).result).toEqual({
          bookings: [],
          failed: [],
        });
      },
      LONG,
    );

    it(
      'shows what is kept when the supplier is silent',
      async () => {
        const { rider } = given();
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        await rider.pay(intent);
        await rider.outcome(basket.booking_id);
        const look = jest
          .spyOn(railway.supplier, 'booking')
          .mockRejectedValue(new Problem('SUPPLIER_TIMEOUT'));
        expect(await rider.booking(basket.booking_id)).toMatchObject({
          status: 'confirmed',
          bookingItems: [{ bookingItemStatus: 'CONFIRMED' }],
        });
        look.mockRestore();
      },
      LONG,
    );
  });
});
