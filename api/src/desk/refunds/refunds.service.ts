import { randomUUID } from 'node:crypto';
import type { Person, Refund } from '@wayfare/desk-contract';
import { and, eq } from 'drizzle-orm';
import { CANCELLABLE } from '../../booking/cancellation';
import type { Booking } from '../../booking/booking';
import type { Connection, Database } from '../../platform/db/database';
import { deskRefunds } from '../../platform/db/schema/desk';
import { DeskProblem } from '../access/desk-problem';
import { lockedBooking } from '../bookings/locked-booking';
import { leftOf } from './refundable';
import {
  askedFor,
  expireRequests,
  findRefundRow,
  findRefunds,
  givenAlone,
} from './refunds.repository';
import type { RefundRow } from './refunds.repository';

/** A request that waits longer is asked anew, with a look at what happened meanwhile. */
const OPEN_MS = 72 * 3_600_000;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  /** cents */
  readonly fourEyesAbove: number;
}

export interface RefundWish {
  readonly bookingId: string;
  readonly amount: number;
  readonly reason: string;
  readonly by: Person;
  readonly requestKey: string;
  readonly now: Date;
}

export interface RefundDecision {
  readonly refundId: string;
  readonly decision: 'approve' | 'refuse';
  readonly by: Person;
  readonly now: Date;
}

export interface DeskRefunds {
  /** Sent at once up to the limit, else a request to somebody else. */
  create(wish: RefundWish): Promise<Refund>;
  decide(decision: RefundDecision): Promise<Refund>;
  find(id: string): Promise<Refund>;
}

/** At rest, or over: no step is going to move its money. */
export const canRefund = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'done' || CANCELLABLE.includes(state);

async function ofKey(connection: Connection, requestKey: string): Promise<RefundRow | null> {
  const [row] = await connection
    .select()
    .from(deskRefunds)
    .where(eq(deskRefunds.requestKey, requestKey));
  return row ?? null;
}

/** Under the booking's lock, so that two who ask at once do not both get the rest. */
async function leftOfLocked(connection: Connection, bookingId: string): Promise<number> {
  const booking = await lockedBooking(connection, bookingId);
  if (booking === null) throw new DeskProblem('NOT_FOUND', { field: 'bookingId' });
  if (!canRefund(booking)) throw new DeskProblem('NOT_POSSIBLE');
  return leftOf(booking, await askedFor(connection, bookingId));
}

async function insertRefund(
  connection: Connection,
  { bookingId, amount, reason, by, requestKey, now }: RefundWish,
  needsTwo: boolean,
): Promise<string> {
  const id = `rf_${randomUUID().replaceAll('-', '')}`;
  await connection.insert(deskRefunds).values({
    ...{ id, bookingId, amount, reason, requestKey, requestedAt: now },
    ...{ requestedById: by.id, requestedByName: by.name },
    state: needsTwo ? 'requested' : 'sending',
    expiresAt: needsTwo ? new Date(now.getTime() + OPEN_MS) : null,
    runAt: needsTwo ? null : now,
  });
  return id;
}

function sameWish({ id, bookingId, amount }: RefundRow, wish: RefundWish): string {
  if (bookingId === wish.bookingId && amount === wish.amount) return id;
  throw new DeskProblem('KEY_REUSED');
}

/** The same again for who decided it so. */
function decidedBefore(row: RefundRow, { decision, by }: RefundDecision): void {
  if (row.state === 'expired') throw new DeskProblem('REQUEST_EXPIRED');
  const isSame = (row.state === 'refused') === (decision === 'refuse');
  if (row.decidedById !== by.id || !isSame) throw new DeskProblem('ALREADY_DECIDED');
}

export function deskRefundsService({ database: { orm }, fourEyesAbove }: Deps): DeskRefunds {
  async function find(id: string): Promise<Refund> {
    const [refund] = await findRefunds(orm, { id });
    if (refund === undefined) throw new DeskProblem('NOT_FOUND', { field: 'refundId' });
    return refund;
  }

  const inserted = (wish: RefundWish) =>
    orm.transaction(async (connection) => {
      await expireRequests(connection, wish.now);
      const left = await leftOfLocked(connection, wish.bookingId);
      const before = await ofKey(connection, wish.requestKey);
      if (before !== null) return sameWish(before, wish);
      if (wish.amount > left) throw new DeskProblem('REFUND_TOO_HIGH');
      const alone = await givenAlone(connection, wish.bookingId);
      return insertRefund(connection, wish, alone + wish.amount > fourEyesAbove);
    });

  /** Decided once: whoever comes second finds it decided. */
  const decided = ({ refundId: id, decision, by, now }: RefundDecision) =>
    orm.transaction(async (connection) => {
      const row = await findRefundRow(connection, id);
      if (row?.state !== 'requested') return null;
      const isApproved = decision === 'approve';
      // its own amount is among what is asked for
      if (isApproved && (await leftOfLocked(connection, row.bookingId)) < 0)
        throw new DeskProblem('REFUND_TOO_HIGH');
      const [moved] = await connection
        .update(deskRefunds)
        .set({
          state: isApproved ? 'sending' : 'refused',
          ...{ decidedById: by.id, decidedByName: by.name, decidedAt: now },
          runAt: isApproved ? now : null,
        })
        .where(and(eq(deskRefunds.id, id), eq(deskRefunds.state, 'requested')))
        .returning();
      return moved ?? null;
    });

  return {
    find,
    create: async (wish) => find(await inserted(wish)),
    async decide(decision) {
      const { refundId, by, now } = decision;
      await expireRequests(orm, now);
      const row = await findRefundRow(orm, refundId);
      if (row === null) throw new DeskProblem('NOT_FOUND', { field: 'refundId' });
      if (row.requestedById === by.id) throw new DeskProblem('SAME_PERSON');
      if (row.state === 'requested' && (await decided(decision)) !== null) return find(refundId);
      decidedBefore((await findRefundRow(orm, refundId)) ?? row, decision);
      return find(refundId);
    },
  };
}
