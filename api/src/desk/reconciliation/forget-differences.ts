import { lte } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { deskDifferences, reconciliations } from '../../platform/db/schema/desk';

const DAY = 24 * 3_600_000;

/** What was put right, and comparisons that ended, are kept as long as the audit log. */
export async function forgetOldDifferences(
  connection: Connection,
  days: number,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - days * DAY);
  await connection.delete(deskDifferences).where(lte(deskDifferences.resolvedAt, before));
  await connection.delete(reconciliations).where(lte(reconciliations.endedAt, before));
}
