import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { worksFrom } from './migrations/migration';
import type { ConcurrentIndex, Migration } from './migrations/migration';

/** Advisory lock: any number, the same for every process. */
const LOCK = 746_291_553;
const LOOK_MS = 50;

export class NewerSchemaError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database's schema is newer than this release: it has ${unknown.join(', ')}, which this release does not work with. Start the newer release, or give this one its own database.`,
    );
    this.name = 'NewerSchemaError';
  }
}

export interface MigrateOptions {
  /** whether indexes are made without holding writes, which embedded PostgreSQL cannot */
  readonly concurrently?: boolean;
}

/** Concurrent processes take turns; returns the ids of the steps that ran. */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[],
  { concurrently = false }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await lock(client);
    try {
      return await runMissing(client, migrations, concurrently);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Looks again and again: an index made concurrently waits for every statement, also for one that waits for a lock. */
async function lock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [LOCK],
    );
    if (rows[0]?.taken === true) return;
    await wait(LOOK_MS);
  }
}

interface Done {
  readonly id: string;
  readonly works_from: string | null;
}

async function stepsDone(client: PoolClient): Promise<readonly Done[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migrations (id text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now());
    ALTER TABLE migrations ADD COLUMN IF NOT EXISTS works_from text`);
  const { rows } = await client.query<Done>('SELECT id, works_from FROM migrations');
  return rows;
}

/** A newer release may have added; it says of each step which code still works on what it took away. */
function refuseIfContracted(done: readonly Done[], known: ReadonlySet<string>): void {
  const broken = done.filter(
    ({ id, works_from: from }) => !known.has(id) && from !== null && !known.has(from),
  );
  if (broken.length > 0) throw new NewerSchemaError(broken.map(({ id }) => id).sort());
}

async function runMissing(
  client: PoolClient,
  migrations: readonly Migration[],
  concurrently: boolean,
): Promise<string[]> {
  const rows = await stepsDone(client);
  refuseIfContracted(rows, new Set(migrations.map(({ id }) => id)));
  const done = new Set(rows.map(({ id }) => id));
  const missing = migrations.filter(({ id }) => !done.has(id));
  for (const migration of missing) await runOne(client, migration, concurrently);
  return missing.map(({ id }) => id);
}

const note = (client: PoolClient, migration: Migration) =>
  client.query('INSERT INTO migrations (id, works_from) VALUES ($1, $2)', [
    migration.id,
    worksFrom(migration),
  ]);

async function runOne(
  client: PoolClient,
  migration: Migration,
  concurrently: boolean,
): Promise<void> {
  try {
    if (migration.indexes === undefined) await inTransaction(client, migration);
    else {
      for (const index of migration.indexes) await makeIndex(client, index, concurrently);
      await note(client, migration);
    }
  } catch (cause) {
    throw new Error(
      `Migration ${migration.id} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

async function inTransaction(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** A process may have ended in the middle of it, which leaves an index that nobody uses and everybody writes. */
async function makeIndex(
  client: PoolClient,
  { name, on }: ConcurrentIndex,
  concurrently: boolean,
): Promise<void> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.indisvalid === true) return;
  const how = concurrently ? 'CONCURRENTLY ' : '';
  if (rows.length > 0) await client.query(`DROP INDEX ${how}${name}`);
  await client.query(`CREATE INDEX ${how}${name} ON ${on}`);
}
