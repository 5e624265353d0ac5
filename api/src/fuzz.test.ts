import fc from 'fast-check';
import type { Database } from './platform/db/database';
import { migrate } from './platform/db/migrate';
import { MIGRATIONS } from './platform/db/migrations/all';
import { openInMemory } from '../test/databases/on-databases';
import { fuzzRequests } from '../test/fuzz/fuzz-requests';
import { startFuzzSite } from '../test/fuzz/fuzz-site';
import type { FuzzSite } from '../test/fuzz/fuzz-site';
import { told, wrongWith } from '../test/fuzz/judge';
import { operationsOf } from '../test/fuzz/operations';

/* Thousands of requests that nobody means well with, for every operation of the OpenAPI document. The same seed makes the same ones. */

const REQUESTS = Number(process.env['WAYFARE_FUZZ_REQUESTS'] ?? 500);
/** `npm test` asks the same every time; `npm run test:long` something else. */
const SEED = Number(process.env['WAYFARE_FUZZ_SEED'] ?? 1);
const AT_ONCE = 500;
const MOST_TOLD = 20;
const LONG = 120_000 + REQUESTS * 100;

const say = (text: string) => process.stderr.write(`${text}\n`);

describe('The API under hostile requests', () => {
  let database: Database;
  let site: FuzzSite | null = null;

  beforeAll(async () => {
    database = await openInMemory();
    await migrate(database.pool, MIGRATIONS);
    site = await startFuzzSite(database);
  }, LONG);
  afterAll(async () => {
    await site?.close();
    await database.close();
  }, LONG);

  it(
    'refuses whatever it cannot use in the envelope, and fails at nothing',
    async () => {
      if (site === null) throw new Error('the site is not there');
      const { known, recorded } = site.recorder;
      const requests = fuzzRequests(operationsOf(site.api.app.swagger()), known, recorded);
      say(`fuzz: ${REQUESTS} requests, WAYFARE_FUZZ_SEED=${SEED}`);
      /** the first of each operation and status */
      const failures = new Map<string, string>();
      const statuses = new Map<number, number>();
      for (let sent = 0; sent < REQUESTS && failures.size < MOST_TOLD; sent += AT_ONCE) {
        for (const request of fc.sample(requests, {
          seed: SEED + sent,
          numRuns: Math.min(AT_ONCE, REQUESTS - sent),
        })) {
          const answer = await site.send(request);
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
          const wrong = wrongWith(request, answer);
          const logged = site.logged();
          const key = `${request.operation.method} ${request.operation.path} ${answer.statusCode}`;
          if (wrong !== null && !failures.has(key))
            failures.set(
              key,
              `WAYFARE_FUZZ_SEED=${SEED + sent}: ${told(request, answer, wrong, logged)}`,
            );
        }
      }
      say(`fuzz: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`);
      expect([...failures.values()].join('\n\n')).toBe('');
      // requests that all are refused at the door prove little
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
    },
    LONG,
  );
});
