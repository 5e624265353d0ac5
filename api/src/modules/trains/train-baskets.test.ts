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
import type { TicketItem, TrainBasket } from '@wayfare/api-contract';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabases } from '../../db/on-databases';
import { signedInMember } from '../../member-under-test';
import { found } from '../../traveller-under-test';
import { OUT } from './after-sales/train-buyer';
import { passLocation, ticketLocation } from './a-rail-item';
import { FakeRailway } from './fake-railway';
import { createRider, totalOf } from './rider-under-test';
import type { Rider } from './rider-under-test';

const LONG = 60_000;
const PARIS = [ticketLocation({ day: OUT, ages: [40, 8] })];
const BACK = [
  ticketLocation({
    day: OUT,
    from: 'FR:paris-gare-du-nord',
    to: 'NL:amsterdam-centraal',
    cents: 7_900,
  }),
];
const PASS = [passLocation({ day: OUT })];
const LAPSED = [ticketLocation({ day: OUT, variant: 'expired' })];
const CRITERIA = {
  legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: `${OUT}T08:00` }],
  travelers: [
    { age: 40, cards: [] },
    { age: 8, cards: [] },
  ],
};

/** The only ticket of a basket. */
function ticket({ bookingItems }: TrainBasket): TicketItem {
  const found = bookingItems.find((item) => item.type === 'point-to-point');
  if (found?.type !== 'point-to-point') throw new Error('no ticket');
  return found;
}

