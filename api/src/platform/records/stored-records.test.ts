import { flightBooking, flightBookingList } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import type { Booking } from '../../booking/booking';
import { findBooking } from '../../booking/bookings.repository';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import { FakeBank } from '../../../test/fakes/bank.fake';
import { PARKED_MS, WORKFLOW_TIMEOUTS } from '../../booking/workflow-timeouts';
import { advanceOne } from '../../booking/runner';
import { seedBooking } from '../../../test/builders/seeded-bookings';
import { aFlightRecord, COMMISSION } from '../../../test/builders/build-flight-record';
import { flightSale } from '../../verticals/flights/flight-sale';
import type { Payments } from '../../ports/payments';
import { versionOne } from '../../../test/builders/first-version';
import { StoredRecordError } from './stored-record-error';

describeOnDatabases('A booking that cannot be read', (database) => {
  let api: AppUnderTest;
  let anne: Member;
  let broken: Booking;
  let fine: Booking;

  beforeAll(async () => {
    api = await startApp(database());
    anne = await signedInMember({ database: database(), keys: api.keys, now: NOW });
    fine = await seedBooking(database().orm, {
      owner: anne.user.id,
      vertical: 'flights',
      details: versionOne(aFlightRecord()),
    });
    broken = await seedBooking(database().orm, {
      owner: anne.user.id,
      vertical: 'flights',
      details: { ...aFlightRecord(), airline: 7, itinerary: 'secret' },
    });
  }, 30_000);
  afterAll(() => api.close());

  it.each([
    ['en', 'What is kept of this cannot be read.'],
    ['nl', 'kan niet worden gelezen'],
  ] as const)('answers a clear error in %s, and tells the log where', async (language, words) => {
    const answer = await api.ask(flightBooking, { booking_id: broken.id, language }, anne.headers);
    expect(answer).toMatchObject({
      status: 500,
      result: null,
      errors: [{ code: 'SERVER_ERROR', message: expect.stringContaining(words) }],
    });
    const lines = api.logged.join('\n');
    expect(lines).toMatch(
      new RegExp(`bookings ${broken.id} cannot be read at (airline|itinerary)`),
    );
    expect(lines).not.toMatch(/TypeError|secret/);
  });

  it('keeps no other from being listed', async () => {
    const { result } = await api.ask(flightBookingList, {}, anne.headers);
    expect(result).toMatchObject({
      bookings: [{ booking_id: fine.id }],
      failed: [{ booking_id: broken.id, code: 'DATABASE_LOAD' }],
    });
  });

  it.each<[string, object, string]>([
    ['details', { state: 'booking', details: { ...aFlightRecord(), itinerary: 7 } }, 'itinerary'],
    [
      'an amendment',
      {
        state: 'changing',
        details: aFlightRecord(),
        amendment: { kind: 'change', quoteId: 'q', amount: 'secret', plan: {} },
      },
      'amount',
    ],
    [
      'a charge',
      {
        state: 'changing',
        details: aFlightRecord(),
        charges: [{ intent: 'pi_1', captured: 'secret', refunded: 0 }],
      },
      'charges.0.captured',
    ],
    [
      'the plan of an amendment',
      {
        state: 'changing',
        details: aFlightRecord(),
        amendment: { kind: 'change', quoteId: 'q', amount: 1, plan: { sliceId: 7 } },
      },
      'amendment.plan.sliceId',
    ],
  ])(
    'because of %s is parked by the workflow, which asks nobody and tells the log once a try',
    async (_what, row, path) => {
      await database().pool.query('UPDATE bookings SET run_at = NULL');
      let now = NOW;
      const { id } = await seedBooking(database().orm, {
        owner: 'anne',
        vertical: 'flights',
        details: {},
        ...row,
        status: 'completing',
        runAt: new Date(now),
      });
      const logged: { err?: unknown }[] = [];
      const log = {
        error: (facts: { err?: unknown }) => void logged.push(facts),
        info: () => undefined,
      };
      const sales = { flights: flightSale({}, COMMISSION) };
      const payments = new FakeBank(new Chance(() => 'fine')).payments as Payments;
      const step = () =>
        advanceOne({
          database: database(),
          payments,
          sales,
          timeouts: WORKFLOW_TIMEOUTS,
          clock: () => now,
          log,
        });
      expect([await step(), await step()]).toEqual([true, false]);
      expect(logged.map(({ err }) => err)).toEqual([
        new StoredRecordError({ table: 'bookings', id }, path),
      ]);
      expect(
        (
          await database().pool.query<{ run_at: Date }>(
            'SELECT run_at FROM bookings WHERE id = $1',
            [id],
          )
        ).rows[0]?.run_at,
      ).toEqual(new Date(now + PARKED_MS));
      now += PARKED_MS;
      expect([await step(), await step(), logged.length]).toEqual([true, false, 2]);
      expect(await findBooking(database().orm, id)).toMatchObject({
        status: 'completing',
        tries: 2,
      });
    },
  );
});
