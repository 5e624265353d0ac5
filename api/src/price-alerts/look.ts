import { PriceWatchSchema } from '@wayfare/api-contract/schemas';
import { siteDay } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { priceAlerts } from '../platform/db/schema/price-alerts';
import { backoff } from '../platform/queue/backoff';
import { claim, keepLease, releaseLease } from '../platform/queue/leases';
import type { Claimed, Holding, Lease } from '../platform/queue/leases';
import type { Claim } from '../platform/queue/worker';
import { ALERTS } from './alert-queues';
import { lookOutcome } from './alert-rule';
import { queueAlertMail } from './alerts.repository';
import type { AlertRow } from './alerts.repository';
import { watchedBy } from './watched-product';
import type { WatchedProducts } from './watched-product';

export interface LookOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly products: WatchedProducts;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly onMail?: () => void;
}

const MINUTE = 60_000;
const PAUSES = { firstPause: 30 * MINUTE, longestPause: 24 * 60 * MINUTE };

/** Rate limit a process: each look is a search, and suppliers count searches against bookings. */
const LOOKS_A_MINUTE = 20;

export function looksAMinute(most = LOOKS_A_MINUTE): (now: number) => boolean {
  let minute = 0;
  let taken = 0;
  return (now) => {
    const current = Math.floor(now / MINUTE);
    if (current !== minute) [minute, taken] = [current, 0];
    if (taken >= most) return false;
    taken += 1;
    return true;
  };
}

/** Null where nothing is sold, and once the journey has begun. */
async function priceOf(row: AlertRow, products: WatchedProducts, now: number) {
  if (siteDay(() => now) > row.startsOn) return null;
  const watch = v.parse(PriceWatchSchema, row.watch);
  const price = await watchedBy(products, watch)?.price(watch, { isMember: row.forMember, now });
  return price?.amount ?? null;
}

async function look(
  row: AlertRow,
  lease: Lease,
  { database, products, clock, onMail }: LookOptions,
): Promise<void> {
  const now = clock();
  const price = await priceOf(row, products, now);
  const { mails, nextAt } = lookOutcome({
    ...{ told: row.told, price, mailedAt: row.mailedAt?.getTime() ?? null, now },
    ...{ today: siteDay(clock), startsOn: row.startsOn },
  });
  await database.orm.transaction(async (connection) => {
    const next = nextAt === null ? null : new Date(nextAt).toISOString();
    const kept = await connection
      .update(priceAlerts)
      .set({
        ...(mails && price !== null ? { told: price, mailedAt: new Date(now) } : {}),
        tries: 0,
        // it may have been ended while the price was asked for
        runAt: sql`CASE WHEN ${priceAlerts.endedAt} IS NULL THEN ${next}::timestamptz END`,
        ...{ leaseToken: null, leaseUntil: null },
      })
      .where(and(eq(priceAlerts.id, row.id), eq(priceAlerts.leaseToken, lease.token)))
      .returning({ id: priceAlerts.id });
    if (mails && price !== null && kept.length > 0)
      await queueAlertMail(
        connection,
        { alertId: row.id, kind: 'fell', before: row.told, now: price },
        new Date(now),
      );
  });
  if (mails) onMail?.();
}

async function lookAt(options: LookOptions, { lease, row }: Claimed<AlertRow>): Promise<void> {
  const { database, clock, log } = options;
  const stopRenewing = keepLease(database.orm, ALERTS, lease, options);
  try {
    await look(row, lease, options);
  } catch (err) {
    log.info({ err, alert: lease.id }, 'a price could not be looked at; it is tried again');
    const runAt = new Date(clock() + backoff(row.tries, PAUSES));
    await releaseLease(database.orm, ALERTS, lease, runAt);
  } finally {
    stopRenewing();
  }
}

export const looksOf =
  (options: LookOptions): Claim =>
  async (limit) => {
    const { database, timeouts, clock } = options;
    const claimed = await claim(database.orm, ALERTS, {
      now: new Date(clock()),
      leaseMs: timeouts.leaseTime,
      limit,
    });
    return claimed.map((one) => () => lookAt(options, one));
  };

export async function lookAtOne(options: LookOptions): Promise<boolean> {
  const [looking] = await looksOf(options)(1);
  await looking?.(() => false);
  return looking !== undefined;
}
