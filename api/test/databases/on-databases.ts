import { isLongRun } from '@wayfare/testing/long-run';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import * as v from 'valibot';
import type { Database } from '../../src/platform/db/database';
import { onSocket, openServer } from '../../src/platform/db/database';
import { migrate } from '../../src/platform/db/migrate';
import { MIGRATIONS } from '../../src/platform/db/migrations/all';
import { SOCKET_PORT } from '../../src/platform/db/pglite';

/* For tests: the same suite on embedded PostgreSQL and, where one answers, on a PostgreSQL server. */

const OpenedSchema = v.object({ id: v.number(), host: v.string() });

/** Asks the process that holds the tests' databases (`under-test/database-host.ts`). */
async function askHost(method: 'POST' | 'DELETE', pathname: string): Promise<unknown> {
  const socketPath = process.env['WAYFARE_TEST_DATABASES'];
  if (socketPath === undefined) throw new Error('tests run by .workspace/jest.config.cjs');
  const question = request({ socketPath, method, path: pathname }).end();
  const [answer] = await once(question, 'response');
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
  return JSON.parse(said);
}

/** An embedded database, migrated and empty, quickly. */
export async function openInMemory(): Promise<Database> {
  const { id, host } = v.parse(OpenedSchema, await askHost('POST', '/'));
  const close = async () => void (await askHost('DELETE', `/${id}`));
  return onSocket({ host, port: SOCKET_PORT, close }, fail);
}

function fail(error: Error): void {
  process.stderr.write(`database: ${error.message}\n`);
}

/** The server to test on; null where none is configured and none answered before the tests (`.workspace/jest.processes.cjs`). */
function testServer(): URL | null {
  const address = process.env['TEST_DATABASE_URL'] ?? '';
  return address === '' ? null : new URL(address);
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

/** In `npm test` a server where one answers, else the embedded one; in the long run both. */
const chosen = <Kind>(embedded: Kind, server: Kind | null): Kind[] => {
  if (server === null) return [embedded];
  return isLongRun ? [embedded, server] : [server];
};

/** Where a database for processes of their own can be. */
export function databasesToTest(): [string, () => Promise<TestPlace>][] {
  const server = testServer();
  const onOwn = async (url: URL): Promise<TestPlace> => {
    const name = newName();
    await onServer(url.href, `CREATE DATABASE ${name}`);
    return {
      url: urlOf(url, name),
      drop: () => onServer(url.href, `DROP DATABASE ${name} WITH (FORCE)`),
    };
  };
  return chosen<[string, () => Promise<TestPlace>]>(
    ['embedded PostgreSQL', async () => ({ url: undefined, drop: async () => undefined })],
    server === null ? null : ['a PostgreSQL server', () => onOwn(server)],
  );
}

type Kind = [name: string, open: () => Promise<Database>];
type Suite = (database: () => Database) => void;

const embedded: Kind = ['embedded PostgreSQL', openInMemory];

function serverKind(): Kind | null {
  const server = testServer();
  return server === null ? null : ['a PostgreSQL server', () => openOwn(server)];
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
 * Runs `suite` on a server where one answers, and in the long run on the embedded database too, each migrated and empty:
 * for what differs between them, such as locks, several connections, and how a connection is lost.
 */
export function describeOnDatabases(title: string, suite: Suite): void {
  describeOn(chosen(embedded, serverKind()), title, suite);
}

/** Runs `suite` on one database: the embedded one in `npm test`, a server where one answers in the long run. */
export function describeOnDatabase(title: string, suite: Suite): void {
  describeOn([(isLongRun ? serverKind() : null) ?? embedded], title, suite);
}
