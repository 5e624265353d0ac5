import { money } from '@wayfare/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Booking } from '../../booking/booking';
import { findBooking, isLeased } from '../../booking/bookings.repository';
import { kept, withRefund } from '../../booking/charges';
import type { Charge } from '../../booking/charges';
import type { Connection, Database } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskRefunds } from '../../platform/db/schema/desk';
import { backoff } from '../../platform/queue/backoff';
import { claim, keepLease, releaseLease } from '../../platform/queue/leases';
import type { Holding, Lease } from '../../platform/queue/leases';
import type { Claim } from '../../platform/queue/worker';
import { PaymentError } from '../../ports/payments';
import type { Payments } from '../../ports/payments';
import { actorOf } from '../access/note-act';
import { actAs, lockedBooking } from '../bookings/locked-booking';
import { tellOfRefund } from './refund-mails';
import { DESK_REFUNDS } from './refund-queue';
import { owedOf } from './refundable';
import type { RefundRow } from './refunds.repository';

export interface SendingOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Pick<Payments, 'refund' | 'refundsOf'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const PAUSES = { firstPause: 2_000, longestPause: 5 * 60_000 };

interface Part {
  readonly number: number;
  readonly intent: string;
  readonly cents: number;
}

type Changes = Partial<typeof deskRefunds.$inferInsert>;

const ENDED = { runAt: null, leaseToken: null, leaseUntil: null } as const;

/** A booking whose step is under way is written from what it read before: money waits for it. */
class BusyBooking extends Error {}

async function restingBooking(connection: Connection, id: string, now: Date): Promise<Booking> {
  const booking = await lockedBooking(connection, id);
  if (booking === null || isLeased(booking, now)) throw new BusyBooking(id);
  return booking;
}

/** Null when the lease was lost: another process goes on with it. */
async function write(
  connection: Connection,
  { id, token }: Lease,
  changes: Changes,
): Promise<RefundRow | null> {
  const [row] = await connection
    .update(deskRefunds)
    .set(changes)
    .where(and(eq(deskRefunds.id, id), eq(deskRefunds.leaseToken, token)))
    .returning();
  return row ?? null;
}

const latestWithMoney = ({ charges }: Booking): Charge | undefined =>
  charges.findLast((charge) => kept(charge) > 0);

/** Writes what the bank is going to be asked for; null when nothing can be given back any more. */
function plan(
  { database, clock }: SendingOptions,
  lease: Lease,
  row: RefundRow,
): Promise<Part | null> {
  return database.orm.transaction(async (connection) => {
    if (row.partIntent !== null && row.partCents !== null)
      return { number: row.part, intent: row.partIntent, cents: row.partCents };
    const booking = await restingBooking(connection, row.bookingId, new Date(clock()));
    const rest = row.amount - row.sent;
    const charge = latestWithMoney(booking);
    if (charge === undefined || rest > kept(booking) - owedOf(booking)) return null;
    const part = { number: row.part, intent: charge.intent, cents: Math.min(rest, kept(charge)) };
    const asking = { partIntent: part.intent, partCents: part.cents };
    const written = await write(connection, lease, asking);
    if (written === null) throw new BusyBooking(row.bookingId);
    return part;
  });
}

/** The bank has confirmed: once for a part, refund and booking in one transaction, in the name of who asked. */
function settle(
  { database, clock }: SendingOptions,
  lease: Lease,
  row: RefundRow,
  part: Part,
): Promise<RefundRow | null> {
  return database.orm.transaction(async (connection) => {
    const booking = await restingBooking(connection, row.bookingId, new Date(clock()));
    const sent = row.sent + part.cents;
    const isDone = sent === row.amount;
    const written = await write(connection, lease, {
      sent,
      part: part.number + 1,
      partIntent: null,
      partCents: null,
      ...(isDone ? ({ state: 'done', ...ENDED } as const) : {}),
    });
    if (written === null) return null;
    await actAs(connection, actorOf({ id: row.requestedById }));
    const taken = withRefund(booking, part.intent, part.cents);
    const isAllBack = kept(taken) === 0;
    await connection
      .update(bookings)
      // a step that outlived its lease wrote what it had read before: it has lost the row
      .set({
        ...{ ...taken, leaseToken: null, leaseUntil: null },
        ...(isAllBack ? { paymentState: 'refunded' } : {}),
      })
      .where(eq(bookings.id, booking.id));
    if (isDone) await tellOfRefund(connection, written, booking, new Date(clock()));
    return written;
  });
}

