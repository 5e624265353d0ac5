import { randomUUID } from 'node:crypto';
import { inTrace, spanned, type SpanNote } from '@wayfare/server/telemetry/traces';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import type { Payments } from '../ports/payments';
import { StoredRecordError } from '../platform/records/stored-record-error';
import { toBooking } from './booking';
import type { Booking, BookingChanges, Decision, MailKind } from './booking';
import { backoff } from '../platform/queue/backoff';
import { claim, keepLease, releaseLease } from '../platform/queue/leases';
import type { Holding, Lease } from '../platform/queue/leases';
import type { Claim } from '../platform/queue/worker';
import { BOOKINGS } from './booking-queues';
import { PARKED_MS } from './workflow-timeouts';
import type { WorkflowTimeouts } from './workflow-timeouts';
import type { BookableSupplier } from './bookable-supplier';
import { moveOn } from './step-moves';
import { stepSpan, traceOf } from './step-traces';
import { STEPS } from './workflow';

export interface RunnerOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  readonly sales: Readonly<Record<string, BookableSupplier>>;
  readonly timeouts: WorkflowTimeouts;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly onMail?: () => void;
  /** a process that stops leaves the next step to another */
  readonly isStopping?: () => boolean;
}

/** Validates first: inside a step an exception counts as an unknown outcome of the supplier. */
function checkRow(booking: Booking, sale: BookableSupplier): void {
  sale.check?.(booking);
  void [booking.amendment, booking.charges];
}

async function decide(
  booking: Booking,
  { payments, sales, timeouts, clock, log }: RunnerOptions,
): Promise<Decision> {
  const sale = sales[booking.vertical];
  if (sale === undefined) throw new Error(`nobody sells ${booking.vertical}`);
  if (booking.state === 'done') return { to: 'done', runAt: null };
  try {
    checkRow(booking, sale);
    return await STEPS[booking.state](booking, { payments, sale, timeouts, now: clock() });
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
    return { againIn: backoff(booking.tries, timeouts) };
  }
}

/** Deduplicates mails: once per amendment, per `about`, or per booking. */
const mailId = ({ id, amendment }: Booking, mail: MailKind, about = amendment?.quoteId) =>
  [id, mail, ...(about === undefined ? [] : [about])].join(':');

interface ClaimedBooking {
  readonly lease: Lease;
  readonly booking: Booking;
  /** changes of a step that only looked, written with the next decision */
  readonly found: BookingChanges | null;
}

interface Advanced {
  readonly next: ClaimedBooking | null;
  readonly isDue: boolean;
}

const RESTS: Advanced = { next: null, isDue: false };

type Moving = Exclude<Decision, { againIn: number }>;

/** Two looks in a row share one write: neither has side effects, so repeating them is safe. */
function lookedOnly(
  { booking, lease }: ClaimedBooking,
  { to, changes = {}, runAt }: Moving,
  now: Date,
): ClaimedBooking | null {
  if (booking.state !== 'awaiting_payment' || to !== 'requoting' || runAt !== undefined)
    return null;
  return {
    lease,
    booking: { ...booking, ...changes, state: to, stateSince: now, tries: 1 },
    found: changes,
  };
}

const nextLease = ({ timeouts, isStopping }: RunnerOptions, { id }: Lease, now: Date) =>
  isStopping?.() === true
    ? null
    : { id, token: randomUUID(), until: new Date(now.getTime() + timeouts.leaseTime) };

const mailOf = (booking: Booking, { mail, about }: Moving) =>
  mail === undefined ? null : { id: mailId(booking, mail, about), kind: mail };

/** Decision and mail by one statement, unless the lease was lost meanwhile. */
async function write(
  options: RunnerOptions,
  { booking, lease, found }: ClaimedBooking,
  decision: Moving,
): Promise<Advanced> {
  const { database, clock, log, onMail } = options;
  const { to, changes, runAt } = decision;
  const now = new Date(clock());
  const isNow = runAt === undefined && to !== 'done';
  const next = isNow ? nextLease(options, lease, now) : null;
  const mail = mailOf(booking, decision);
  const moved = await moveOn(database.orm, booking, lease, {
    to,
    since: now,
    changes: { ...found, ...changes },
    runAt: isNow ? now : (runAt ?? null),
    tries: next === null ? 0 : 1,
    ...{ now, mail, next },
  });
  if (moved === null) return RESTS;
  log.info({ booking: booking.id, from: booking.state, to }, 'booking moved');
  if (mail !== null) onMail?.();
  if (next !== null && moved.next !== null)
    return { next: { lease: next, booking: moved.next, found: null }, isDue: false };
  return { next: null, isDue: moved.runAt !== null && moved.runAt <= now };
}

async function rest(
  { database, clock }: RunnerOptions,
  { booking, lease, found }: ClaimedBooking,
  againIn: number,
): Promise<Advanced> {
  const now = new Date(clock());
  const runAt = new Date(now.getTime() + againIn);
  if (found === null) await releaseLease(database.orm, BOOKINGS, lease, runAt);
  else
    await moveOn(database.orm, booking, lease, {
      to: booking.state,
      since: booking.stateSince,
      changes: found,
      runAt,
      tries: booking.tries,
      now,
      mail: null,
      next: null,
    });
  return RESTS;
}

async function takeStep(
  options: RunnerOptions,
  claimed: ClaimedBooking,
  note: SpanNote,
): Promise<Advanced> {
  const { database, clock, isStopping } = options;
  const stopRenewing = keepLease(database.orm, BOOKINGS, claimed.lease, options);
  try {
    const { booking } = claimed;
    const decision = await decide(booking, options);
    note({ 'wayfare.booking.to': 'to' in decision ? decision.to : booking.state });
    if ('againIn' in decision) return await rest(options, claimed, decision.againIn);
    const looked =
      isStopping?.() === true ? null : lookedOnly(claimed, decision, new Date(clock()));
    return looked === null
      ? await write(options, claimed, decision)
      : { next: looked, isDue: false };
  } finally {
    stopRenewing();
  }
}

const step = (options: RunnerOptions, claimed: ClaimedBooking): Promise<Advanced> =>
  spanned(stepSpan(claimed.booking), (note) => takeStep(options, claimed, note));

const advance = (options: RunnerOptions, claimed: ClaimedBooking): Promise<boolean> =>
  inTrace(traceOf(claimed.booking, options.clock()), async () => {
    let advanced = await step(options, claimed);
    while (advanced.next !== null) advanced = await step(options, advanced.next);
    return advanced.isDue;
  });

export const bookingsDue =
  (options: RunnerOptions): Claim =>
  async (limit) => {
    const { database, clock, timeouts } = options;
    const claimed = await claim(database.orm, BOOKINGS, {
      now: new Date(clock()),
      leaseMs: timeouts.leaseTime,
      limit,
    });
    return claimed.map(
      ({ lease, row }) =>
        (isStopping) =>
          advance({ ...options, isStopping }, { lease, booking: toBooking(row), found: null }),
    );
  };

export async function advanceOne(options: RunnerOptions): Promise<boolean> {
  const [going] = await bookingsDue(options)(1);
  await going?.(() => false);
  return going !== undefined;
}
