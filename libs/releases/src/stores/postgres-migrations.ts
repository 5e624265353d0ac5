import type { Pool } from 'pg';

/** Each is run once, in this order; one that was released is never edited. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE release_registry.revisions (
    rev integer PRIMARY KEY CHECK (rev > 0),
    document jsonb NOT NULL,
    written_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE FUNCTION release_registry.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the registry is only ever added to';
  END $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_registry.revisions
    FOR EACH STATEMENT EXECUTE FUNCTION release_registry.refuse_change();`,
];

const BEFORE = `SELECT pg_advisory_xact_lock(hashtext('release_registry'));
  CREATE SCHEMA IF NOT EXISTS release_registry;
  CREATE TABLE IF NOT EXISTS release_registry.migrations (version integer PRIMARY KEY);`;

async function versionOf(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM release_registry.migrations',
  );
  return rows[0]?.version ?? 0;
}

async function isUpToDate(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    `SELECT to_regclass('release_registry.migrations') IS NOT NULL AS is_there`,
  );
  return rows[0]?.is_there === true && (await versionOf(pool)) >= MIGRATIONS.length;
}

/** Makes the schema `release_registry`, or brings it up to date. A role that may only read and insert needs no more once it is. */
export async function migrateRegistry(pool: Pool): Promise<void> {
  if (await isUpToDate(pool)) return;
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query(BEFORE);
    const version = await versionOf(client);
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < version) continue;
      await client.query(migration);
      await client.query('INSERT INTO release_registry.migrations VALUES ($1)', [index + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // a connection in which a transaction failed is not used again
    client.release(failure);
  }
}
