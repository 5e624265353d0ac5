import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
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
