import { lte } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookingSteps } from '../../platform/db/schema/desk';

const DAY = 24 * 3_600_000;

/** Steps are kept as long as the audit log. */
export async function forgetSteps(connection: Connection, days: number, now: Date): Promise<void> {
  await connection
    .delete(bookingSteps)
    .where(lte(bookingSteps.at, new Date(now.getTime() - days * DAY)));
}
