import { Client } from 'pg';
import { BackupError } from './backup-error';

export interface ServerFacts {
  readonly version: string;
  readonly migrations: readonly string[];
  /** schemas with tables in them */
  readonly filled: readonly string[];
  readonly schemas: readonly string[];
  /** other connections to the same database */
  readonly others: number;
}

const SCHEMAS = `SELECT nspname AS name, EXISTS (
    SELECT FROM pg_class WHERE relnamespace = pg_namespace.oid AND relkind IN ('r', 'p')
  ) AS filled FROM pg_namespace
  WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' ORDER BY nspname`;
const OTHERS = `SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/** The message of an unreachable server has its host, and never its password. */
export async function serverFacts(url: string): Promise<ServerFacts> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`DATABASE_URL: the database cannot be used (${reason})`, cause);
  }
  try {
    const version = await client.query<{ server_version: string }>('SHOW server_version');
    const schemas = await client.query<{ name: string; filled: boolean }>(SCHEMAS);
    const others = await client.query<{ others: number }>(OTHERS);
    const isKept = await client.query<{ kept: boolean }>(
      "SELECT to_regclass('public.migrations') IS NOT NULL AS kept",
    );
    const ids =
      isKept.rows[0]?.kept === true
        ? await client.query<{ id: string }>('SELECT id FROM migrations ORDER BY id')
        : { rows: [] };
    return {
      version: version.rows[0]?.server_version ?? '',
      migrations: ids.rows.map(({ id }) => id),
      filled: schemas.rows.filter(({ filled }) => filled).map(({ name }) => name),
      schemas: schemas.rows.map(({ name }) => name),
      others: others.rows[0]?.others ?? 0,
    };
  } finally {
    await client.end();
  }
}
