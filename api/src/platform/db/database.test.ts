import { sql } from 'drizzle-orm';
import os from 'node:os';
import path from 'node:path';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { FolderInUseError, lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';
import { contracts, worksFrom } from './migrations/migration';
import type { Migration } from './migrations/migration';
import { describeOnDatabases } from '../../../test/databases/on-databases';

interface Contracted {
  readonly worksFrom: string;
}

describeOnDatabases('The database', (database) => {
  it('has every step of the schema and runs none twice', async () => {
    expect(await migrate(database().pool, MIGRATIONS)).toEqual([]);
    const { rows } = await database().pool.query<{ id: string }>(
      'SELECT id FROM migrations ORDER BY id',
    );
    expect(rows.map(({ id }) => id)).toEqual(MIGRATIONS.map(({ id }) => id));
  });

  it('takes a step once when two processes start together', async () => {
    const steps = [
      ...MIGRATIONS,
      { id: '9998-once', safeWithOldCode: true, sql: 'CREATE TABLE made_once (a int)' } as const,
    ];
    const ran = await Promise.all([
      migrate(database().pool, steps),
      migrate(database().pool, steps),
    ]);
    expect(ran.flat()).toEqual(['9998-once']);
    await database().pool.query("DELETE FROM migrations WHERE id = '9998-once'");
    await database().pool.query('DROP TABLE made_once');
  });

  const LAST = MIGRATIONS.at(-1)?.id ?? '';
  it.each<[string, Contracted | null, boolean]>([
    ['that adds', null, true],
    ['that takes away what this one no longer uses', { worksFrom: LAST }, true],
    ['that takes away what this one uses', { worksFrom: '9996-stops-using' }, false],
    ['for which every older process is stopped', { worksFrom: '9997-newer' }, false],
  ])('starts on a schema with a newer step %s: %j, %s', async (_what, contracted, starts) => {
    const newer: Migration = {
      id: '9997-newer',
      sql: 'SELECT 1',
      ...(contracted === null
        ? { safeWithOldCode: true }
        : { safeWithOldCode: 'reads a column that is gone', ...contracted }),
    };
    await migrate(database().pool, [...MIGRATIONS, newer]);
    const start = migrate(database().pool, MIGRATIONS);
    await (starts
      ? expect(start).resolves.toEqual([])
      : expect(start).rejects.toThrow(
          "The database's schema is newer than this release: it has 9997-newer, which this release does not work with.",
        ));
    await database().pool.query("DELETE FROM migrations WHERE id = '9997-newer'");
  });

  const INDEX = { name: 'made_apart', on: 'sessions (principal)' };
  const apart: Migration = {
    id: '9995-apart',
    safeWithOldCode: true,
    sql: '',
    indexes: [INDEX],
  };
  it('makes an index apart, also where two processes start, and after one ended in the middle of it', async () => {
    const { pool, kind } = database();
    const concurrently = kind === 'server';
    const isValid = async () =>
      (
        await pool.query<{ indisvalid: boolean }>(
          "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('made_apart')",
        )
      ).rows.map(({ indisvalid }) => indisvalid);
    const start = () => migrate(pool, [...MIGRATIONS, apart], { concurrently });
    expect((await Promise.all([start(), start()])).flat()).toEqual(['9995-apart']);
    expect(await isValid()).toEqual([true]);
    await pool.query("DELETE FROM migrations WHERE id = '9995-apart'");
    await pool.query(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'made_apart'::regclass",
    );
    expect(await start()).toEqual(['9995-apart']);
    expect(await isValid()).toEqual([true]);
    await pool.query("DELETE FROM migrations WHERE id = '9995-apart'");
    await pool.query('DROP INDEX made_apart');
  });

  it('names the step that fails and undoes the whole of it', async () => {
    const broken = [
      ...MIGRATIONS,
      {
        id: '9999-broken',
        safeWithOldCode: true,
        sql: 'CREATE TABLE half_done (a int); SELECT nothing_like_this()',
      } as const,
    ];
    await expect(migrate(database().pool, broken)).rejects.toThrow('Migration 9999-broken failed');
    await expect(database().pool.query('SELECT * FROM half_done')).rejects.toThrow('half_done');
  });

  it('answers many callers at once after an error', async () => {
    await expect(database().orm.execute(sql`select * from no_such_table`)).rejects.toThrow();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database().pool.query<{ n: number }>('SELECT $1::int AS n', [index]),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });
});

describe('A migration', () => {
  it.each(MIGRATIONS.map((migration) => [migration.id, migration] as const))(
    '%s says so when it takes away, renames or narrows what the release before uses',
    (id, migration) => {
      if (contracts(migration.sql)) expect(migration.safeWithOldCode).not.toBe(true);
      expect(migration.safeWithOldCode).not.toBe('');
      const ids = MIGRATIONS.map((one) => one.id);
      const from = worksFrom(migration);
      if (from !== null) expect(ids.slice(0, ids.indexOf(id) + 1)).toContain(from);
    },
  );

  it('of indexes has nothing else, since it may be run twice', () => {
    for (const { indexes, sql: step } of MIGRATIONS)
      if (indexes !== undefined) expect(step).toBe('');
  });

  it.each([
    ["CREATE TABLE a (b text NOT NULL, CHECK (b <> ''))", false],
    ['ALTER TABLE a ADD COLUMN b text', false],
    ["ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT ''", false],
    ['ALTER TABLE a ALTER COLUMN b SET DEFAULT 0', false],
    ['CREATE INDEX b ON a (c)', false],
    ['CREATE TABLE a (b text); CREATE UNIQUE INDEX c ON a (b)', false],
    ['CREATE UNIQUE INDEX c ON a (b)', true],
    ['DROP TABLE a', true],
    ['ALTER TABLE a DROP COLUMN b', true],
    ['ALTER TABLE a RENAME COLUMN b TO c', true],
    ['ALTER TABLE a ADD COLUMN b text NOT NULL', true],
    ['ALTER TABLE a ADD b text NOT NULL', true],
    ["ALTER TABLE a ADD b text NOT NULL DEFAULT ''", false],
    ['ALTER TABLE a ALTER COLUMN b SET NOT NULL', true],
    ['ALTER TABLE a ALTER "b" SET NOT NULL', true],
    ['ALTER TABLE a ALTER COLUMN b TYPE bigint', true],
    ['ALTER TABLE a ADD CONSTRAINT b CHECK (c > 0)', true],
    ['ALTER TABLE a ADD CONSTRAINT b UNIQUE (c)', true],
    ['REVOKE INSERT ON a FROM b', true],
    ['ALTER TABLE a ENABLE ROW LEVEL SECURITY', true],
  ])('by the rule: %s contracts: %s', (step, expected) => expect(contracts(step)).toBe(expected));
});

describe('The folder of the embedded database', () => {
  it.each<[string, string, boolean]>([
    ['of a process that was killed on this machine', `${os.hostname()} 999999999`, true],
    ['of a running process', `${os.hostname()} ${process.ppid}`, false],
    ['of another machine', 'elsewhere 999999999', false],
    ['of nobody knows who', '', false],
  ])('takes over the lock %s: %s, %p', async (_whose, owner, isTaken) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-lock-'));
    await mkdir(`${folder}.lock`);
    const held = new Date();
    await utimes(`${folder}.lock`, held, held);
    await writeFile(`${folder}.owner`, owner);
    const unlock = await lockFolder(folder).catch((error: unknown) => error);
    expect(unlock instanceof FolderInUseError).toBe(!isTaken);
    if (typeof unlock === 'function') await unlock();
    for (const end of ['', '.lock', '.owner'])
      await rm(`${folder}${end}`, { recursive: true, force: true });
  });

  it('holds where the clock of the disk is a day behind', async () => {
    const folders = await Promise.all(
      [1, 2].map(() => mkdtemp(path.join(os.tmpdir(), 'wayfare-folder-'))),
    );
    const now = Date.now() + 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const unlocks = [];
    for (const folder of folders) unlocks.push(await lockFolder(folder));
    for (const folder of folders)
      await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
    clock.mockRestore();
    for (const unlock of unlocks) await unlock();
    for (const folder of folders)
      for (const end of ['', '.owner'])
        await rm(`${folder}${end}`, { recursive: true, force: true });
  });
});
