import { mkdir, writeFile } from 'node:fs/promises';
import { startApp } from '../test/clients/app';
import type { Database } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { MIGRATIONS } from '../src/platform/db/migrations/all';
import { runningSandbox } from '../test/sandbox/sandbox-process';
import { benchDatabases } from './bench-databases';
import { loadProcess, percentiles } from './load-process';
import type { Round, Times } from './rail-load';

/*
 * Searching for trains while fifty do: time to the answer through the API and, in turn with it, at its supplier's own
 * wire. Writes .wayfare/bench/rail.json.
 *
 *   npx tsx --tsconfig tsconfig.base.json api/bench/rail.bench.ts [postgres://…]
 */

const SERVER = process.argv[2] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const AT_ONCE = 50;
const SEARCHES = 200;
const WARM_UP = 100;
const ROUNDS = 3;

const summary = (rounds: readonly Times[]) => ({
  ...percentiles(rounds.flatMap(({ milliseconds }) => milliseconds)),
  offers: rounds.reduce((sum, { offers }) => sum + offers, 0),
});

async function onDatabase(
  database: Database,
  supplier: string,
  measure: (round: Round) => Promise<Times>,
) {
  await migrate(database.pool, MIGRATIONS);
  const api = await startApp(database, {
    env: {
      SANDBOX_URL: supplier,
      RAIL_TIMEOUT_MS: '60000',
      CHECK_RESPONSES: 'off',
      RATE_LIMIT: '0',
    },
  });
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
  if (result.ours.offers !== result.bare.offers || result.bare.offers === 0)
    throw new Error(`the API showed ${result.ours.offers} offers of ${result.bare.offers}`);
  return result;
}

async function main(): Promise<void> {
  const sandbox = await runningSandbox();
  const { measure, stop } = loadProcess<Round, Times>('rail-load.ts');
  try {
    const results = [];
    for (const [name, open] of await benchDatabases(SERVER)) {
      const database = await open();
      results.push({ database: name, ...(await onDatabase(database, sandbox.origin, measure)) });
      await database.close();
    }
    await mkdir('.wayfare/bench', { recursive: true });
    await writeFile(
      '.wayfare/bench/rail.json',
      `${JSON.stringify({ searches: SEARCHES * ROUNDS, atOnce: AT_ONCE, results }, null, 1)}\n`,
    );
  } finally {
    stop();
    await sandbox.stop();
  }
}

void main();
