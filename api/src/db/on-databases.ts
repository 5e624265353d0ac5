import { isLongRun } from '@wayfare/testing/long-run';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import type { Database } from './database';
import { openEmbedded, openServer } from './database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';

/* For tests: the same suite on embedded PostgreSQL and, where one answers, on a PostgreSQL server. */

/** Goes with the installed packages, so it is never of another version of them. */
const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/wayfare');

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';

/** An embedded database with nothing in it, quickly. */
export function openInMemory(): Promise<Database> {
  return openEmbedded(null, fail, {
    template: path.join(CACHE, 'empty-database.tar'),
    worker: path.join(CACHE, 'processes/pglite-worker.cjs'),
  });
}

function fail(error: Error): void {
  process.stderr.write(`database: ${error.message}\n`);
}

const CONNECT =
  "new (require('pg').Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 1000 }).connect().then(() => process.exit(0), () => process.exit(1))";

/** The address of a server to test on; null where none is configured and none lets us in. Suites are laid out at once, so this cannot wait. */
function testServer(): URL | null {
  const configured = process.env['TEST_DATABASE_URL'];
  if (configured !== undefined && configured !== '') return new URL(configured);
  return spawnSync(process.execPath, ['-e', CONNECT, LOCAL_SERVER], { cwd: __dirname }).status === 0
    ? new URL(LOCAL_SERVER)
    : null;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const newName = () => `wayfare_test_${randomBytes(6).toString('hex')}`;

function urlOf(server: URL, name: string): string {
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}

/** A database of its own on a server, dropped when it is closed. */
async function openOwn(url: URL): Promise<Database> {
  const name = newName();
  await onServer(url.href, `CREATE DATABASE ${name}`);
  const database = openServer(urlOf(url, name), 4, fail);
  const close = async () => {
    await database.close();
    await onServer(url.href, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

export interface TestPlace {
  /** null for the embedded database, which lives in a folder of the caller's */
  readonly url: string | undefined;
  readonly drop: () => Promise<void>;
}

/** Where a database for processes of their own can be: the embedded one, and a fresh one on a server where one answers. */
export function databasesToTest(): [string, () => Promise<TestPlace>][] {
  const embedded: [string, () => Promise<TestPlace>] = [
    'embedded PostgreSQL',
    async () => ({ url: undefined, drop: async () => undefined }),
  ];
  const server = testServer();
  if (server === null) return [embedded];
  const onOwn = async (): Promise<TestPlace> => {
    const name = newName();
    await onServer(server.href, `CREATE DATABASE ${name}`);
    return {
      url: urlOf(server, name),
      drop: () => onServer(server.href, `DROP DATABASE ${name} WITH (FORCE)`),
    };
  };
  return [embedded, ['a PostgreSQL server', onOwn]];
}

type Kind = [name: string, open: () => Promise<Database>];
type Suite = (database: () => Database) => void;

const embedded: Kind = ['embedded PostgreSQL', openInMemory];

function serverKinds(): Kind[] {
  const server = testServer();
  return server === null ? [] : [['a PostgreSQL server', () => openOwn(server)]];
}

function describeOn(kinds: readonly Kind[], title: string, suite: Suite): void {
  describe.each(kinds)(`${title} on %s`, (_name, open) => {
    let opened: Database | null = null;
    beforeAll(async () => {
      opened = await open();
      await migrate(opened.pool, MIGRATIONS);
    }, 60_000);
    afterAll(async () => {
      await opened?.close();
    }, 30_000);
    suite(() => {
      if (opened === null) throw new Error('the database is not open yet');
      return opened;
    });
  });
}

/**
 * Runs `suite` on the embedded database and on a server where one answers, each migrated and empty: for what differs
 * between them, such as locks, several connections, and how a connection is lost.
 */
export function describeOnDatabases(title: string, suite: Suite): void {
  describeOn([embedded, ...serverKinds()], title, suite);
}

/** Runs `suite` on one database: the embedded one in `npm test`, a server where one answers in the long run. */
export function describeOnDatabase(title: string, suite: Suite): void {
  const [server] = isLongRun ? serverKinds() : [];
  describeOn([server ?? embedded], title, suite);
}