/** What was sent of it before stays with the traveller. */
const fail = ({ database, clock }: SendingOptions, lease: Lease, failure: string) =>
  database.orm.transaction(async (connection) => {
    const nothing = { partIntent: null, partCents: null, ...ENDED };
    const row = await write(connection, lease, { state: 'failed', failure, ...nothing });
    const booking = row === null ? null : await findBooking(connection, row.bookingId);
    if (row !== null && booking !== null)
      await tellOfRefund(connection, row, booking, new Date(clock()));
  });

async function giveBack({ payments }: SendingOptions, row: RefundRow, part: Part): Promise<void> {
  const { status } = await payments.refund(part.intent, {
    amount: money(part.cents),
    // a key that no step of the workflow has
    idempotencyKey: `${row.bookingId}:desk:${row.id}:${part.number}`,
  });
  if (status === 'failed') throw new PaymentError('refused', 'refund_failed');
}

/** Stripe may forget an idempotency key after 24 hours, and would give the money back once more. */
const KEY_LASTS_MS = 23 * 3_600_000;

/** Whether the bank's list has a part that was asked for so long ago that its key protects nothing any more. */
async function wasGivenBack(
  { database, payments, clock }: SendingOptions,
  row: RefundRow,
  { intent, cents }: Part,
): Promise<boolean> {
  const wasAsked = row.partIntent !== null;
  const since = row.decidedAt ?? row.requestedAt;
  if (!wasAsked || clock() - since.getTime() < KEY_LASTS_MS) return false;
  const booking = await findBooking(database.orm, row.bookingId);
  const known = booking?.charges.find((charge) => charge.intent === intent)?.refunded ?? 0;
  const refunds = (await payments.refundsOf(intent)).filter(({ status }) => status !== 'failed');
  return refunds.reduce((sum, { amount }) => sum + amount.amount, 0) >= known + cents;
}

/** One part; null when none follows. */
async function sendPart(
  options: SendingOptions,
  lease: Lease,
  row: RefundRow,
): Promise<RefundRow | null> {
  const part = await plan(options, lease, row);
  if (part === null) {
    await fail(options, lease, 'nothing_left');
    return null;
  }
  try {
    if (!(await wasGivenBack(options, row, part))) await giveBack(options, row, part);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
    await fail(options, lease, error.code);
    return null;
  }
  const written = await settle(options, lease, row, part);
  return written?.state === 'sending' ? written : null;
}

async function send(options: SendingOptions, lease: Lease, first: RefundRow): Promise<void> {
  const { database, log, clock } = options;
  const stopRenewing = keepLease(database.orm, DESK_REFUNDS, lease, options);
  let row: RefundRow | null = first;
  try {
    while (row !== null) row = await sendPart(options, lease, row);
  } catch (err) {
    if (!(err instanceof BusyBooking))
      log.error({ err, refund: first.id }, 'a refund was not sent; it is tried again');
    const runAt = new Date(clock() + backoff(first.tries, PAUSES));
    await releaseLease(database.orm, DESK_REFUNDS, lease, runAt);
  } finally {
    stopRenewing();
  }
}

/** Refunds that are due, any number of processes beside each other: each part is asked for under one key of its own. */
export const refundsDue =
  (options: SendingOptions): Claim =>
  async (limit) => {
    const { database, clock, timeouts } = options;
    const claimed = await claim(database.orm, DESK_REFUNDS, {
      now: new Date(clock()),
      leaseMs: timeouts.leaseTime,
      limit,
    });
    return claimed.map(
      ({ lease, row }) =>
        () =>
          send(options, lease, row),
    );
  };
