import { randomUUID } from 'node:crypto';
import {
  createServiceOffer,
  createTrainBooking,
  createTrainPaymentIntent,
  confirmTrainBooking,
  deleteBasket,
  deleteServiceOffer,
  deleteTrainItem,
  getLastBasket,
  getTrainBooking,
  prebookTrains,
  printTrainBooking,
  removeTrainPaymentIntent,
  setSeatPreferences,
  trainBooking,
  trainBookingId,
  updateTravelers,
} from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { found } from '../../../test/clients/traveller-client';
import { ticketLocation } from '../../../test/builders/build-rail-item';
import { OUT } from '../../../test/clients/train-buyer';
import { BACK, bag, guest, member, ofItem, PARIS, PASS } from '../../../test/clients/basket';
import { FakeRailway } from '../../../test/fakes/railway/railway.fake';
import type { Rider } from '../../../test/clients/rider-client';

const LONG = 60_000;

describeOnDatabases('Whose a basket of trains is', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  let api: BookingApp;
  let rider: Rider;
  let stranger: Rider;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { railways: () => railway.supplier });
    stranger = await guest(api);
  }, LONG);
  afterAll(() => api.close(), LONG);
  beforeEach(async () => {
    railway.temper = 'sells';
    rider = await guest(api);
  });

  const CALLS = [
    createTrainBooking,
    deleteTrainItem,
    createServiceOffer,
    deleteServiceOffer,
    setSeatPreferences,
    updateTravelers,
    prebookTrains,
    createTrainPaymentIntent,
    removeTrainPaymentIntent,
    confirmTrainBooking,
    getTrainBooking,
    getLastBasket,
    deleteBasket,
    trainBooking,
    trainBookingId,
    printTrainBooking,
  ];

  it.each(CALLS)('API-44 is for whoever has a token: $method $path', async ({ method, path }) => {
    expect((await api.app.inject({ method, url: path, payload: {} })).statusCode).toBe(401);
  });

  it('is nobody else’s: another’s answers like an unknown one', async () => {
    const basket = await rider.basket(PARIS);
    const theirs = [
      await api.ask(deleteTrainItem, ofItem(basket), stranger.headers),
      await api.ask(createServiceOffer, bag(basket, 1), stranger.headers),
      await api.ask(
        setSeatPreferences,
        { ...ofItem(basket), request: { preferences: [] } },
        stranger.headers,
      ),
      await stranger.name(basket),
      await stranger.prebook(basket),
    ];
    for (const answer of theirs)
      expect(answer).toMatchObject({
        status: 404,
        result: null,
        errors: [
          { code: 'NOT_FOUND', field: 'bookingID', message: 'This booking could not be found.' },
        ],
      });
    expect(await stranger.present(basket)).toBeNull();
    expect(await stranger.present({ booking_id: 'bk_none' })).toBeNull();
    expect(await rider.present(basket)).toEqual(basket);
  });

  describe('of a visitor', () => {
    it('API-21 OQ-67 is there again in the same session', async () => {
      const visit = randomUUID();
      const visitor = await guest(api, visit);
      const basket = await visitor.basket(PARIS);
      expect(await visitor.last()).toEqual({ basket, userCorrelationID: visit });
    });

    it('OQ-67 is the account’s after logging in, with who travels', async () => {
      const visit = randomUUID();
      const visitor = await guest(api, visit);
      const basket = found(await visitor.name(await visitor.basket(PARIS)));
      const user = await member(api, database(), visit);
      const { basket: adopted } = await user.last();
      expect(adopted?.booking_id).toBe(basket.booking_id);
      expect(adopted?.bookingItems[0]?.travelers[0]?.passenger).toMatchObject({
        first_name: 'Anneke',
      });
      expect([await visitor.present(basket), (await user.present(basket))?.booking_id]).toEqual([
        null,
        basket.booking_id,
      ]);
    });

    it('OQ-67 goes on under its id right after logging in', async () => {
      const visit = randomUUID();
      const basket = await (await guest(api, visit)).basket(PARIS);
      expect((await (await member(api, database(), visit)).name(basket)).status).toBe(200);
    });

    it('OQ-67 takes the place of an older one of the account when it is gone on with', async () => {
      const visit = randomUUID();
      const user = await member(api, database(), visit);
      const older = await user.basket(PASS);
      const basket = await (await guest(api, visit)).basket(PARIS);
      expect((await user.last()).basket?.booking_id).toBe(older.booking_id);
      expect((await user.name(basket)).status).toBe(200);
      expect([(await user.last()).basket?.booking_id, await user.present(older)]).toEqual([
        basket.booking_id,
        null,
      ]);
    });

    it.each<[string, (visit: string) => string | undefined]>([
      ['without the id of the visit', () => undefined],
      ['with another id', () => randomUUID()],
      ['with one that is too long', (visit) => visit.padEnd(101, 'x')],
    ])('OQ-67 is not found %s', async (_how, other) => {
      const visit = randomUUID();
      const basket = await (await guest(api, visit)).basket(PARIS);
      const user = await member(api, database(), other(visit));
      expect([(await user.last()).basket, await user.present(basket)]).toEqual([null, null]);
    });

    it('OQ-67 an account’s basket is not given away by the id of a visit', async () => {
      const visit = randomUUID();
      const basket = await (await member(api, database(), visit)).basket(PARIS);
      const other = await member(api, database(), visit);
      expect([(await other.last()).basket, await other.present(basket)]).toEqual([null, null]);
    });
  });

  describe('in two tabs', () => {
    it('TRN-36 has what both added at the same moment', async () => {
      await rider.basket(PARIS);
      const answers = await Promise.all([
        rider.add(PASS),
        rider.add(BACK),
        rider.add([ticketLocation({ day: OUT, variant: 'third' })]),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { basket } = await rider.last();
      expect(basket?.bookingItems).toHaveLength(4);
      expect(basket?.bookingItems.filter(({ type }) => type === 'pass')).toHaveLength(1);
    });

    it('is one basket, also when both began it', async () => {
      const before = railway.sold.size;
      const [one, other] = await Promise.all([rider.basket(PARIS), rider.basket(PASS)]);
      expect(one.booking_id).toBe(other.booking_id);
      const { basket } = await rider.last();
      expect([basket?.bookingItems.length, railway.sold.size]).toEqual([2, before + 1]);
    });

    it('TRN-36 keeps who travels on one item while another is removed', async () => {
      const basket = await rider.basket(PARIS, PASS);
      const [item] = basket.bookingItems;
      if (item === undefined) throw new Error('no item');
      const named = rider.name({ ...basket, bookingItems: [item] });
      const removed = api.ask(deleteTrainItem, ofItem(basket, 1), rider.headers);
      expect((await Promise.all([named, removed])).map(({ status }) => status)).toEqual([200, 200]);
      const { basket: left } = await rider.last();
      expect(
        left?.bookingItems.map(({ travelers }) => travelers[0]?.passenger?.first_name),
      ).toEqual(['Anneke']);
      expect(left?.version).toBeGreaterThan(basket.version);
    });
  });
});
