import { traceparent } from '@wayfare/server/telemetry/traces';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { keptStatement } from '../platform/db/kept-statements';
import { bookings, outbox } from '../platform/db/schema/bookings';
import { toBooking } from './booking';
import type { Booking, BookingChanges, BookingState, MailKind } from './booking';
import { given, givenOf, written } from './booking-columns';
import type { BookingColumn } from './booking-columns';
import type { Lease } from '../platform/queue/leases';

/* Writes a step's decision by one prepared statement: the row, its lease and its mail. */

interface Shape {
  readonly columns: readonly BookingColumn[];
  readonly looks: boolean;
  readonly mails: boolean;
  readonly goesOn: boolean;
}

/** A webhook during the look may be newer than its answer: keeps its time, due at once. Compared in ms. */
function unlessToldMeanwhile() {
  const isTold = sql`date_trunc('milliseconds', ${bookings.carrierLookAt}) IS DISTINCT FROM ${given('knownLookAt')}::timestamptz`;
  const either = (told: SQL, not: SQL) =>
    sql`CASE WHEN ${isTold} THEN ${told} ELSE ${not}::timestamptz END`;
  return {
    carrierLookAt: either(sql`${bookings.carrierLookAt}`, given('nextLookAt')),
    runAt: either(sql`${given('now')}::timestamptz`, given('runAt')),
  };
}

type Values = Record<string, unknown>;

type Row = typeof bookings.$inferSelect;

interface Statement {
  execute(values: Values): Promise<(Pick<Row, 'runAt'> | Row)[]>;
}

const moves = keptStatement<Shape, Statement>(
  ({ columns, looks, mails, goesOn }) => [...columns, looks, mails, goesOn].join(),
  (connection, { columns, looks, mails, goesOn }) => {
    const update = connection
      .update(bookings)
      .set({
        ...givenOf(columns),
        state: given('state'),
        stateSince: given('since'),
        ...(looks ? unlessToldMeanwhile() : { runAt: given('runAt') }),
        tries: given('tries'),
        leaseToken: given('nextToken'),
        leaseUntil: given('until'),
      })
      .where(
        and(
          eq(bookings.id, sql.placeholder('id')),
          eq(bookings.leaseToken, sql.placeholder('token')),
        ),
      );
    const returned = { id: bookings.id, runAt: bookings.runAt };
    if (!mails) return goesOn ? update.returning() : update.returning(returned);
    const moved = connection
      .$with('moved')
      .as(goesOn ? update.returning() : update.returning(returned));
    const mail = connection
      .$with('mail', {})
      .as(
        sql`INSERT INTO ${outbox} (id, booking_id, kind, created_at, run_at, traceparent) SELECT ${given('mail')}, id, ${given('kind')}, ${given('now')}::timestamptz, ${given('now')}::timestamptz, ${given('mailTrace')} FROM ${moved} ON CONFLICT DO NOTHING`,
      );
    return connection.with(moved, mail).select().from(moved);
  },
);

interface StepMove {
  readonly to: BookingState;
  readonly since: Date;
  readonly changes: BookingChanges;
  readonly runAt: Date | null;
  readonly tries: number;
  readonly now: Date;
  readonly mail: { readonly id: string; readonly kind: MailKind } | null;
  /** lease of the next step, begun at once; null releases the booking */
  readonly next: { readonly token: string; readonly until: Date } | null;
}

interface Moved {
  readonly runAt: Date | null;
  readonly next: Booking | null;
}

const instant = (at: Date | null | undefined) => at?.toISOString() ?? null;

const placeValues = ({ to, since, runAt, tries, now, next }: StepMove): Values => ({
  state: to,
  since: instant(since),
  runAt: instant(runAt),
  tries,
  now: instant(now),
  nextToken: next?.token ?? null,
  until: instant(next?.until),
});

/** Null when the lease was lost meanwhile: nothing is written. */
export async function moveOn(
  connection: Connection,
  booking: Pick<Booking, 'carrierLookAt'>,
  { id, token }: Lease,
  move: StepMove,
): Promise<Moved | null> {
  const { mail, next } = move;
  const { carrierLookAt: nextLookAt, ...changes } = move.changes;
  const { columns, values } = written(changes);
  const statement = moves(connection, {
    columns,
    looks: nextLookAt !== undefined,
    mails: mail !== null,
    goesOn: next !== null,
  });
  const [row] = await statement.execute({
    ...values,
    ...placeValues(move),
    id,
    token,
    knownLookAt: instant(booking.carrierLookAt),
    nextLookAt: instant(nextLookAt),
    mail: mail?.id,
    kind: mail?.kind,
    mailTrace: traceparent(),
  });
  if (row === undefined) return null;
  return { runAt: row.runAt, next: 'pin' in row ? toBooking(row) : null };
}
