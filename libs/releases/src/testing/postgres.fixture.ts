import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Found by `.workspace/jest.processes.cjs`; empty where no PostgreSQL answers. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

export const hasPostgres = SERVER !== '';

export interface OwnDatabase {
  readonly url: string;
  /** Runs a statement as somebody else would. */
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** Ends all connections and lets nobody in, as a server that is away does; `true` opens it again. */
  allow(isAllowed: boolean): Promise<void>;
  drop(): Promise<void>;
}

async function on(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  try {
    for (const statement of statements) ({ rows } = await client.query(statement));
  } finally {
    await client.end();
  }
  return rows;
}

/** An empty database of its own on the tests' server. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const name = `wayfare_test_${randomBytes(6).toString('hex')}`;
  await on(SERVER, `CREATE DATABASE ${name}`);
  const own = new URL(SERVER);
  own.pathname = `/${name}`;
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
  return {
    url: own.href,
    run: (statement) => on(own.href, statement),
    async allow(isAllowed) {
      const allowed = `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`;
      await on(SERVER, ...(isAllowed ? [allowed] : [allowed, end]));
    },
    drop: async () => void (await on(SERVER, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
