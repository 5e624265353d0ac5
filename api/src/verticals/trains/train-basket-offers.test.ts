import { deleteTrainItem } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { found } from '../../../test/clients/traveller-client';
import { ticketLocation } from '../../../test/builders/build-rail-item';
import { OUT } from '../../../test/clients/train-buyer';
import { BACK, guest, ofItem, PARIS, PASS, ticket } from '../../../test/clients/basket';
import { FakeRailway } from '../../../test/fakes/railway/railway.fake';
import { totalOf } from '../../../test/clients/rider-client';
import type { Rider } from '../../../test/clients/rider-client';

const LONG = 60_000;
const LAPSED = [ticketLocation({ day: OUT, variant: 'expired' })];
const CRITERIA = {
  legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: `${OUT}T08:00` }],
  travelers: [
    { age: 40, cards: [] },
    { age: 8, cards: [] },
  ],
};

describeOnDatabases('A basket of trains and its offers', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  let api: BookingApp;
  let rider: Rider;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { railways: () => railway.supplier });
  }, LONG);
  afterAll(() => api.close(), LONG);
  beforeEach(async () => {
    railway.temper = 'sells';
    rider = await guest(api);
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
});
