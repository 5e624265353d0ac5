import { createTrainPaymentIntent, prebookTrains } from '@wayfare/api-contract';
import type { TrainBasket } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { RailSupplier } from '../../ports/rail-supplier';
import { WORKFLOW_TIMEOUTS } from '../../booking/workflow-timeouts';
import { PARIS, PASS } from '../../../test/clients/basket';
import { FakeRailway } from '../../../test/fakes/railway/railway.fake';
import { createRider, totalOf } from '../../../test/clients/rider-client';
import type { Rider } from '../../../test/clients/rider-client';

const LONG = 60_000;
const SOON = { ...WORKFLOW_TIMEOUTS, firstPause: 100, longestPause: 300 };

describeOnDatabase('An order of trains, before its card', (database) => {
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
    api = await startBookingApp(database(), {}, { railways: () => supplier, timeouts: SOON });
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
});
