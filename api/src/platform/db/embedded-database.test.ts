import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from './database';
import { databaseProbe } from './readiness';

/* One folder for all of it: to make the files of a database takes longer than everything that is asked of them. */

const RETRY_MS = 20;

it('has its folder for itself, keeps its data for the next process, and is there again with it after its end', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'wayfare-test-'));
  const errors: string[] = [];
  const options = {
    dataDir,
    poolSize: 1,
    onError: ({ message }: Error) => void errors.push(message),
  };
  const first = await openDatabase(options);
  await first.pool.query('CREATE TABLE kept AS SELECT 7 AS n');
  await expect(openDatabase(options)).rejects.toThrow(/in use by another process/);
  await first.close();

  const database = await openDatabase(options);
  const kept = async () => (await database.pool.query('SELECT n FROM kept')).rows;
  const isReady = databaseProbe(database.pool);
  expect(await isReady()).toBe(true);
  expect(await kept()).toEqual([{ n: 7 }]);
  // like a full disk: there is nowhere to write the next part of the log, which PostgreSQL ends for
  const logFolder = path.join(dataDir, 'postgres', 'pg_wal');
  await rename(logFolder, `${logFolder}.away`);
  await expect(
    database.pool.query('SELECT pg_switch_wal(); INSERT INTO kept VALUES (8)'),
  ).rejects.toThrow();
  while (!errors.some((message) => message.includes('could not be started again')))
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  expect(await isReady()).toBe(false);
  await rename(`${logFolder}.away`, logFolder);
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  expect(await kept()).toEqual([{ n: 7 }]);
  await database.pool.query('INSERT INTO kept VALUES (9)');
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);
