import type { Pool, PoolClient } from 'pg';
import type { Migration } from './migrations/migration';

/** Advisory lock: any number, the same for every process. */
const LOCK = 746_291_553;

export class NewerSchemaError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database's schema is newer than this release: it has ${unknown.join(', ')}, which this release does not know. Start the newer release, or give this one its own database.`,
    );
    this.name = 'NewerSchemaError';
  }
}

/** Concurrent processes take turns; returns the ids of the steps that ran. */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    try {
      return await runMissing(client, migrations);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function runMissing(client: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (id text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ id: string }>('SELECT id FROM migrations');
  const done = new Set(rows.map((row) => row.id));
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = [...done].filter((id) => !known.has(id)).sort();
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const missing = migrations.filter(({ id }) => !done.has(id));
  for (const migration of missing) await runOne(client, migration);
  return missing.map(({ id }) => id);
}

async function runOne(client: PoolClient, { id, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (id) VALUES ($1)', [id]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(
      `Migration ${id} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
