import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection } from '../platform/db/database';

const COLUMNS = { release: ['version', 'release_set'], page: ['route', 'language'] } as const;
export type GroupedBy = keyof typeof COLUMNS;

const MeasuredSchema = v.object({
  vertical: v.string(),
  /** version or route */
  first: v.string(),
  /** release set or language */
  second: v.string(),
  lastDay: v.string(),
  views: v.number(),
  metric: v.string(),
  bucket: v.number(),
  count: v.number(),
});
export type MeasuredRow = v.InferOutput<typeof MeasuredSchema>;

const MOST_GROUPS = 100;
const MOST_ERRORS = 200;

export async function measuredSince(
  connection: Connection,
  day: string,
  by: GroupedBy,
): Promise<MeasuredRow[]> {
  const [first, second] = COLUMNS[by].map((column) => sql.identifier(column));
  const { rows } = await connection.execute(sql`
    WITH chosen AS (
      SELECT vertical, ${first}, ${second}, max(day)::text AS last_day, coalesce(sum(count) FILTER (WHERE metric = 'view'), 0)::float8 AS views
      FROM telemetry_measurements WHERE day >= ${day}::date
      GROUP BY vertical, ${first}, ${second} ORDER BY views DESC, last_day DESC LIMIT ${MOST_GROUPS}
    )
    SELECT vertical, ${first} AS first, ${second} AS second, last_day AS "lastDay", views, metric, bucket, sum(count)::float8 AS count
    FROM chosen JOIN telemetry_measurements USING (vertical, ${first}, ${second})
    WHERE day >= ${day}::date
    GROUP BY vertical, ${first}, ${second}, last_day, views, metric, bucket
    ORDER BY vertical, views DESC, last_day DESC, ${first}, ${second}`);
  return v.parse(v.array(MeasuredSchema), rows);
}

const ErrorSchema = v.object({
  vertical: v.string(),
  version: v.string(),
  releaseSet: v.string(),
  name: v.string(),
  message: v.string(),
  place: v.string(),
  route: v.string(),
  count: v.number(),
  lastSeen: v.pipe(
    v.unknown(),
    v.transform((instant) => new Date(String(instant))),
  ),
});
export type ErrorTotal = v.InferOutput<typeof ErrorSchema>;

export async function errorsSince(connection: Connection, day: string): Promise<ErrorTotal[]> {
  const { rows } = await connection.execute(sql`
    SELECT vertical, version, release_set AS "releaseSet", min(name) AS name, min(message) AS message, min(place) AS place, min(route) AS route,
      sum(count)::float8 AS count, to_char(max(last_seen) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "lastSeen"
    FROM telemetry_errors WHERE day >= ${day}::date
    GROUP BY vertical, version, release_set, hash
    ORDER BY count DESC, max(last_seen) DESC LIMIT ${MOST_ERRORS}`);
  return v.parse(v.array(ErrorSchema), rows);
}
