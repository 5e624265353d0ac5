import type { Pool } from 'pg';

const DAY = "to_char(d.changed_on, 'YYYY-MM-DD')";

export async function changedDays(
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; day: string }>(
    `SELECT d.id, ${DAY} AS day FROM catalogue_days d WHERE d.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}

export async function lastChangedDay(pool: Pool, of: 'hotels' | 'places'): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    `SELECT to_char(max(d.changed_on), 'YYYY-MM-DD') AS day FROM catalogue_days d JOIN catalogue_${of} t ON t.id = d.id`,
  );
  return rows[0]?.day ?? null;
}
