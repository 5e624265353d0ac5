import type { ClientBase } from 'pg';

const TABLES = ['catalogue_hotels', 'catalogue_places'] as const;

/** Stamps rows that are new or changed since the last import with today, and drops vanished ones. */
export async function noteChangedDays(client: ClientBase): Promise<void> {
  for (const table of TABLES) {
    await client.query(`
      INSERT INTO catalogue_days SELECT id, md5(row_now::text), now() FROM ${table} row_now
      ON CONFLICT (id) DO UPDATE SET digest = excluded.digest, changed_on = excluded.changed_on WHERE catalogue_days.digest <> excluded.digest
    `);
  }
  await client.query(
    `DELETE FROM catalogue_days d WHERE ${TABLES.map((table) => `NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.id = d.id)`).join(' AND ')}`,
  );
}
