import type { FastifyBaseLogger } from 'fastify';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bookings } from '../../db/schema/bookings';
import type { Payments } from '../../ports/payments';
import { StoredRecordError } from '../../records/stored-record-error';
import type { Booking, Decision, MailKind } from './booking';
import { findBooking, insertMail } from './bookings.repository';
import { claim, giveBack, keepLease } from './leases';
import type { Holding, Lease } from './leases';
import { PARKED_MS, pauseAfter } from './patience';
import type { Patience } from './patience';
import type { Sale } from './sale';
import { STEPS } from './workflow';

export interface RunnerOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  /** by vertical */
  readonly sales: Readonly<Record<string, Sale>>;
  readonly patience: Patience;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** told when a decision is written: mails may wait */
  readonly onMoved?: () => void;
  /** told when a booking is claimed: more may be due */
  readonly onClaimed?: () => void;
}

/** Before anything is asked of anybody: a step takes what a supplier's call throws for an unknown outcome. */
function checkRow(booking: Booking, sale: Sale): void {
  sale.check?.(booking);
  void booking.deal;
}

async function decide(
  booking: Booking,
  { payments, sales, patience, clock, log }: RunnerOptions,
): Promise<Decision> {
  const sale = sales[booking.vertical];
  if (sale === undefined) throw new Error(`nobody sells ${booking.vertical}`);
  if (booking.state === 'done') return { to: 'done', runAt: null };
  try {
    checkRow(booking, sale);
    return await STEPS[booking.state](booking, { payments, sale, patience, now: clock() });
  } catch (err) {
    if (err instanceof StoredRecordError) {
      log.error(
        { err, booking: booking.id, state: booking.state },
        'a booking cannot be read; it is parked',
      );
      return { againIn: PARKED_MS };
    }
    log.error(
      { err, booking: booking.id, state: booking.state },
      'a step of a booking failed; it is tried again',
    );
    return { againIn: pauseAfter(booking.tries, patience) };
  }
}

/** A mail about a deal may be written once for each deal, one about something else that has a name once for that, any other once for the booking. */
const mailId = ({ id, deal }: Booking, mail: MailKind, about = deal?.quoteId) =>
  [id, mail, ...(about === undefined ? [] : [about])].join(':');

/**
 * What a carrier said while it was asked may be newer than its answer: the row keeps the time of that message and is due
 * at once. Times of rows are compared to the millisecond, as a step reads them.
 */
function unlessToldMeanwhile(
  known: Date | null,
  next: Date | null,
  { runAt, now }: { runAt: Date | null; now: Date },
) {
  const isTold = sql`date_trunc('milliseconds', ${bookings.carrierLookAt}) IS DISTINCT FROM ${known?.toISOString() ?? null}::timestamptz`;
  const either = (told: SQL, not: Date | null) =>
    sql`CASE WHEN ${isTold} THEN ${told} ELSE ${not?.toISOString() ?? null}::timestamptz END`;
  return {
    carrierLookAt: either(sql`${bookings.carrierLookAt}`, next),
    runAt: either(sql`${now.toISOString()}::timestamptz`, runAt),
  };
}

/** Writes a decision and its mail in one transaction, unless the lease was lost meanwhile. */
async function write(
  { database, clock, log }: RunnerOptions,
  booking: Booking,
  lease: Lease,
  decision: Exclude<Decision, { againIn: number }>,
): Promise<void> {
  const now = new Date(clock());
  const runAt = decision.runAt === undefined ? now : decision.runAt;
  const { carrierLookAt: next, ...changes } = decision.changes ?? {};
  await database.orm.transaction(async (connection) => {
    const rows = await connection
      .update(bookings)
      .set({
        ...changes,
        state: decision.to,
        stateSince: now,
        runAt,
        ...(next === undefined
          ? {}
          : unlessToldMeanwhile(booking.carrierLookAt, next, { runAt, now })),
        tries: 0,
        leaseToken: null,
        leaseUntil: null,
      })
      .where(and(eq(bookings.id, lease.id), eq(bookings.leaseToken, lease.token)))
      .returning({ id: bookings.id });
    if (rows.length > 0 && decision.mail !== undefined)
      await insertMail(connection, {
        id: mailId(booking, decision.mail, decision.about),
        bookingId: booking.id,
        kind: decision.mail,
        now,
      });
  });
  log.info({ booking: booking.id, from: booking.state, to: decision.to }, 'booking moved');
}

async function advance(options: RunnerOptions, booking: Booking, lease: Lease): Promise<void> {
  const { database, clock } = options;
  const decision = await decide(booking, options);
  if ('againIn' in decision)
    await giveBack(database.orm, 'bookings', lease, new Date(clock() + decision.againIn));
  else await write(options, booking, lease, decision);
}

/**
 * The booking that has been due for longest, leased; null when none is due. One transaction: a claim without its row would
 * count as a try, and the call that it never made would look like one whose outcome is unknown.
 */
const claimBooking = ({ database: { orm }, clock, patience }: RunnerOptions) =>
  orm.transaction(async (connection) => {
    const lease = await claim(connection, 'bookings', new Date(clock()), patience.forLease);
    const booking = lease === null ? null : await findBooking(connection, lease.id);
    return lease === null || booking === null ? null : { lease, booking };
  });

/** Takes one due booking one step on; false when none is due. */
export async function advanceOne(options: RunnerOptions): Promise<boolean> {
  const { database, onMoved, onClaimed } = options;
  const claimed = await claimBooking(options);
  if (claimed === null) return false;
  const { lease, booking } = claimed;
  onClaimed?.();
  const letGo = keepLease(database.orm, 'bookings', lease, options);
  try {
    await advance(options, booking, lease);
  } finally {
    letGo();
  }
  onMoved?.();
  return true;
}
