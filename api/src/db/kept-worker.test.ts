import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { openDatabase } from './database';
import { keepWorker } from './kept-worker';
import { databaseProbe } from './readiness';

const QUICK = { pingMs: 20, unanswered: 5, firstPauseMs: 1, longestPauseMs: 10 };

/** A first life that is over when it is known to be ready: how a thread ends may overtake what it said last. */
const onFirstPing = (end: string) => `p.once('message', () => { ${end} }); p.postMessage('ready');`;

/** A worker's file: its first life is as given, every later one does all that a worker should. */
async function workerFile(folder: string, firstLife: string): Promise<string> {
  const file = path.join(folder, 'worker.cjs');
  const good = `p.on('message', (word) => { p.postMessage(word === 'close' ? 'closed' : 'pong'); if (word === 'close') p.close(); }); p.postMessage('ready');`;
  const source = `const { parentPort: p, workerData } = require('node:worker_threads'); if (workerData.life === 1) { ${firstLife} } else { ${good} }`;
  await writeFile(file, source);
  return file;
}

describe('The thread of the embedded database', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-worker-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['stops answering', `p.on('message', () => undefined); p.postMessage('ready');`],
    ['runs for ever', onFirstPing('for (;;);')],
    ['throws', onFirstPing("throw new Error('broken');")],
    ['ends', onFirstPing('process.exit(1);')],
  ])('is replaced when it %s, and the process goes on', async (_how, firstLife) => {
    const file = await workerFile(folder, firstLife);
    const errors: string[] = [];
    let life = 0;
    let replaced: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      replaced = resolve;
    });
    const start = () => {
      life += 1;
      const worker = new Worker(file, { workerData: { life } });
      if (life === 2) worker.once('message', () => replaced());
      return worker;
    };
    const kept = await keepWorker({
      start,
      isReplaced: true,
      onError: ({ message }) => void errors.push(message),
      watch: QUICK,
    });
    await second;
    await kept.close();
    expect(errors[0]).toBe('The embedded database stopped with code 1 and is started again');
  });

  it('is tried again for as long as it cannot start', async () => {
    const file = await workerFile(folder, onFirstPing('process.exit(1);'));
    const errors: string[] = [];
    let life = 0;
    let answered: () => void = () => undefined;
    const fourth = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const start = () => {
      life += 1;
      const worker =
        life === 2 || life === 3
          ? new Worker('throw new Error("no space left on device")', { eval: true })
          : new Worker(file, { workerData: { life } });
      if (life === 4) worker.once('message', () => answered());
      return worker;
    };
    const kept = await keepWorker({
      start,
      isReplaced: true,
      onError: ({ message }) => void errors.push(message),
      watch: QUICK,
    });
    await fourth;
    await kept.close();
    expect(errors.slice(1, 3)).toEqual(
      Array(2).fill('The embedded database could not be started again; it is tried once more'),
    );
  });
});

describe('The embedded database that ends by itself', () => {
  it('is there again with its data, and is not ready meanwhile', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'wayfare-test-'));
    const errors: string[] = [];
    const database = await openDatabase({
      dataDir,
      poolSize: 1,
      onError: ({ message }) => void errors.push(message),
    });
    const isReady = databaseProbe(database.pool);
    await database.pool.query('CREATE TABLE kept AS SELECT 7 AS n');
    expect(await isReady()).toBe(true);
    // like a full disk: there is nowhere to write the next part of the log, which PostgreSQL ends for
    const logFolder = path.join(dataDir, 'postgres', 'pg_wal');
    await rename(logFolder, `${logFolder}.away`);
    await expect(
      database.pool.query('SELECT pg_switch_wal(); INSERT INTO kept VALUES (8)'),
    ).rejects.toThrow();
    while (!errors.some((message) => message.includes('could not be started again')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isReady()).toBe(false);
    await rename(`${logFolder}.away`, logFolder);
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await database.pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 7 }]);
    await database.pool.query('INSERT INTO kept VALUES (9)');
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);
});

describe('Readiness', () => {
  it('answers no while the database keeps silent, asks it once, and answers yes when it is back', async () => {
    let answer: () => void = () => undefined;
    let asked = 0;
    const query = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = () => resolve({ rows: [] });
      });
    };
    const isReady = databaseProbe(Object({ query }), 5);
    expect([await isReady(), await isReady(), asked]).toEqual([false, false, 1]);
    const next = isReady();
    answer();
    expect(await next).toBe(true);
  });
});
