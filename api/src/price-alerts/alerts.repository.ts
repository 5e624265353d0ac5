import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { priceAlertMails, priceAlerts } from '../platform/db/schema/price-alerts';

export type AlertRow = typeof priceAlerts.$inferSelect;
export type NewAlert = Omit<
  AlertRow,
  'id' | 'mailedAt' | 'tries' | 'leaseToken' | 'leaseUntil' | 'endedAt'
>;

/** Locks the address until the transaction ends, so that concurrent requests count against one limit. */
export async function holdAddress(connection: Connection, address: string): Promise<void> {
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`price alert ${address}`}, 0))`,
  );
}

export async function findAlert(connection: Connection, id: string): Promise<AlertRow | null> {
  const [row] = await connection.select().from(priceAlerts).where(eq(priceAlerts.id, id));
  return row ?? null;
}

export async function findSame(
  connection: Connection,
  { address, watchHash }: Pick<AlertRow, 'address' | 'watchHash'>,
): Promise<AlertRow | null> {
  const [row] = await connection
    .select()
    .from(priceAlerts)
    .where(and(eq(priceAlerts.address, address), eq(priceAlerts.watchHash, watchHash)));
  return row ?? null;
}

export async function countAlerts(connection: Connection, address: string): Promise<number> {
  const [row] = await connection
    .select({ alerts: count() })
    .from(priceAlerts)
    .where(and(eq(priceAlerts.address, address), isNull(priceAlerts.endedAt)));
  return row?.alerts ?? 0;
}

export async function insertAlert(connection: Connection, alert: NewAlert): Promise<AlertRow> {
  const [row] = await connection
    .insert(priceAlerts)
    .values({ ...alert, id: randomUUID() })
    .returning();
  if (row === undefined) throw new Error('the alert was not kept');
  return row;
}

export async function changeAlert(
  connection: Connection,
  id: string,
  change: Partial<Omit<AlertRow, 'id'>>,
): Promise<void> {
  await connection.update(priceAlerts).set(change).where(eq(priceAlerts.id, id));
}

export async function findOnAlerts(connection: Connection, address: string): Promise<AlertRow[]> {
  return connection
    .select()
    .from(priceAlerts)
    .where(
      and(
        eq(priceAlerts.address, address),
        isNotNull(priceAlerts.consentAt),
        isNull(priceAlerts.endedAt),
      ),
    )
    .orderBy(asc(priceAlerts.startsOn), asc(priceAlerts.id));
}

export async function queueAlertMail(
  connection: Connection,
  mail: Pick<typeof priceAlertMails.$inferInsert, 'alertId' | 'kind' | 'before' | 'now'>,
  at: Date,
): Promise<void> {
  await connection
    .insert(priceAlertMails)
    .values({ ...mail, id: randomUUID(), createdAt: at, runAt: at });
}

export async function deleteAlertsOf(connection: Connection, address: string): Promise<void> {
  await connection.delete(priceAlerts).where(eq(priceAlerts.address, address));
}

const HOUR = 3_600_000;
const UNCONFIRMED_HOURS = 48;
const AFTER_TRAVEL_DAYS = 30;

/** Unconfirmed after two days, all 30 days after the journey began. */
export async function forgetOldAlerts(connection: Connection, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await connection.delete(priceAlerts).where(
    or(
      and(isNull(priceAlerts.consentAt), lt(priceAlerts.askedAt, hoursAgo(UNCONFIRMED_HOURS))),
      lt(
        priceAlerts.startsOn,
        hoursAgo(AFTER_TRAVEL_DAYS * 24)
          .toISOString()
          .slice(0, 10),
      ),
    ),
  );
}
