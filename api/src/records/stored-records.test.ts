import { flightBooking, flightBookingList } from '@wayfare/api-contract';
import { NOW, startApp } from '../app-under-test';
import type { AppUnderTest } from '../app-under-test';
import { describeOnDatabases } from '../db/on-databases';
import { signedInMember } from '../member-under-test';
import type { Member } from '../member-under-test';
import type { Booking } from '../modules/bookings/booking';
import { findBooking } from '../modules/bookings/bookings.repository';
import { Chance, FakeBank } from '../modules/bookings/fake-world';
import { PARKED_MS, PATIENCE } from '../modules/bookings/patience';
import { advanceOne } from '../modules/bookings/runner';
import { seedBooking } from '../modules/bookings/seeded-bookings';
import { aFlightRecord, COMMISSION } from '../modules/flights/a-flight-record';
import { flightOf } from '../modules/flights/flight-records';
import { flightSale } from '../modules/flights/flight-sale';
import { aStayPart, aStayRecord } from '../modules/hotels/a-stay-record';
import { stayOf, stayOfferOf } from '../modules/hotels/stay-details';
import { aTrainRecord } from '../modules/trains/a-train-record';
import { basketItemsOf } from '../modules/trains/basket/basket-records';
import { trainOf } from '../modules/trains/train-records';
import type { Payments } from '../ports/payments';
import { StoredRecordError } from './stored-record-error';

/** As it comes out of the database, of before records had a version. */
function versionOne(record: object): Record<string, unknown> {
  const { version: _version, ...old } = JSON.parse(JSON.stringify(record)) as Record<
    string,
    unknown
  >;
  return old;
}

const ID = 'bk_1';

describe('A stored record', () => {
  it('without a version is read as of version 1, and written as of the present one', () => {
    for (const [read, record] of [
      [flightOf, aFlightRecord()],
      [trainOf, aTrainRecord()],
    ] as const) {
      expect(read({ id: ID, details: versionOne(record) })).toEqual(record);
      expect(record.version).toBe(2);
    }
  });

  it('HOT-18 of a stay with one rate for all rooms has it as its one part', () => {
    const {
      parts: [part],
      holder: { roomGuests: _guests, assistance: _assistance, ...holder },
      ...rest
    } = aStayRecord('H-1', { occupancies: [{ paxes: [{ age: 30 }] }, { paxes: [{ age: 40 }] }] });
    const { rooms: _rooms, booked: _booked, ...rate } = part ?? aStayPart();
    const present = {
      ...rest,
      parts: [{ ...rate, rooms: [1, 2], booked: null }],
      holder: { ...holder, roomGuests: [], assistance: [] },
    };
    for (const old of [
      { ...rest, ...rate, holder, isMemberPrice: false, version: 2 },
      versionOne({ ...rest, ...rate, holder, isMemberPrice: false }),
    ]) {
      expect(stayOf({ id: ID, details: old })).toEqual(present);
      expect(stayOfferOf({ id: ID, offer: old }).parts).toEqual(present.parts);
    }
  });

  it('of trains gets what tickets did not say then', () => {
    const { items, ...record } = aTrainRecord();
    const old = items.map(({ nameChange: _names, exchange: _exchange, documents, ...item }) => ({
      ...item,
      documents: documents.map(({ barcode: _barcode, ...document }) => document),
    }));
    expect(trainOf({ id: ID, details: versionOne({ ...record, items: old }) }).items).toEqual(
      items.map((item) => ({
        ...item,
        nameChange: { eligible: false, reason: '', remaining: 0 },
        exchange: { eligible: false, routeChangePossible: false },
        documents: item.documents.map((document) => ({ ...document, barcode: null })),
      })),
    );
    expect(
      basketItemsOf({
        id: ID,
        items: [
          versionOne({ item: old[0] ?? {}, offerLocations: [], criteria: null, passengers: [] }),
        ],
      })[0]?.item.nameChange.eligible,
    ).toBe(false);
  });

  it('is parsed once for a row, however often it is read', () => {
    const row = { id: ID, details: versionOne(aFlightRecord()) };
    expect(flightOf(row)).toBe(flightOf(row));
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['a list', [], ''],
    [
      'a text in place of an amount',
      { ...aFlightRecord(), cents: { base: 'secret' } },
      'cents.base',
    ],
    ['a part that is missing', { ...versionOne(aFlightRecord()), tickets: undefined }, 'tickets'],
    ['a version that is not there yet', { ...aFlightRecord(), version: 3 }, 'version'],
    ['a version that is none', { ...aFlightRecord(), version: 'secret' }, 'version'],
  ])(
    'that is %s is one error with row and field, and without what stands there',
    (_what, details, path) => {
      let error: unknown;
      try {
        flightOf({ id: ID, details });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toEqual(new StoredRecordError({ table: 'bookings', id: ID }, path));
      expect(String(error)).toMatch(/^StoredRecordError: bookings bk_1 cannot be read/);
      expect(String(error)).not.toContain('secret');
    },
  );

  it('of a quote says that it is one', () => {
    expect(() => stayOfferOf({ id: 'qt_1', offer: {} })).toThrow(
      'quotes qt_1 cannot be read at hotelId',
    );
  });
});

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
      'a deal',
      {
        state: 'changing',
        details: aFlightRecord(),
        deal: { kind: 'change', quoteId: 'q', amount: 'secret', plan: {} },
      },
      'amount',
    ],
    [
      'the plan of a deal',
      {
        state: 'changing',
        details: aFlightRecord(),
        deal: { kind: 'change', quoteId: 'q', amount: 1, plan: { sliceId: 7 } },
      },
      'deal.plan.sliceId',
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
          patience: PATIENCE,
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
