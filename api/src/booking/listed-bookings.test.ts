import { trainBookingList } from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import {
  flightDetails,
  passDetails,
  seedBooking,
  trainDetails,
  withSupplierProblem,
} from '../../test/builders/seeded-bookings';

const DAY = '2026-12-10';

const TRAIN = trainDetails(DAY);

describeOnDatabase('Bookings in lists', (database) => {
  let api: AppUnderTest;
  let site: Parameters<typeof signedInMember>[0];

  beforeAll(async () => {
    api = await startApp(database());
    site = { database: database(), keys: api.keys, now: NOW };
  }, 30_000);
  afterAll(() => api.close());

  it.each<[string, object, string, boolean]>([
    [
      'when its terms forbid it',
      { exchange: { eligible: false }, nameChange: { eligible: false } },
      '2026-12-01T12:00:00Z',
      false,
    ],
    ['of tickets that are gone', { status: 'CANCELED' }, '2026-12-01T12:00:00Z', false],
    ['after the day of departure', {}, '2026-12-11T00:00:00Z', false],
    ['before it', {}, '2026-12-09T12:00:00Z', true],
  ])(
    'OQ-71 OQ-72 offers to exchange trains and to correct names, %s',
    async (_when, changes, now, expected) => {
      const { user, headers } = await signedInMember({ ...site, now: Date.parse(now) });
      await seedBooking(database().orm, {
        owner: user.id,
        vertical: 'trains',
        details: { ...TRAIN, items: TRAIN.items.map((item) => ({ ...item, ...changes })) },
      });
      const { result } = await api.ask(
        trainBookingList,
        { language: 'en' },
        { ...headers, 'x-test-clock': now },
      );
      expect(result?.bookings).toMatchObject([{ canExchange: expected, canEditNames: expected }]);
    },
  );

  it('ACC-24 shows tickets and passes, the latest first', async () => {
    const { user, headers } = await signedInMember(site);
    const seed = (details: object) =>
      seedBooking(database().orm, { owner: user.id, vertical: 'trains', details });
    await seed(passDetails('2026-12-20'));
    await seed(trainDetails('2026-12-28'));
    await seed(trainDetails('2026-12-02'));
    const { result } = await api.ask(trainBookingList, {}, headers);
    expect(
      result?.bookings.map(
        ({ items: [item] }) => item?.pass?.validFrom ?? item?.legs[0]?.departure.slice(0, 10),
      ),
    ).toEqual(['2026-12-28', '2026-12-20', '2026-12-02']);
  });

  it.each<['hotels' | 'flights' | 'trains', () => object]>([
    ['hotels', () => withSupplierProblem({})],
    ['flights', () => ({ ...flightDetails(DAY), supplierProblem: {} })],
    ['trains', () => ({ ...trainDetails(DAY), supplierProblem: {} })],
  ])(
    'API-19 answers a list of %s, and names what could not be loaded in the errors beside it',
    async (vertical, details) => {
      const { user, headers } = await signedInMember(site);
      const lost = await seedBooking(database().orm, {
        owner: user.id,
        vertical,
        details: details(),
      });
      const { statusCode, body } = await api.app.inject({
        method: 'POST',
        url: `/api/${vertical}/booking-list`,
        headers,
        payload: {},
      });
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        200,
        { result: [], errors: [{ booking_id: lost.id, code: 'PROVIDER' }] },
      ]);
    },
  );

  it('API-19 has a booking_id in each item of the list', async () => {
    const { user, headers } = await signedInMember(site);
    const own = await seedBooking(database().orm, {
      owner: user.id,
      vertical: 'trains',
      details: trainDetails(DAY),
    });
    const { body } = await api.app.inject({
      method: 'POST',
      url: '/api/trains/booking-list',
      headers,
      payload: {},
    });
    expect(JSON.parse(body)).toMatchObject({ result: [{ booking_id: own.id }], errors: [] });
  });
});
