import { flightBookingList, hotelBookingList } from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import {
  flightDetails,
  seedBooking,
  withSupplierProblem,
} from '../../test/builders/seeded-bookings';

const DAY = '2026-12-10';

describeOnDatabase('Lists of bookings', (database) => {
  let api: AppUnderTest;
  let site: Parameters<typeof signedInMember>[0];

  beforeAll(async () => {
    api = await startApp(database());
    site = { database: database(), keys: api.keys, now: NOW };
  }, 30_000);
  afterAll(() => api.close());

  it.each<[string, object, string]>([
    [
      'no words',
      {},
      'The supplier could not show this booking at the moment. Please try again later.',
    ],
    [
      'markup',
      { label: '<img src=x onerror=alert(1)>Locked' },
      'The supplier reports a problem: Locked',
    ],
  ])(
    'ACC-30 says something of a supplier problem of %s',
    async (_what, supplierProblem, message) => {
      const { user, headers } = await signedInMember(site);
      await seedBooking(database().orm, {
        owner: user.id,
        vertical: 'flights',
        details: { ...flightDetails(DAY), supplierProblem },
      });
      expect((await api.ask(flightBookingList, {}, headers)).result?.failed).toMatchObject([
        { code: 'PROVIDER', message, details: '' },
      ]);
    },
  );

  it('ACC-29 ACC-30 tells the same of hotels', async () => {
    const { user, headers } = await signedInMember(site);
    const seed = (details: object) =>
      seedBooking(database().orm, { owner: user.id, vertical: 'hotels', details });
    const [unread, refused] = [
      await seed({ hotelId: 'H-NONE' }),
      await seed(withSupplierProblem({})),
    ];
    const { result } = await api.ask(hotelBookingList, {}, headers);
    expect(result?.bookings).toEqual([]);
    expect(result?.failed).toContainEqual({
      booking_id: unread.id,
      code: 'DATABASE_LOAD',
      message: 'This booking could not be read.',
      details: unread.reference,
    });
    expect(result?.failed).toContainEqual(
      expect.objectContaining({ booking_id: refused.id, code: 'PROVIDER' }),
    );
  });
});
