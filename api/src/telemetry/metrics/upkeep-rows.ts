import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { BACKUP } from '../../platform/housekeeping/last-backup';
import type { Reading } from './reading';

const UpkeepRowSchema = v.object({ what: v.string(), seconds: v.number() });

/**
 * Seconds since any process began a task of housekeeping and since the last backup, and the age of the oldest event of
 * the audit log after its last sealed day; a row is missing for what never was. Clocks of processes differ: no age is below 0.
 */
export async function upkeepRows({ orm }: Reading, at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const sealed = sql`(coalesce((SELECT max(day) FROM audit.audit_seals), '0001-01-01') + 1)::timestamp AT TIME ZONE 'UTC'`;
  const answer = await orm.execute(sql`
    SELECT what, greatest(extract(epoch FROM ${now} - at), 0)::float8 AS seconds
    FROM (
      SELECT 'housekeeping' AS what, max(began_at) AS at FROM housekeeping WHERE task <> ${BACKUP}
      UNION ALL
      SELECT 'backup', max(began_at) FROM housekeeping WHERE task = ${BACKUP}
      UNION ALL
      SELECT 'audit', min(at) FROM audit.audit_events WHERE at >= ${sealed}
    ) AS parts WHERE at IS NOT NULL`);
  return v.parse(v.array(UpkeepRowSchema), answer.rows);
}
