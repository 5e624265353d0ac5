import {
  createTrainPaymentIntent,
  deleteBasket,
  prebookTrains,
  trainBooking,
  trainBookingId,
  trainBookingList,
} from '@wayfare/api-contract';
import type { TrainBasket } from '@wayfare/api-contract';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { Problem } from '../../http/problem';
import type { RailSupplier } from '../../ports/rail-supplier';
import { PATIENCE } from '../bookings/patience';
import { OUT } from './after-sales/train-buyer';
import { passLocation, ticketLocation } from './a-rail-item';
import { FakeRailway } from './fake-railway';
import { createRider, totalOf } from './rider-under-test';
import type { Rider } from './rider-under-test';

const LONG = 60_000;
const PARIS = [ticketLocation({ day: OUT, ages: [40, 8] })];
const PASS = [passLocation({ day: OUT })];
const DECLINED = 'pm_card_visa_chargeDeclined';
const SOON = { ...PATIENCE, firstPause: 100, longestPause: 300 };

describeOnDatabase('An order of trains', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  /** by how many percent the carrier's price moves at prebooking */
  let drift = 0;
  let api: BookingApp;
  let rider: Rider;

  const supplier: RailSupplier = {
    ...railway.supplier,
    async prebook(...of) {
      const { temper } = railway;
      railway.temper = drift > 0 ? 'dearer' : temper;
      // the fake moves its price from the second prebooking on
      if (drift > 0) await railway.supplier.prebook(...of);
      const booking = await railway.supplier.prebook(...of);
      [railway.temper, drift] = [temper, 0];
      return booking;
    },
  };

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { railways: () => supplier, patience: SOON });
  }, LONG);
  afterAll(() => api.close(), LONG);
  beforeEach(async () => {
    [railway.temper, drift] = ['sells', 0];
    rider = createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });
  });

  const lapse = (basket: TrainBasket) =>
    database().pool.query(
      "UPDATE train_baskets SET expires_at = now() - interval '1 second' WHERE id = $1",
      [basket.booking_id],
    );
  const intentAt = async (id: string): Promise<{ status: string; amount: number } | undefined> => {
    const bank: { payment_intents: { id: string; status: string; amount: number }[] } =
      await api.sandbox.json('/__payments');
    return bank.payment_intents.find((intent) => intent.id === id);
  };

  describe('prebooked', () => {
    it('API-15 OQ-68 is kept for a while', async () => {
      const basket = await rider.prebooked(PARIS, PASS);
      expect(basket).toMatchObject({
        bookingStatus: 'PREBOOKED',
        bookingItems: [
          { ticketingOptionSelected: { code: 'PAH' } },
          { ticketingOptionSelected: { code: 'MPASS' } },
        ],
      });
      const kept = Date.parse(basket.expirationDate ?? '') - Date.now();
      expect(kept).toBeGreaterThan(14 * 60_000);
      expect(kept).toBeLessThanOrEqual(15 * 60_000);
      expect(await rider.present(basket)).toEqual(basket);
    });

    it('OQ-68 is renewed by one more prebooking, and by nothing else', async () => {
      const basket = await rider.prebooked(PARIS);
      await lapse(basket);
      expect((await rider.present(basket))?.bookingStatus).toBe('CREATED');
      expect(await api.ask(createTrainPaymentIntent, {}, rider.headers)).toMatchObject({
        status: 410,
        errors: [{ code: 'OFFER_EXPIRED' }],
      });
      expect(await rider.prebook(basket)).toMatchObject({
        status: 200,
        result: { bookingStatus: 'PREBOOKED' },
      });
      expect((await rider.intent()).amount).toBe(8_900);
    });

    it('is not possible until everybody is named', async () => {
      const basket = await rider.basket(PASS, PARIS);
      const [pass] = basket.bookingItems;
      await rider.name({ ...basket, bookingItems: pass === undefined ? [] : [pass] });
      expect(await rider.prebook(basket)).toMatchObject({
        status: 422,
        errors: [{ field: 'items.1.travelers', message: 'Fill in who travels first.' }],
      });
    });

    it('TRN-34 is delivered as the carrier can', async () => {
      const basket = await rider.basket(PARIS);
      await rider.name(basket);
      const request = (ticketingOption: 'TICKETLESS' | 'TOD') => ({
        bookingID: basket.booking_id,
        request: {
          items: [{ id: basket.bookingItems[0]?.id ?? '', ticketingOption }],
          shownTotal: totalOf(basket),
        },
      });
      expect(await api.ask(prebookTrains, request('TOD'), rider.headers)).toMatchObject({
        status: 422,
        errors: [{ field: 'request.items.0.ticketingOption' }],
      });
      expect(
        (await api.ask(prebookTrains, request('TICKETLESS'), rider.headers)).result?.bookingItems[0]
          ?.ticketingOptionSelected,
      ).toEqual({ code: 'TICKETLESS' });
    });

    it('says what the price was and is, and holds once that is accepted', async () => {
      const basket = await rider.basket(PARIS);
      await rider.name(basket);
      drift = 10;
      expect(await rider.prebook(basket)).toMatchObject({
        status: 409,
        errors: [
          {
            code: 'PRICE_CHANGED',
            field: 'request.shownTotal',
            previousPrice: '89.00',
            newPrice: '97.90',
          },
        ],
      });
      expect(await rider.present(basket)).toMatchObject({
        bookingStatus: 'CREATED',
        ledger: { total: '97.90' },
      });
      expect(await rider.prebook(basket, '97.90')).toMatchObject({
        status: 200,
        result: { bookingStatus: 'PREBOOKED' },
      });
    });

    it('TRN-39 names the item that has lapsed', async () => {
      const basket = await rider.basket(PASS, PARIS);
      await rider.name(basket);
      const [, paris] = basket.bookingItems;
      await rider.name({ ...basket, bookingItems: paris === undefined ? [] : [paris] }, 'Expired');
      expect(await rider.prebook(basket)).toMatchObject({
        status: 410,
        errors: [{ code: 'OFFER_EXPIRED', field: 'request.items.1', itemID: paris?.id }],
      });
      const [, lapsed] = (await rider.present(basket))?.bookingItems ?? [];
      expect(Date.parse(lapsed?.expirationDate ?? '')).toBeLessThanOrEqual(Date.now());
    });
  });

  describe('with its card', () => {
    it('API-16 OQ-69 is asked for once, for all that is in it', async () => {
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
      await rider.prebooked(PARIS);
      const intent = await rider.intent();
      expect((await rider.remove()).result).toEqual({ status: 'OK' });
      expect((await intentAt(intent.id))?.status).toBe('canceled');
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
      const basket = await rider.prebooked(PARIS);
      const intent = await rider.intent();
      const more = await rider.basket(PASS);
      expect([more.booking_id, more.bookingStatus]).toEqual([basket.booking_id, 'CREATED']);
      expect((await intentAt(intent.id))?.status).toBe('canceled');
      expect((await rider.confirm(intent.id)).status).toBe(402);
      const named = await rider.name(more);
      expect(await rider.prebook(named.result ?? more)).toMatchObject({ status: 200 });
      expect((await rider.intent()).amount).toBe(32_800);
    });
  });

  describe('confirmed', () => {
    it(
      'API-18 is booked once, however often it is confirmed',
      async () => {
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
        expect(await intentAt(intent.id)).toMatchObject({ status: 'succeeded', amount: 32_800 });
      },
      LONG,
    );

    it(
      'API-20 API-21 leaves no basket, and what became of it under its id',
      async () => {
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
        expect((await intentAt(intent.id))?.status).toBe('canceled');
      },
      LONG,
    );

    it(
      'ERR-24 emptying a basket says OK or KO, and takes nothing from what is being booked',
      async () => {
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

    it(
      'may be paid with another try of the card',
      async () => {
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
        expect((await intentAt(intent.id))?.status).toBe('canceled');
        expect((await rider.last()).basket).toBeNull();
      },
      LONG,
    );

    it(
      'is what it is when the carrier sells and does not say so',
      async () => {
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

  describe('looked at', () => {
    it(
      'API-19 API-29 TRN-70 is in the list of who bought it, and found by either reference',
      async () => {
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
        const basket = await rider.prebooked(PARIS);
        const intent = await rider.intent();
        await rider.confirm(intent.id);
        await rider.pay(intent);
        await rider.outcome(basket.booking_id);
        const look = jest
          .spyOn(supplier, 'booking')
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