describeOnDatabases('A basket of trains', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  let api: BookingApp;
  let rider: Rider;
  let stranger: Rider;

  const guest = async (correlation?: string) =>
    createRider(api.ask, api.sandbox.origin, {
      authorization: await api.bearer(),
      ...(correlation === undefined ? {} : { 'x-correlation-id': correlation }),
    });
  const member = async (correlation?: string) =>
    createRider(api.ask, api.sandbox.origin, {
      ...(await signedInMember({ database: database(), keys: api.keys, now: Date.now() })).headers,
      ...(correlation === undefined ? {} : { 'x-correlation-id': correlation }),
    });

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { railways: () => railway.supplier });
    stranger = await guest();
  }, LONG);
  afterAll(() => api.close(), LONG);
  beforeEach(async () => {
    railway.temper = 'sells';
    rider = await guest();
  });

  const ofItem = (basket: TrainBasket, index = 0) => ({
    bookingID: basket.booking_id,
    itemID: basket.bookingItems[index]?.id ?? '',
  });
  const bag = (basket: TrainBasket, count: number) => {
    const [offer] = ticket(basket).serviceOffers;
    return {
      ...ofItem(basket),
      serviceOfferID: offer?.id ?? '',
      request: {
        serviceId: offer?.serviceId ?? '',
        fareOfferIds: offer?.fareOfferIds ?? [],
        count,
      },
    };
  };

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

  it('API-10 TRN-16 TRN-17 TRN-18 is made of offers', async () => {
    const basket = await rider.basket({ offerLocations: PARIS, criteria: CRITERIA }, PASS);
    expect(basket).toMatchObject({
      bookingReference: null,
      bookingStatus: 'CREATED',
      version: 1,
      ledger: { total: '328.00' },
      demo: true,
    });
    expect(totalOf(basket)).toBe('328.00');
    const [first, second] = basket.bookingItems;
    expect(first).toMatchObject({
      type: 'point-to-point',
      offerLocations: PARIS,
      criteria: CRITERIA,
      legs: [
        { origin: { label: 'Amsterdam Centraal' }, destination: { label: 'Paris Gare du Nord' } },
      ],
    });
    expect(
      first?.travelers.map(({ type, leadTraveler, firstName, passenger }) => [
        type,
        leadTraveler,
        firstName,
        passenger,
      ]),
    ).toEqual([
      ['ADULT', true, '', null],
      ['YOUTH', false, '', null],
    ]);
    expect(second).toMatchObject({
      type: 'pass',
      label: 'Interrail Global Pass',
      travelClass: { code: '2' },
      validityStartDate: OUT,
      criteria: null,
    });
    expect(Date.parse(basket.expirationDate ?? '')).toBeGreaterThan(Date.now());
    expect(await rider.present(basket)).toEqual(basket);
  });

  it('API-10 takes more offers, and each of them once', async () => {
    const basket = await rider.basket(PARIS);
    const more = await rider.basket(PARIS, PASS);
    expect([more.booking_id, more.bookingItems.length, more.version]).toEqual([
      basket.booking_id,
      2,
      2,
    ]);
    expect(await rider.basket(PASS)).toEqual(more);
  });

  it('OQ-66 keeps both directions that are bound together as one item, and removes them together', async () => {
    const basket = await rider.basket([...PARIS, ...BACK], PASS);
    expect([
      ticket(basket).legs.length,
      ticket(basket).offerLocations.length,
      basket.bookingItems.length,
    ]).toEqual([2, 2, 2]);
    const left = found(await api.ask(deleteTrainItem, ofItem(basket), rider.headers));
    expect(left.bookingItems.map(({ type }) => type)).toEqual(['pass']);
  });

  it('OQ-63 has at most ten items', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => [
      ticketLocation({ day: OUT, variant: String(index) }),
    ]);
    await rider.basket(...ten);
    expect(await rider.add(PARIS)).toMatchObject({
      status: 422,
      errors: [
        { field: 'booking.items', message: 'A booking can have 10 tickets and passes at most.' },
      ],
    });
    expect(await rider.add(...ten, PARIS)).toMatchObject({
      status: 422,
      errors: [{ field: 'booking.items' }],
    });
  });

  it('TRN-39 says which of the offers has lapsed, and takes none of them', async () => {
    expect(await rider.add(PARIS, LAPSED)).toMatchObject({
      status: 410,
      errors: [{ code: 'OFFER_EXPIRED', field: 'booking.items.1' }],
    });
    expect((await rider.last()).basket).toBeNull();
    const basket = await rider.basket(PARIS);
    expect(await rider.add(PARIS, LAPSED)).toMatchObject({
      status: 410,
      errors: [{ field: 'booking.items.1' }],
    });
    expect(await rider.present(basket)).toEqual(basket);
  });

  it.each([
    ['the same offer once more', PARIS],
    [
      'another one of the same search',
      [ticketLocation({ day: OUT, ages: [40, 8], variant: 'later' })],
    ],
  ])('TRN-39 replaces what has lapsed by %s', async (_, offerLocations) => {
    const named = found(
      await rider.name(
        await rider.basket({ offerLocations: PARIS, criteria: CRITERIA }),
        'Expired',
      ),
    );
    expect(await rider.prebook(named)).toMatchObject({ status: 410 });
    const lapsed = await rider.basket(PASS);
    expect(Date.parse(lapsed.bookingItems[0]?.expirationDate ?? '')).toBeLessThan(Date.now());
    const fresh = await rider.basket({ offerLocations, criteria: CRITERIA });
    expect(fresh.bookingItems.map(({ type }) => type)).toEqual(['pass', 'point-to-point']);
    expect([ticket(fresh).offerLocations, ticket(fresh).travelers[0]?.lastName]).toEqual([
      offerLocations,
      '',
    ]);
    expect(ticket(fresh).id).not.toBe(ticket(lapsed).id);
    expect(await rider.prebook(found(await rider.name(fresh, 'Jansen')))).toMatchObject({
      status: 200,
    });
  });

  it('API-11 loses an item that is removed, and is none any more without the last one (TRN-38)', async () => {
    const basket = await rider.basket(PARIS, PASS);
    const left = found(await api.ask(deleteTrainItem, ofItem(basket), rider.headers));
    expect([left.bookingItems.length, totalOf(left)]).toEqual([1, '239.00']);
    expect((await rider.present(basket))?.bookingItems).toHaveLength(1);
    expect(await api.ask(deleteTrainItem, ofItem(basket), rider.headers)).toMatchObject({
      status: 404,
      errors: [{ field: 'itemID' }],
    });
    const supplied = railway.sold.size;
    const empty = found(await api.ask(deleteTrainItem, ofItem(left), rider.headers));
    expect([empty.bookingItems, totalOf(empty), empty.ledger.total, empty.expirationDate]).toEqual([
      [],
      '0.00',
      '0.00',
      null,
    ]);
    expect([
      await rider.present(basket),
      (await rider.last()).basket,
      supplied - railway.sold.size,
    ]).toEqual([null, null, 1]);
  });

  it('API-12 API-13 costs more with bags and less without', async () => {
    const basket = await rider.basket(PARIS);
    const packed = found(await api.ask(createServiceOffer, bag(basket, 2), rider.headers));
    expect(ticket(packed).chosenServices).toMatchObject([
      {
        serviceOfferID: 'bag-offer',
        count: 2,
        prices: { amountsToDisplay: [{ amount: { value: '30.00' } }] },
      },
    ]);
    expect([
      totalOf(packed),
      packed.ledger.lines.map(({ kind, amount }) => [kind, amount]),
    ]).toEqual([
      '119.00',
      [
        ['base', '89.00'],
        ['extra', '30.00'],
      ],
    ]);
    const { request: _request, ...wanted } = bag(packed, 1);
    const unpacked = found(await api.ask(deleteServiceOffer, wanted, rider.headers));
    expect([ticket(unpacked).chosenServices, totalOf(unpacked)]).toEqual([[], '89.00']);
  });

  it('TRN-68 is told to delete instead of having no bags', async () => {
    const basket = await rider.basket(PARIS);
    expect(await api.ask(createServiceOffer, bag(basket, 0), rider.headers)).toMatchObject({
      status: 422,
      errors: [{ code: 'INVALID_REQUEST', field: 'request.count', message: 'Do Delete' }],
    });
    expect(
      (await api.ask(createServiceOffer, bag(basket, 10), rider.headers)).errors,
    ).toMatchObject([{ field: 'request.count', message: expect.not.stringContaining('Delete') }]);
  });

  it('ERR-21 stays as it is when bags could not be included', async () => {
    const basket = await rider.basket(PARIS);
    railway.temper = 'refuses';
    expect(await api.ask(createServiceOffer, bag(basket, 1), rider.headers)).toMatchObject({
      status: 502,
      errors: [{ code: 'BAGS_FAILED', message: 'Baggage could not be included' }],
    });
    expect(await rider.present(basket)).toEqual(basket);
  });

  it('API-14 TRN-33 keeps wishes for seats', async () => {
    const basket = await rider.basket(PARIS);
    const wish = (preferences: { group: 'SEATING_PREFERENCE' | 'TABLE'; option: string }[]) =>
      api.ask(setSeatPreferences, { ...ofItem(basket), request: { preferences } }, rider.headers);
    expect(
      ticket(found(await wish([{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }]))).preferences,
    ).toEqual([{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }]);
    const refused = [
      [{ group: 'TABLE', option: 'WITH_TABLE' } as const],
      [{ group: 'SEATING_PREFERENCE', option: 'ROOF' } as const],
    ];
    for (const preferences of refused)
      expect(await wish(preferences)).toMatchObject({
        status: 422,
        errors: [{ field: 'request.preferences.0' }],
      });
    expect(
      await wish([
        { group: 'SEATING_PREFERENCE', option: 'AISLE' },
        { group: 'SEATING_PREFERENCE', option: 'WINDOW' },
      ]),
    ).toMatchObject({ status: 422 });
    expect(ticket(found(await wish([]))).preferences).toEqual([]);
  });

  it('API-24 is empty after it was deleted, again and again', async () => {
    const basket = await rider.basket(PARIS);
    for (let time = 0; time < 2; time += 1)
      expect(await api.ask(deleteBasket, {}, rider.headers)).toMatchObject({
        status: 200,
        result: { status: 'OK' },
      });
    expect([await rider.present(basket), (await rider.last()).basket]).toEqual([null, null]);
    expect((await rider.basket(PARIS)).booking_id).not.toBe(basket.booking_id);
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
      const visitor = await guest(visit);
      const basket = await visitor.basket(PARIS);
      expect(await visitor.last()).toEqual({ basket, userCorrelationID: visit });
    });

    it('OQ-67 is the account’s after logging in, with who travels', async () => {
      const visit = randomUUID();
      const visitor = await guest(visit);
      const basket = found(await visitor.name(await visitor.basket(PARIS)));
      const user = await member(visit);
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
      const basket = await (await guest(visit)).basket(PARIS);
      expect((await (await member(visit)).name(basket)).status).toBe(200);
    });

    it('OQ-67 takes the place of an older one of the account when it is gone on with', async () => {
      const visit = randomUUID();
      const user = await member(visit);
      const older = await user.basket(PASS);
      const basket = await (await guest(visit)).basket(PARIS);
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
      const basket = await (await guest(visit)).basket(PARIS);
      const user = await member(other(visit));
      expect([(await user.last()).basket, await user.present(basket)]).toEqual([null, null]);
    });

    it('OQ-67 an account’s basket is not given away by the id of a visit', async () => {
      const visit = randomUUID();
      const basket = await (await member(visit)).basket(PARIS);
      const other = await member(visit);
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

  it('begins anew when the supplier has forgotten it', async () => {
    const basket = await rider.basket(PARIS);
    railway.sold.clear();
    const again = await rider.basket(PASS);
    expect([again.booking_id === basket.booking_id, again.bookingItems.length]).toEqual([false, 1]);
  });
});
