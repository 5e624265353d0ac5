import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startApp } from '../src/app-under-test';
import type { Database } from '../src/db/database';
import { migrate } from '../src/db/migrate';
import { MIGRATIONS } from '../src/db/migrations/all';
import { runningSandbox } from '../src/running-sandbox';
import { benchDatabases } from './bench-databases';
import type { Round, Times } from './flight-load';

/*
 * Searching for flights while fifty do: time to the first page of offers and to the last one, through the API and, in
 * turn with it, at its supplier's own wire. Writes .wayfare/bench/flights.json.
 *
 *   npx tsx --tsconfig tsconfig.base.json api/bench/flights.bench.ts [postgres://…]
 */

const SERVER = process.argv[2] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const AT_ONCE = 50;
const SEARCHES = 100;
const WARM_UP = 50;
const ROUNDS = 3;

type Measure = (round: Round) => Promise<Times>;

interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}

const summary = (rounds: readonly Times[]) => ({
  first: percentiles(rounds.flatMap(({ first }) => first)),
  complete: percentiles(rounds.flatMap(({ complete }) => complete)),
  offers: rounds.reduce((sum, { offers }) => sum + offers, 0),
});

function travellers(): { measure: Measure; child: ChildProcess } {
  const child = fork(path.join(__dirname, 'flight-load.ts'), { execArgv: ['--import', 'tsx'], env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' } });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`the travellers ended with ${code}`);
  });
  const ready = once(child, 'message');
  return {
    child,
    async measure(round) {
      await Promise.race([ready, ended]);
      child.send(round);
      const [times]: [Times] = await Promise.race([once(child, 'message') as Promise<[Times]>, ended]);
      return times;
    },
  };
}

async function onDatabase(database: Database, supplier: string, measure: Measure) {
  await migrate(database.pool, MIGRATIONS);
  const api = await startApp(database, { env: { SUPPLIER_URL: supplier, SUPPLIER_TOKEN: 'duffel_test_sandbox', SUPPLIER_TIMEOUT_MS: '60000', CHECK_RESPONSES: 'off', RATE_LIMIT: '0' } });
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const throughApi = { origin, authorization: await api.bearer(), atOnce: AT_ONCE };
  const bare = { origin: supplier, authorization: null, atOnce: AT_ONCE };
  await measure({ ...throughApi, searches: WARM_UP });
  const rounds: { ours: Times[]; bare: Times[] } = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.bare.push(await measure({ ...bare, searches: SEARCHES }));
    rounds.ours.push(await measure({ ...throughApi, searches: SEARCHES }));
  }
  await api.close();
  const result = { ours: summary(rounds.ours), bare: summary(rounds.bare) };
  if (result.ours.offers !== result.bare.offers) throw new Error(`the API showed ${result.ours.offers} offers of ${result.bare.offers}`);
  return result;
}

async function main(): Promise<void> {
  const sandbox = await runningSandbox();
  const { measure, child } = travellers();
  try {
    const results = [];
    for (const [name, open] of await benchDatabases(SERVER)) {
      const database = await open();
      results.push({ database: name, ...(await onDatabase(database, sandbox.origin, measure)) });
      await database.close();
    }
    await mkdir('.wayfare/bench', { recursive: true });
    await writeFile('.wayfare/bench/flights.json', `${JSON.stringify({ searches: SEARCHES * ROUNDS, atOnce: AT_ONCE, results }, null, 1)}\n`);
  } finally {
    child.removeAllListeners('exit');
    child.kill();
    await sandbox.stop();
  }
}

void main();
