import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { trainBaskets } from '../../../platform/db/schema/trains';
import type { NumberStore } from '../../../platform/records/reseal';

const BATCH = 200;

export function basketNumbers(connection: Connection): NumberStore {
  return {
    async stale(currentPrefix, after) {
      const { rows } = await connection.execute<{ id: string; kept: string }>(sql`
        WITH found AS (
          SELECT ${trainBaskets.id} AS id, jsonb_path_query(${trainBaskets.items}, '$[*].passengers[*].documentNumber') #>> '{}' AS kept
          FROM ${trainBaskets} WHERE ${trainBaskets.id} > ${after}
        ), batch AS (
          SELECT DISTINCT id FROM found WHERE kept <> '' AND NOT starts_with(kept, ${currentPrefix}) ORDER BY id LIMIT ${BATCH}
        )
        SELECT found.id, found.kept FROM found JOIN batch USING (id) WHERE kept <> '' AND NOT starts_with(kept, ${currentPrefix}) ORDER BY found.id
      `);
      return rows.map((row) => ({
        ...row,
        table: 'train_baskets',
        path: 'passengers.documentNumber',
      }));
    },
    async write({ id, kept }, sealed) {
      const [row] = await connection
        .select({ items: trainBaskets.items, version: trainBaskets.version })
        .from(trainBaskets)
        .where(sql`${trainBaskets.id} = ${id}`);
      if (row === undefined) return;
      const items: unknown = JSON.parse(JSON.stringify(row.items), (key, value: unknown) =>
        key === 'documentNumber' && value === kept ? sealed : value,
      );
      // compare and set: the next round seals a concurrent edit
      await connection
        .update(trainBaskets)
        .set({ items })
        .where(sql`${trainBaskets.id} = ${id} AND ${trainBaskets.version} = ${row.version}`);
    },
  };
}
