import type { Connection, Database } from '../platform/db/database';
import type { Booking } from './booking';
import { findToLookAt, lockAtRest, lookAgainAt, reduceBooking } from './retention.repository';
import { allowedAt, dueOf } from './retention-rule';
import type { Due, RetainedVertical, Retention, RetentionDays } from './retention-rule';

const BATCH = 100;
/** Looked at again since a trip may move, and the configured days too. */
const LOOK_MS = 30 * 24 * 3_600_000;
const LOOK_AGAIN_MS = 24 * 3_600_000;

export interface RetentionDeps {
  readonly verticals: Readonly<Record<string, RetainedVertical>>;
  readonly days: RetentionDays;
}

const nextLook = ({ invoiceAt, anonymousAt }: Due, now: number): Date => {
  const next = [invoiceAt, anonymousAt, now + LOOK_MS].filter((at) => at > now);
  return new Date(Math.min(...next));
};

function verticalOf({ verticals }: RetentionDeps, { vertical }: Booking): RetainedVertical {
  const own = verticals[vertical];
  if (own === undefined) throw new Error(`nobody knows how to anonymise ${vertical}`);
  return own;
}

/** Details of an unknown form: its personal data stays until somebody has looked. */
export class UnreadableBooking extends Error {
  constructor(id: string, cause: unknown) {
    super(`booking ${id} keeps its people`, { cause });
    this.name = 'UnreadableBooking';
  }
}

interface Verdict {
  readonly due: Due;
  readonly allowed: Retention;
  /** null while all of the details may stay */
  readonly details: object | null;
}

function judged(booking: Booking, deps: RetentionDeps, now: number): Verdict {
  try {
    const { tripEnd, anonymised } = verticalOf(deps, booking);
    const due = dueOf(booking, tripEnd, deps.days);
    const allowed = allowedAt(due, now);
    return { due, allowed, details: allowed === 'full' ? null : anonymised(booking, allowed) };
  } catch (cause) {
    throw new UnreadableBooking(booking.id, cause);
  }
}

/** Anonymises under the row's lock what is due; throws UnreadableBooking before any write. */
export async function reduceWhatIsDue(
  connection: Connection,
  deps: RetentionDeps,
  id: string,
  now: number,
): Promise<void> {
  const booking = await lockAtRest(connection, id);
  if (booking === null || booking.retention === 'anonymous') return;
  const { due, allowed, details } = judged(booking, deps, now);
  if (allowed === 'full' || details === null || allowed === booking.retention)
    return lookAgainAt(connection, id, nextLook(due, now));
  await reduceBooking(connection, booking, {
    retention: allowed,
    details,
    lookAt: allowed === 'anonymous' ? null : nextLook(due, now),
  });
}

export async function anonymiseBookings(
  { orm }: Pick<Database, 'orm'>,
  deps: RetentionDeps,
  now: Date,
): Promise<void> {
  const unreadable: UnreadableBooking[] = [];
  const look = async (id: string): Promise<void> => {
    try {
      await orm.transaction((connection) => reduceWhatIsDue(connection, deps, id, now.getTime()));
    } catch (err) {
      if (!(err instanceof UnreadableBooking)) throw err;
      unreadable.push(err);
      await lookAgainAt(orm, id, new Date(now.getTime() + LOOK_AGAIN_MS));
    }
  };
  for (
    let ids = await findToLookAt(orm, now, BATCH);
    ids.length > 0;
    ids = await findToLookAt(orm, now, BATCH)
  ) {
    for (const id of ids) await look(id);
  }
  if (unreadable.length > 0)
    throw new AggregateError(unreadable, unreadable.map(({ message }) => message).join('; '));
}
