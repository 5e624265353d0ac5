import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { LoginRequest, MailRequest } from '@wayfare/api-contract';
import { WRONG, createBrowser, newAccount } from '../test/clients/account-client';
import { startApp } from '../test/clients/app';
import type { Database } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { MIGRATIONS } from '../src/platform/db/migrations/all';
import { benchDatabases } from './bench-databases';

/*
 * Can the time of an answer tell whether an address has an account? Failed logins and requests for a new password, for
 * known and unknown addresses in turn, over HTTP with a captcha each. Writes .wayfare/bench/accounts.json.
 *
 *   npx tsx --tsconfig tsconfig.base.json api/bench/accounts.bench.ts [postgres://…]
 */

const SERVER = process.argv[2] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const EACH = 200;
const WARM_UP = 20;

const CALLS = {
  'failed login': {
    path: '/api/login',
    request: (user: string): LoginRequest => ({ user, password: WRONG, origin: 'web' }),
    status: 401,
  },
  'request for a new password': {
    path: '/api/remember-password',
    request: (user: string): Omit<MailRequest, 'captcha'> => ({ user }),
    status: 200,
  },
} as const;

type Call = (typeof CALLS)[keyof typeof CALLS];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const rounded = (value: number) => Number(value.toFixed(3));

async function measure(database: Database): Promise<object[]> {
  await migrate(database.pool, MIGRATIONS);
  const api = await startApp(database, { env: { RATE_LIMIT: '0', RATE_LIMIT_LOGIN: '0' } });
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = createBrowser(api);

  /** milliseconds of one call; the captcha is solved before */
  async function time({ path, request, status }: Call, user: string): Promise<number> {
    const body = JSON.stringify({ ...request(user), captcha: await browser.captcha() });
    const start = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    const spent = performance.now() - start;
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`);
    return spent;
  }

  const results = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = -WARM_UP; round < EACH; round += 1) {
      const addresses = {
        known: (await newAccount(database)).email,
        unknown: `${randomUUID()}@example.com`,
      };
      // each kind comes first as often as the other
      for (const kind of round % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const spent = await time(call, addresses[kind]);
        if (round >= 0) times[kind].push(spent);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    results.push({
      call: name,
      each: EACH,
      known: rounded(known),
      unknown: rounded(unknown),
      ratio: rounded(Math.max(known / unknown, unknown / known)),
    });
  }
  await api.close();
  return results;
}

async function main(): Promise<void> {
  const results = [];
  for (const [name, open] of await benchDatabases(SERVER)) {
    const database = await open();
    results.push(...(await measure(database)).map((result) => ({ database: name, ...result })));
    await database.close();
  }
  await mkdir('.wayfare/bench', { recursive: true });
  await writeFile('.wayfare/bench/accounts.json', `${JSON.stringify(results, null, 1)}\n`);
}

void main();
