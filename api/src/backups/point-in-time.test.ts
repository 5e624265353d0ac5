import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { followedBlocks, unseenIn } from '@wayfare/testing/followed-page';
import { aStayRecord } from '../../test/builders/build-stay-record';
import { postgresBinaries, programFolders } from '../../test/databases/cluster';
import { followedCluster } from '../../test/databases/followed-cluster';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { openDatabase } from '../platform/db/database';
import type { Database } from '../platform/db/database';

/* The point in time of docs/operating.md, by its own lines, with bookings before and after it. */

const LONG = 240_000;
const page = readFileSync(path.resolve('docs/operating.md'), 'utf8');
const section = page.split('\n## Point in time\n')[1]?.split('\n## ')[0] ?? '';
const blocks = followedBlocks(section).filter(({ as }) => as === 'postgres');

const hasPrograms =
  postgresBinaries() !== null &&
  ['pg_basebackup', 'pg_verifybackup', 'psql'].every((program) =>
    programFolders().some((folder) => existsSync(path.join(folder, program))),
  );
/* Without PostgreSQL's programs there is no server that a test may stop. */
const itWithPrograms = hasPrograms ? it : it.skip;

const FAR = new Date('2099-01-01T00:00:00Z');

const bookings = async ({ pool }: Database) =>
  (await pool.query('SELECT * FROM bookings ORDER BY id')).rows;

const signIn = ({ pool }: Database) =>
  pool.query(`INSERT INTO sessions (id, principal, role, refresh_hash, rotated_at, last_token_id, created_at, expires_at)
    VALUES ('one', 'anonymous-1', 'anonymous', 'h', now(), 't', now(), now() + interval '1 day')`);

/** Until the log of all that was written is in the archive, where `archive_timeout` would bring it within the minute. */
async function untilArchived({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ file: string }>(
    'SELECT pg_walfile_name(pg_switch_wal()) AS file',
  );
  const file = rows[0]?.file ?? '';
  for (;;) {
    const archived = await pool.query<{ is: boolean | null }>(
      'SELECT last_archived_wal >= $1 AS is FROM pg_stat_archiver',
      [file],
    );
    if (archived.rows[0]?.is === true) return;
    await wait(50);
  }
}

it('is three steps of the page', () => {
  expect(
    blocks.map(({ text }) => /pg_basebackup|pg_switch_wal|recovery_target_time/.exec(text)?.[0]),
  ).toEqual(['pg_basebackup', 'pg_switch_wal', 'recovery_target_time']);
});

itWithPrograms(
  'brings back each booking of before as it was, and none of after',
  async () => {
    const cluster = await followedCluster();
    let database: Database | undefined;
    async function follow(step: number): Promise<void> {
      const block = blocks[step];
      if (block === undefined) throw new Error(`the page has no step ${step}`);
      expect(unseenIn(await cluster.run(block.text), block.seen)).toEqual([]);
    }
    try {
      database = await openDatabase({
        url: cluster.url,
        poolSize: 2,
        dataDir: '',
        onError: () => undefined,
      });
      await signIn(database);
      const drill = startDrill(database, new Chance(() => 'fine'));
      const details = aStayRecord('H-DELTA');
      const sold = (id: string) => drill.supplier.sold.get(id)?.length ?? 0;
      const old = await drill.open('sells', { details });
      await drill.run();
      await follow(0);

      // in the log alone: one that is sold, and one that waits
      const young = await drill.open('sells', { details });
      await drill.run();
      const waiting = await drill.open('sells', { details, runAt: FAR });
      const before = await bookings(database);
      await follow(1);

      const late = await drill.open('sells', { details });
      await drill.run();
      await database.pool.query('UPDATE bookings SET email = $2 WHERE id = $1', [old, 'changed']);
      expect(await bookings(database)).not.toEqual(before);
      await untilArchived(database);
      await follow(2);

      expect(await bookings(database)).toEqual(before);
      expect(before.map(({ id }) => id).sort()).toEqual([old, young, waiting].sort());
      // what happened since is known to suppliers and bank alone
      expect([sold(old), sold(young), sold(waiting), sold(late)]).toEqual([1, 1, 0, 1]);
      await database.pool.query('UPDATE bookings SET run_at = $2 WHERE id = $1', [
        waiting,
        new Date(drill.now()),
      ]);
      await drill.run();
      expect((await drill.booking(waiting)).status).toBe('confirmed');
      expect(sold(waiting)).toBe(1);
    } finally {
      await database?.close();
      await cluster.drop();
    }
  },
  LONG,
);
