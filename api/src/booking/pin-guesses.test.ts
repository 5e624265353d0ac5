import { flightBooking, hotelBooking, trainBooking } from '@wayfare/api-contract';
import { Pool } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import type { Database } from '../platform/db/database';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { aFlightRecord } from '../../test/builders/build-flight-record';
import type { Booking } from './booking';
import { guessPin } from './pin-guesses';
import { seedBooking } from '../../test/builders/seeded-bookings';

const LONG = 60_000;
const BURST = 200;

/** The same database by one connection, on which statements keep the order in which requests came. */
function byOneConnection(database: Database): Database {
  const pool = new Pool({ ...database.pool.options, max: 1 });
  // the suite drops its database before this is closed
  pool.on('error', () => undefined);
  return { ...database, pool, orm: drizzle(pool), close: () => pool.end() };
}

/* Two processes on one database: two APIs that have nothing else in common. */
describeOnDatabases('Guesses at the PIN of a booking', (database) => {
  let apis: [AppUnderTest, AppUnderTest];
  let tokens: string[];
  let inOrder: Database;

  beforeAll(async () => {
    const env = { RATE_LIMIT: '0', RATE_LIMIT_LOGIN: '0' };
    // embedded PostgreSQL has one connection, and all of it is in use
    inOrder = database().kind === 'embedded' ? database() : byOneConnection(database());
    apis = [await startApp(inOrder, { env }), await startApp(database(), { env })];
    tokens = [await apis[0].bearer(), await apis[1].bearer()];
  }, LONG);
  afterAll(async () => {
    for (const api of apis) await api.close();
    if (inOrder !== database()) await inOrder.close();
  });

  const seed = () =>
    seedBooking(database().orm, {
      vertical: 'flights',
      owner: 'anonymous-anne',
      details: aFlightRecord(),
      pin: '7777',
    });
  const wrongPin = (place: number) => String(place).padStart(4, '0');
  const PATHS = [flightBooking, hotelBooking, trainBooking].map(({ path }) => path);

  /** One guess, by one of the two APIs and one of the three products. */
  async function guess(
    { reference, email }: Booking,
    {
      pin,
      api = 0,
      call = 0,
      address = email,
      minutes = 0,
    }: { pin: string; api?: number; call?: number; address?: string; minutes?: number },
  ) {
    const headers = {
      authorization: tokens[api] ?? '',
      'x-test-clock': new Date(NOW + minutes * 60_000).toISOString(),
    };
    const { app } = apis[api] ?? apis[0];
    const { statusCode } = await app.inject({
      method: 'POST',
      url: PATHS[call] ?? '',
      headers,
      payload: { access: { reference, email: address, pin } },
    });
    return statusCode;
  }

  const opens = async (booking: Booking, minutes = 0) =>
    (await guess(booking, { pin: booking.pin, minutes })) === 200;

  /** 200 guesses at once with the right one at a place, by an API and a product that follow from the place. */
  async function burst(
    booking: Booking,
    rightAt: number,
    apiOf: (place: number) => number,
  ): Promise<number> {
    const places = Array.from({ length: BURST }, (_, index) => index + 1);
    const statuses = await Promise.all(
      places.map((place) =>
        guess(
          booking,
          place === rightAt
            ? { pin: booking.pin, api: apiOf(place) }
            : { pin: wrongPin(place), api: apiOf(place), call: place % 3 },
        ),
      ),
    );
    return statuses.filter((status) => status === 200).length;
  }

  it.each([25, 60, 150, 199])(
    'at once by 200 over all products open nothing when the right one is number %i',
    async (rightAt) => {
      const booking = await seed();
      expect(await burst(booking, rightAt, () => 0)).toBe(0);
      expect([await opens(booking, 29), await opens(booking, 31)]).toEqual([false, true]);
    },
    LONG,
  );

  it.each([60, 151, 199])(
    'at once by 200 over two processes open nothing when the right one is number %i',
    async (rightAt) => {
      const booking = await seed();
      expect(await burst(booking, rightAt, (place) => place % 2)).toBe(0);
      expect([await opens(booking), await guess(booking, { pin: booking.pin, api: 1 })]).toEqual([
        false,
        404,
      ]);
    },
    LONG,
  );

  // calls may overtake each other while their tokens are looked at, so near the fifth place the guesses themselves are in order
  it.each([
    [1, 1],
    [5, 1],
    [6, 0],
    [10, 0],
  ])('in order open it when the right one is number %i: %i time', async (rightAt, opened) => {
    const { reference, email, pin } = await seed();
    const guesses = Array.from({ length: BURST }, (_, index) =>
      guessPin(
        inOrder.orm,
        { reference, email, pin: index + 1 === rightAt ? pin : wrongPin(index + 1) },
        NOW,
      ),
    );
    expect((await Promise.all(guesses)).filter((booking) => booking !== null)).toHaveLength(opened);
  });

  it('cost nothing while they are right, however many come at once', async () => {
    const booking = await seed();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        guess(booking, { pin: booking.pin, api: index % 2 }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('with another address lock nobody out, and find nothing', async () => {
    const booking = await seed();
    for (let count = 1; count <= 50; count += 1)
      expect(
        await guess(booking, { pin: booking.pin, address: `mallory${count}@example.com` }),
      ).toBe(404);
    expect(await guess(booking, { pin: booking.pin, address: 'sanne@example.com\u0000' })).not.toBe(
      200,
    );
    expect(await opens(booking)).toBe(true);
  });

  it('that are right give back none of the wrong ones, which half an hour does', async () => {
    const booking = await seed();
    for (let count = 1; count <= 4; count += 1) await guess(booking, { pin: wrongPin(count) });
    expect(await opens(booking)).toBe(true);
    expect(await guess(booking, { pin: '0000', minutes: 31 })).toBe(404);
    expect(await opens(booking, 31)).toBe(true);
    for (let count = 1; count <= 4; count += 1)
      await guess(booking, { pin: wrongPin(count), minutes: 32 });
    expect(await opens(booking, 32)).toBe(false);
  });
});
