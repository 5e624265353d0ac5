import { sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { travellers } from '../../platform/db/schema/accounts';
import type { NumberStore } from '../../platform/records/reseal';

const BATCH = 200;
const NUMBER = sql`${travellers.details} ->> 'document'`;

export function travellerNumbers(connection: Connection): NumberStore {
  return {
    async stale(currentPrefix, after) {
      const rows = await connection
        .select({ id: travellers.id, kept: sql<string>`${NUMBER}` })
        .from(travellers)
        .where(
          sql`${NUMBER} <> '' AND NOT starts_with(${NUMBER}, ${currentPrefix}) AND ${travellers.id} > ${after}`,
        )
        .orderBy(travellers.id)
        .limit(BATCH);
      return rows.map((row) => ({ ...row, table: 'travellers', path: 'document' }));
    },
    async write({ id, kept }, sealed) {
      const details = sql`jsonb_set(${travellers.details}, '{document}', to_jsonb(${sealed}::text))`;
      await connection
        .update(travellers)
        .set({ details })
        .where(sql`${travellers.id} = ${id} AND ${NUMBER} = ${kept}`);
    },
  };
}
