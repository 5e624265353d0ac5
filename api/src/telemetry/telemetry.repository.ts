import { lt, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { telemetryErrors, telemetryMeasurements } from '../platform/db/schema/telemetry';

export type MeasurementRow = Omit<typeof telemetryMeasurements.$inferSelect, 'day'>;
export type ErrorRow = Omit<typeof telemetryErrors.$inferSelect, 'day' | 'lastSeen'>;

/** New rows per day: anybody can send, so this bounds a flood. */
export interface DayLimits {
  readonly measurements: number;
  readonly errors: number;
  /** `shell` and the verticals */
  readonly owners: number;
}

/** Upserts in key order, against deadlock; new rows stop at the day's limit. */
export async function addMeasurements(
  connection: Connection,
  day: string,
  rows: readonly MeasurementRow[],
  most: number,
): Promise<void> {
  await connection.execute(sql`
    INSERT INTO telemetry_measurements AS total (day, vertical, version, release_set, route, language, metric, bucket, count)
    SELECT ${day}::date, vertical, version, "releaseSet", route, language, metric, bucket, count
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS sent (vertical text, version text, "releaseSet" text, route text, language text, metric text, bucket integer, count bigint)
    WHERE EXISTS (
        SELECT FROM telemetry_measurements known
        WHERE known.day = ${day}::date AND known.vertical = sent.vertical AND known.version = sent.version AND known.release_set = sent."releaseSet"
          AND known.route = sent.route AND known.language = sent.language AND known.metric = sent.metric AND known.bucket = sent.bucket)
      OR (SELECT count(*) FROM telemetry_measurements WHERE day = ${day}::date) < ${most}
    ORDER BY vertical, version, "releaseSet", route, language, metric, bucket
    ON CONFLICT (day, vertical, version, release_set, route, language, metric, bucket) DO UPDATE SET count = total.count + excluded.count`);
}

export async function addErrors(
  connection: Connection,
  day: string,
  rows: readonly ErrorRow[],
  { most, now }: { most: number; now: Date },
): Promise<void> {
  await connection.execute(sql`
    INSERT INTO telemetry_errors AS total (day, vertical, version, release_set, hash, name, message, place, route, count, last_seen)
    SELECT ${day}::date, vertical, version, "releaseSet", hash, name, message, place, route, count, ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS sent (vertical text, version text, "releaseSet" text, hash text, name text, message text, place text, route text, count bigint)
    WHERE EXISTS (
        SELECT FROM telemetry_errors known
        WHERE known.day = ${day}::date AND known.vertical = sent.vertical AND known.version = sent.version AND known.release_set = sent."releaseSet" AND known.hash = sent.hash)
      OR (SELECT count(*) FROM telemetry_errors WHERE day = ${day}::date) < ${most}
    ORDER BY vertical, version, "releaseSet", hash
    ON CONFLICT (day, vertical, version, release_set, hash) DO UPDATE SET count = total.count + excluded.count, last_seen = greatest(total.last_seen, excluded.last_seen)`);
}

export async function ownersSince(connection: Connection, day: string): Promise<string[]> {
  const { rows } = await connection.execute<{ vertical: string }>(sql`
    SELECT vertical FROM telemetry_measurements WHERE day >= ${day}::date UNION SELECT vertical FROM telemetry_errors WHERE day >= ${day}::date`);
  return rows.map(({ vertical }) => vertical);
}

const KEPT_DAYS = 90;
const DAY = 86_400_000;

export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export async function forgetOldTelemetry(connection: Connection, now: Date): Promise<void> {
  const first = dayOf(now.getTime() - (KEPT_DAYS - 1) * DAY);
  await connection.delete(telemetryMeasurements).where(lt(telemetryMeasurements.day, first));
  await connection.delete(telemetryErrors).where(lt(telemetryErrors.day, first));
}
