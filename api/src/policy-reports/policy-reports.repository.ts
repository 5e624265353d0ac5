import { desc, gte, lt, max, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { policyReports } from '../platform/db/schema/telemetry';
import type { RefusedByPolicy } from './policy-report';

/** New rows per day: anybody can send, so this bounds a flood. */
const DAY_LIMIT = 500;
const KEPT_DAYS = 90;
const MOST_TOTALS = 200;
const DAY = 86_400_000;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export async function addPolicyReport(
  connection: Connection,
  { directive, blocked, page }: RefusedByPolicy,
  now: number,
  limit = DAY_LIMIT,
): Promise<void> {
  const day = dayOf(now);
  const at = new Date(now).toISOString();
  await connection.execute(sql`
    INSERT INTO policy_reports AS total (day, directive, blocked, page, count, last_seen)
    SELECT ${day}::date, ${directive}, ${blocked}, ${page}, 1, ${at}::timestamptz
    WHERE EXISTS (SELECT FROM policy_reports known WHERE known.day = ${day}::date AND known.directive = ${directive} AND known.blocked = ${blocked} AND known.page = ${page})
      OR (SELECT count(*) FROM policy_reports WHERE day = ${day}::date) < ${limit}
    ON CONFLICT (day, directive, blocked, page) DO UPDATE SET count = total.count + 1, last_seen = greatest(total.last_seen, excluded.last_seen)`);
}

export interface RefusedTotal extends RefusedByPolicy {
  readonly count: number;
  readonly lastSeen: Date;
}

export async function policyReportsSince(
  connection: Connection,
  day: string,
): Promise<RefusedTotal[]> {
  const { directive, blocked, page, count, lastSeen } = policyReports;
  const last = max(lastSeen);
  const rows = await connection
    .select({ directive, blocked, page, count: sql<number>`sum(${count})::float8`, lastSeen: last })
    .from(policyReports)
    .where(gte(policyReports.day, day))
    .groupBy(directive, blocked, page)
    .orderBy(desc(last), directive, blocked, page)
    .limit(MOST_TOTALS);
  return rows.map((row) => ({ ...row, lastSeen: row.lastSeen ?? new Date(0) }));
}

export async function forgetOldPolicyReports(connection: Connection, now: Date): Promise<void> {
  await connection
    .delete(policyReports)
    .where(lt(policyReports.day, dayOf(now.getTime() - (KEPT_DAYS - 1) * DAY)));
}
