import { createHash } from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { Connection, Database } from '../platform/db/database';
import { auditEvents, auditSeals } from '../platform/db/schema/audit';

/** After midnight, so that what was begun before it is written. */
const SETTLED_MS = 3_600_000;

/** The UTC day of an event. */
const dayOf = sql<string>`to_char(${auditEvents.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

interface Day {
  readonly day: string;
  readonly events: number;
  /** of all its rows in order, as the database writes them */
  readonly rows: string;
}

/** Computed in the database: a day of a busy site does not fit into a process. */
async function daysOf(connection: Connection, where = sql`true`): Promise<Day[]> {
  const line = sql`concat_ws('|', id, extract(epoch FROM at), actor, act, object, outcome, coalesce(correlation_id, ''), facts::text)`;
  const hashed = connection
    .select({
      id: auditEvents.id,
      day: dayOf.as('day'),
      hash: sql`sha256(convert_to(${line}, 'UTF8'))`.as('hash'),
    })
    .from(auditEvents)
    .where(where)
    .as('hashed');
  return connection
    .select({
      day: sql<string>`${hashed.day}`,
      events: sql<number>`count(*)::int`,
      rows: sql<string>`encode(sha256(string_agg(${hashed.hash}, ''::bytea ORDER BY ${hashed.id})), 'hex')`,
    })
    .from(hashed)
    .groupBy(sql`${hashed.day}`)
    .orderBy(asc(sql`${hashed.day}`));
}

const bound = (before: string, { day, events, rows }: Day) =>
  createHash('sha256').update(`${before}\n${day}\n${events}\n${rows}`).digest('hex');

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Seals each day that is over: its digest binds its events and the seal before. Safe beside another process. */
export async function sealDays({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await orm.transaction(async (connection) => {
    await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtext('audit seals'))`);
    const [last] = await connection
      .select()
      .from(auditSeals)
      .orderBy(desc(auditSeals.day))
      .limit(1);
    const today = utcDay(now.getTime() - SETTLED_MS);
    const days = await daysOf(
      connection,
      sql`${auditEvents.at} < ${`${today}T00:00:00Z`}::timestamptz AND ${auditEvents.at} >= ${`${last?.day ?? '0001-01-01'}T00:00:00Z`}::timestamptz + interval '1 day'`,
    );
    let before = last?.digest ?? '';
    for (const day of days) {
      before = bound(before, day);
      await connection
        .insert(auditSeals)
        .values({ day: day.day, events: day.events, digest: before });
    }
  });
}

export interface SealCheck {
  readonly sealed: number;
  /** days whose events are not those that were sealed */
  readonly changed: readonly string[];
}

/** Recomputes every seal whose events are still kept. */
export async function checkSeals({ orm }: Pick<Database, 'orm'>): Promise<SealCheck> {
  const seals = await orm.select().from(auditSeals).orderBy(asc(auditSeals.day));
  const days = new Map((await daysOf(orm)).map((day) => [day.day, day]));
  const [oldest = ''] = days.keys();
  const changed = seals.flatMap(({ day, digest }, index) => {
    if (day < oldest) return [];
    const found = days.get(day) ?? { day, events: 0, rows: '' };
    return bound(seals[index - 1]?.digest ?? '', found) === digest ? [] : [day];
  });
  return { sealed: seals.length, changed };
}

/** The only way by which events go: whole days, once they are older than `days`. */
export async function forgetOldEvents(
  { orm }: Pick<Database, 'orm'>,
  days: number,
  now: Date,
): Promise<void> {
  const end = `${utcDay(now.getTime() - days * 86_400_000)}T00:00:00Z`;
  await orm.transaction(async (connection) => {
    await connection.execute(sql`SELECT set_config('wayfare.audit_ends', ${end}, true)`);
    await connection.delete(auditEvents).where(sql`${auditEvents.at} < ${end}::timestamptz`);
  });
}
