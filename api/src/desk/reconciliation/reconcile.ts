import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Database } from '../../platform/db/database';
import { mapLimit } from '../../platform/map-limit';
import { compareBooking } from './compare-booking';
import type { Bank } from './compare-booking';
import { isOfInterest, isUnmoved, nextBookings } from './compared-bookings';
import type { Candidate, TripEnds } from './compared-bookings';
import { keepSeen } from './differences.repository';
import { comparePayments, lookAgain } from './payments-phase';
import { endRun, findRun, lastEnded, leaveRun, saveProgress, takeRun } from './runs.repository';
import type { Progress, RunRow } from './runs.repository';

export interface ReconciliationDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Bank;
  readonly sales: Readonly<Record<string, BookableSupplier>>;
  readonly retained: TripEnds;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** bookings of a batch; 50 without it */
  readonly batch?: number;
}

const BATCH = 50;
const AT_ONCE = 4;
const HOUR = 3_600_000;
/** A payment this young may get its booking yet. */
const YOUNG_MS = HOUR;
/** Overlaps with the comparison before, so that nothing falls between. */
const OVERLAP_MS = 48 * HOUR;
const FIRST_SPAN_MS = 35 * 24 * HOUR;

type Counts = Omit<Progress, 'phase' | 'cursor'>;
const NOTHING: Counts = { compared: 0, unanswered: 0, found: 0, resolved: 0 };

const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, each) => ({
      compared: sum.compared + each.compared,
      unanswered: sum.unanswered + each.unanswered,
      found: sum.found + each.found,
      resolved: sum.resolved + each.resolved,
    }),
    NOTHING,
  );

async function compareOne(
  { database: { orm }, payments, sales, clock }: ReconciliationDeps,
  { booking }: Candidate,
): Promise<Counts> {
  const askedAt = new Date(clock());
  const { kinds, seen, isAnswered } = await compareBooking(
    booking,
    sales[booking.vertical],
    payments,
  );
  const now = new Date(clock());
  if (!(await isUnmoved(orm, booking, now))) return NOTHING;
  const kept = await orm.transaction((connection) =>
    keepSeen(connection, { bookingId: booking.id, kinds, seen, askedAt, now }),
  );
  return { compared: 1, unanswered: isAnswered ? 0 : 1, ...kept };
}

/** Each batch's end is kept, so that whoever goes on compares no booking twice. */
async function bookingsStep(deps: ReconciliationDeps, run: RunRow): Promise<Progress> {
  const { database, retained, clock, batch = BATCH } = deps;
  const now = new Date(clock());
  const found = await nextBookings(database.orm, run.cursor, batch, now);
  const wanted = found.filter((candidate) => isOfInterest(candidate, retained, now));
  const counts = sumOf(await mapLimit(wanted, AT_ONCE, (each) => compareOne(deps, each)));
  const last = found.length < batch ? null : (found.at(-1)?.booking.id ?? null);
  return last === null
    ? { ...counts, phase: 'payments', cursor: null }
    : { ...counts, cursor: last };
}

async function paymentsStep(
  { database: { orm }, payments, clock, log }: ReconciliationDeps,
  run: RunRow,
): Promise<{ progress: Progress; isLast: boolean }> {
  const now = new Date(clock());
  const before = await lastEnded(orm);
  const startedAt = run.startedAt.getTime();
  const span = {
    from: new Date(before === null ? startedAt - FIRST_SPAN_MS : before.getTime() - OVERLAP_MS),
    to: new Date(startedAt - YOUNG_MS),
    after: run.cursor,
  };
  const page = await payments.made(span).catch((err: unknown) => {
    log.warn({ err }, 'the bank does not list its payments; they are compared the next time');
    return null;
  });
  if (page === null) return { progress: { ...NOTHING, unanswered: 1, cursor: null }, isLast: true };
  const counts = { ...NOTHING, ...(await comparePayments(orm, page.intents, payments, now)) };
  if (page.next !== null) return { progress: { ...counts, cursor: page.next }, isLast: false };
  const again = await lookAgain(orm, run.startedAt, payments, now);
  return {
    progress: { ...sumOf([counts, { ...NOTHING, ...again }]), cursor: null },
    isLast: true,
  };
}

/** Until all is compared; null when it was left, to this process's end or to another that took it over. */
async function workOff(
  deps: ReconciliationDeps,
  begun: RunRow,
  isStopping: () => boolean,
): Promise<RunRow | null> {
  const { database, clock } = deps;
  let run: RunRow | null = begun;
  while (run !== null) {
    if (isStopping()) {
      await leaveRun(database.orm, run);
      return null;
    }
    const { progress, isLast } =
      run.phase === 'bookings'
        ? { progress: await bookingsStep(deps, run), isLast: false }
        : await paymentsStep(deps, run);
    const now = new Date(clock());
    run = await saveProgress(database.orm, run, progress, now);
    if (run === null || !isLast) continue;
    await endRun(database.orm, run, now);
    return findRun(database.orm, run.id);
  }
  return null;
}

export interface Reconciliation {
  readonly run: RunRow;
  /** the run as it ended; null when it was left */
  readonly ended: Promise<RunRow | null>;
}

/** Begins to compare, or goes on with what another process left; null while one is at it, and where one was made since. */
export async function beginReconciliation(
  deps: ReconciliationDeps,
  isStopping: () => boolean = () => false,
  unlessSince: Date | null = null,
): Promise<Reconciliation | null> {
  const { database, clock, log } = deps;
  const run = await takeRun(database.orm, new Date(clock()), unlessSince);
  if (run === null) return null;
  const ended = workOff(deps, run, isStopping).catch(async (error: unknown) => {
    // whoever looks next goes on where it stood
    await leaveRun(database.orm, run).catch(() => undefined);
    throw error;
  });
  log.info({ run: run.id, from: run.cursor }, 'comparing with suppliers and bank');
  return { run, ended };
}
