import { addDays } from '@wayfare/domain';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import type { NumberStore } from '../../platform/records/reseal';

/** Disputes are settled by then. */
const KEPT_DAYS = 30;
const BATCH = 200;

const NUMBER = sql`${bookings.details} -> 'holder' ->> 'document'`;
// must equal the predicate of migration 0016's partial index
const HAS_NUMBER = sql`${bookings.vertical} = 'hotels' AND ${bookings.details} -> 'holder' ->> 'document' <> ''`;
const withNumber = (number: string) =>
  sql`jsonb_set(${bookings.details}, '{holder,document}', to_jsonb(${number}::text))`;

export function stayNumbers(connection: Connection): NumberStore {
  return {
    async stale(currentPrefix, after) {
      const rows = await connection
        .select({ id: bookings.id, kept: sql<string>`${NUMBER}` })
        .from(bookings)
        .where(
          sql`${HAS_NUMBER} AND NOT starts_with(${NUMBER}, ${currentPrefix}) AND ${bookings.id} > ${after}`,
        )
        .orderBy(bookings.id)
        .limit(BATCH);
      return rows.map((row) => ({ ...row, table: 'bookings', path: 'holder.document' }));
    },
    async write({ id, kept }, sealed) {
      await connection
        .update(bookings)
        .set({ details: withNumber(sealed) })
        .where(sql`${bookings.id} = ${id} AND ${NUMBER} = ${kept}`);
    },
  };
}

/** Noon UTC of the next day is past the day in every zone. */
export async function removeDocumentNumbers(connection: Connection, now: Date): Promise<void> {
  const last = addDays(
    new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10),
    -KEPT_DAYS - 1,
  );
  await connection
    .update(bookings)
    .set({ details: withNumber('') })
    .where(sql`${HAS_NUMBER} AND ${bookings.details} ->> 'checkOut' <= ${last}`);
}
