import type { TrainBasket } from '@wayfare/api-contract';
import { stripePayments } from '../../../adapters/payments/stripe';
import { startBookingApp } from '../../../../test/clients/booking-app';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import type { Payments } from '../../../ports/payments';
import { OUT } from '../../../../test/clients/train-buyer';
import { ticketLocation } from '../../../../test/builders/build-rail-item';
import { FakeRailway } from '../../../../test/fakes/railway/railway.fake';
import { createRider } from '../../../../test/clients/rider-client';
import type { Rider } from '../../../../test/clients/rider-client';
import { forgetOldBaskets } from './housekeeping';

const LONG = 60_000;
const DAY = 24 * 3_600_000;
const PARIS = [ticketLocation({ day: OUT })];

describeOnDatabase('The housekeeping of baskets', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  let api: BookingApp;
  let payments: Payments;
  let rider: Rider;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { railways: () => railway.supplier });
    payments = stripePayments({
      secretKey: 'sk_test_sandbox',
      webhookSecrets: ['whsec_sandbox'],
      url: api.sandbox.origin,
      timeout: 5_000,
    });
  }, LONG);
  afterAll(() => api.close(), LONG);
  beforeEach(async () => {
    rider = createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });
  });

  const clean = (now: number) =>
    forgetOldBaskets({ database: database(), supplier: railway.supplier, payments, now });
  const rowsOf = async ({ booking_id: id }: TrainBasket) =>
    (
      await database().pool.query(
        'SELECT state, quote_id, intent_id FROM train_baskets WHERE id = $1',
        [id],
      )
    ).rows;

  it('OQ-67 keeps a basket for seven days, and its places with it', async () => {
    const basket = await rider.basket(PARIS);
    await clean(Date.now() + 6 * DAY);
    expect(await rowsOf(basket)).toHaveLength(1);
    const before = railway.sold.size;
    await clean(Date.now() + 8 * DAY);
    expect([await rowsOf(basket), (await rider.last()).basket, before > railway.sold.size]).toEqual(
      [[], null, true],
    );
  });

  it('API-17 gives up a card that was asked for places that are no longer kept', async () => {
    const basket = await rider.prebooked(PARIS);
    const intent = await rider.intent();
    await rider.confirm(intent.id);
    await clean(Date.now());
    expect(await rowsOf(basket)).toMatchObject([{ state: 'prebooked', intent_id: intent.id }]);
    await clean(Date.now() + 3_600_000);
    expect(await rowsOf(basket)).toEqual([{ state: 'open', quote_id: null, intent_id: null }]);
    expect((await payments.find(intent.id)).status).toBe('canceled');
    expect((await rider.confirm(intent.id)).status).toBe(402);
  });

  it(
    'leaves a booking alone, and forgets the people in the basket that it was',
    async () => {
      const basket = await rider.prebooked(PARIS);
      const intent = await rider.intent();
      await rider.confirm(intent.id);
      await rider.pay(intent);
      await rider.outcome(basket.booking_id);
      await clean(Date.now() + 8 * DAY);
      expect(await rowsOf(basket)).toEqual([]);
      expect(await rider.booking(basket.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { charged: '89.00' },
      });
      expect(await rider.present(basket)).toMatchObject({ bookingStatus: 'CONFIRMED', version: 0 });
    },
    LONG,
  );
});
