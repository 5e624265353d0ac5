import { ReleaseError } from '@wayfare/releases';
import { Pool, type QueryResult } from 'pg';

const CONNECTIONS = 2;
const TIMEOUT_MS = 5_000;

interface OwnSchema {
  readonly url: string;
  /** of the connections, and of whose database it is in refusals */
  readonly name: string;
  /** makes a table where `table` is none; several statements in one query are one transaction */
  readonly sql: string;
  readonly table: string;
}

export interface OwnQueries {
  /** Rejects with UNREACHABLE. */
  query(sql: string, values?: unknown[]): Promise<QueryResult<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** Queries of a schema beside the registry's history, which is made by the first of them. */
export function ownSchema({ url, name, sql: schema, table }: OwnSchema): OwnQueries {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: `wayfare-registry-${name}`,
  });
  // each query tells its caller; without a listener a connection that is lost would end the process
  pool.on('error', () => {});
  let made: Promise<void> | null = null;

  async function make(): Promise<void> {
    const isThere = 'SELECT to_regclass($1) IS NOT NULL AS there';
    const { rows } = await pool.query<{ there: boolean }>(isThere, [table]);
    if (rows[0]?.there !== true) await pool.query(schema);
  }

  return {
    async query(sql, values = []) {
      try {
        made ??= make();
        await made.catch((error: unknown) => {
          made = null;
          throw error;
        });
        return await pool.query<Record<string, unknown>>(sql, values);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        throw new ReleaseError('UNREACHABLE', `the database of ${name}: ${words}`, error);
      }
    },
    close: () => pool.end(),
  };
}
