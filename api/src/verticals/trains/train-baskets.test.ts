import {
  createServiceOffer,
  deleteBasket,
  deleteServiceOffer,
  deleteTrainItem,
  setSeatPreferences,
} from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { found } from '../../../test/clients/traveller-client';
import { bag, guest, ofItem, PARIS, PASS, ticket } from '../../../test/clients/basket';
import { FakeRailway } from '../../../test/fakes/railway/railway.fake';
import { totalOf } from '../../../test/clients/rider-client';
import type { Rider } from '../../../test/clients/rider-client';

const LONG = 60_000;

describeOnDatabases('A basket of trains', (database) => {
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

  it('begins anew when the supplier has forgotten it', async () => {
    const basket = await rider.basket(PARIS);
    railway.sold.clear();
    const again = await rider.basket(PASS);
    expect([again.booking_id === basket.booking_id, again.bookingItems.length]).toEqual([false, 1]);
  });
});
