import { sql } from 'drizzle-orm';
import os from 'node:os';
import path from 'node:path';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { FolderInUseError, lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';
import { describeOnDatabases } from '../../../test/databases/on-databases';

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
    await expect(migrate(database().pool, MIGRATIONS)).rejects.toThrow(
      "The database's schema is newer than this release: it has 9998-once, which this release does not know.",
    );
    await database().pool.query("DELETE FROM migrations WHERE id = '9998-once'");
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
    '%s says so when it removes or renames what the release before uses',
    (_id, { sql: step, safeWithOldCode }) => {
      const takesAway =
        /\b(DROP|RENAME)\b|ALTER COLUMN|SET NOT NULL|ADD COLUMN \w+ \w+ NOT NULL(?! DEFAULT)/i.test(
          step,
        );
      if (takesAway) expect(safeWithOldCode).not.toBe(true);
      else expect(safeWithOldCode).not.toBe('');
    },
  );
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
