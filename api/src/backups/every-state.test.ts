import path from 'node:path';
import { flightBooking, hotelBooking, trainBooking } from '@wayfare/api-contract';
import { isLongRun } from '@wayfare/testing/long-run';
import { decodeJwt } from 'jose';
import { NOW, siteIn, temporaryRoot, filesBelow } from '../../test/builders/backup-site';
import { startBookingApp } from '../../test/clients/booking-app';
import type { BookingApp } from '../../test/clients/booking-app';
import { databasesToTest } from '../../test/databases/on-databases';
import { ALL_STATES, LIVES, finish, parkEverywhere } from '../../test/drills/parked-lives';
import type { Life, Parked } from '../../test/drills/parked-lives';
import type { Database } from '../platform/db/database';
import { putBack } from './put-back';
import { takeBackup } from './take-backup';

/* A backup of bookings in every state, restored into an empty database on which they go on. */

/** In `npm test` one life of each product, which pass the states that most bookings do. */
const CHOSEN: readonly Life[] = isLongRun
  ? LIVES
  : LIVES.filter(
      ({ product }, index) => LIVES.findIndex((one) => one.product === product) === index,
    );

const read = (api: BookingApp, { id, life }: Parked, headers: { authorization: string }) =>
  ({
    hotels: () => api.ask(hotelBooking, { booking_id: id }, headers),
    flights: () => api.ask(flightBooking, { booking_id: id }, headers),
    trains: () => api.ask(trainBooking, { booking_id: id }, headers),
  })[life.product]();

/** What the lives use, whatever is behind it. */
function replaceable(first: Database) {
  let current = first;
  const database: Database = {
    get kind() {
      return current.kind;
    },
    get pool() {
      return current.pool;
    },
    get orm() {
      return current.orm;
    },
    close: () => current.close(),
  };
  return { database, use: (next: Database) => void (current = next) };
}

const BACKUPS = "SELECT began_at FROM housekeeping WHERE task = 'backup'";

async function unreadable(api: BookingApp, parked: readonly Parked[], authorization: string) {
  const failed: string[] = [];
  for (const one of parked) {
    const { life, state } = one;
    const { status, result, errors } = await read(api, one, { authorization });
    if (status !== 200 || result === null)
      failed.push(
        `${life.product} that ${life.what}, ${state}: ${status} ${JSON.stringify(errors)}`,
      );
  }
  return failed;
}

describe.each(databasesToTest())('Bookings in every state, on %s', (_name, place) => {
  it('are restored with money, sessions and releases, are read, and become final', async () => {
    const { root, remove } = await temporaryRoot();
    const [from, to] = [await place(), await place()];
    const variables = ({ url }: typeof from): Record<string, string> =>
      url === undefined ? {} : { DATABASE_URL: url };
    const source = await siteIn(root, 'source', variables(from));
    const target = await siteIn(root, 'target', variables(to));
    const open: { close(): Promise<void> }[] = [];
    const closeAll = async () => {
      for (const one of open.splice(0).reverse()) await one.close();
    };
    try {
      await source.fill();
      const before = await source.open();
      open.push(before);
      const { database, use } = replaceable(before);
      const parked: Parked[] = [];
      for (const life of CHOSEN) parked.push(...(await parkEverywhere(database, life)));
      if (isLongRun) expect(new Set(parked.map(({ state }) => state))).toEqual(new Set(ALL_STATES));
      const first = await startBookingApp(before, {}, { keys: await source.keys() });
      open.push(first);
      const authorization = await first.bearer();
      await before.pool.query('UPDATE bookings SET owner = $1', [
        decodeJwt(authorization.replace('Bearer ', '')).sub,
      ]);
      expect(await unreadable(first, parked, authorization)).toEqual([]);
      const rows = 'SELECT * FROM bookings ORDER BY id';
      await open.pop()?.close();
      const kept = (await before.pool.query(rows)).rows;
      await closeAll();

      const folder = path.join(root, 'backup');
      await takeBackup(source.ask(folder));
      const backedUp = await source.open();
      open.push(backedUp);
      // an embedded database is the API's alone
      expect((await backedUp.pool.query(BACKUPS)).rows).toEqual(
        from.url === undefined ? [] : [{ began_at: NOW }],
      );
      await closeAll();
      await putBack(target.ask(folder));
      const after = await target.open();
      open.push(after);
      use(after);
      expect((await after.pool.query(rows)).rows).toEqual(kept);
      const files = /^(?:registry|releases)\//;
      expect(await filesBelow(target.site, files)).toEqual(await filesBelow(source.site, files));

      const second = await startBookingApp(after, {}, { keys: await target.keys() });
      open.push(second);
      // the session of before is still one, signed by a key that was restored
      expect(await unreadable(second, parked, authorization)).toEqual([]);
      await open.pop()?.close();
      const failures: string[] = [];
      for (const one of parked) {
        const wrong = await finish(after, one);
        if (wrong.length > 0)
          failures.push(
            `${one.life.product} that ${one.life.what}, left ${one.state}: not true that it ${wrong.join(', ')}`,
          );
      }
      expect(failures).toEqual([]);
    } finally {
      await closeAll();
      await from.drop();
      await to.drop();
      await remove();
    }
  }, 600_000);
});
