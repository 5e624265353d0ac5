import { and, desc, eq, isNotNull, isNull, like, lt, ne, or } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { bookings } from '../../../platform/db/schema/bookings';
import { trainBaskets } from '../../../platform/db/schema/trains';
import type { Basket, BasketChanges } from './basket';
import { toBasket } from './basket';

/** Prefix of anonymous sessions' principals. */
const ANONYMOUS = 'anonymous-%';

const isOpen = ne(trainBaskets.state, 'ordered');

const first = (rows: readonly (typeof trainBaskets.$inferSelect)[]): Basket | null =>
  rows[0] === undefined ? null : toBasket(rows[0]);

/** Null when the owner has an open one already. */
export async function insertBasket(
  connection: Connection,
  basket: Omit<Basket, 'intentRound' | 'version'>,
): Promise<Basket | null> {
  return first(
    await connection.insert(trainBaskets).values(basket).onConflictDoNothing().returning(),
  );
}

export async function findBasket(connection: Connection, id: string): Promise<Basket | null> {
  return first(await connection.select().from(trainBaskets).where(eq(trainBaskets.id, id)));
}

export async function findBasketOf(connection: Connection, owner: string): Promise<Basket | null> {
  return first(
    await connection
      .select()
      .from(trainBaskets)
      .where(and(eq(trainBaskets.owner, owner), isOpen)),
  );
}

export async function findGuestBasket(
  connection: Connection,
  correlationId: string,
): Promise<Basket | null> {
  const own = and(
    eq(trainBaskets.correlationId, correlationId),
    like(trainBaskets.owner, ANONYMOUS),
    isOpen,
  );
  return first(
    await connection
      .select()
      .from(trainBaskets)
      .where(own)
      .orderBy(desc(trainBaskets.updatedAt))
      .limit(1),
  );
}

export async function findBasketOfIntent(
  connection: Connection,
  owner: string,
  intentId: string,
): Promise<Basket | null> {
  return first(
    await connection
      .select()
      .from(trainBaskets)
      .where(and(eq(trainBaskets.owner, owner), eq(trainBaskets.intentId, intentId))),
  );
}

/** Optimistic lock: null when another call was first. */
export async function saveBasket(
  connection: Connection,
  { id, version }: Pick<Basket, 'id' | 'version'>,
  changes: BasketChanges,
  now: number,
): Promise<Basket | null> {
  const isSame = and(eq(trainBaskets.id, id), eq(trainBaskets.version, version));
  return first(
    await connection
      .update(trainBaskets)
      .set({ ...changes, version: version + 1, updatedAt: new Date(now) })
      .where(isSame)
      .returning(),
  );
}

/** Sets or clears the intent without a new version; null when the basket changed meanwhile. */
export async function setIntent(
  connection: Connection,
  { id, version }: Pick<Basket, 'id' | 'version'>,
  intent: Pick<Basket, 'intentId' | 'intentRound'>,
): Promise<Basket | null> {
  return first(
    await connection
      .update(trainBaskets)
      .set(intent)
      .where(and(eq(trainBaskets.id, id), eq(trainBaskets.version, version)))
      .returning(),
  );
}

/** Null when another call was first. */
export async function adoptBasket(
  connection: Connection,
  { id, owner: from }: Pick<Basket, 'id' | 'owner'>,
  owner: string,
): Promise<Basket | null> {
  return first(
    await connection
      .update(trainBaskets)
      .set({ owner })
      .where(and(eq(trainBaskets.id, id), eq(trainBaskets.owner, from)))
      .returning(),
  );
}

export async function closeBasket(connection: Connection, id: string): Promise<void> {
  await connection.update(trainBaskets).set({ state: 'ordered' }).where(eq(trainBaskets.id, id));
}

export async function deleteBasket(connection: Connection, id: string): Promise<void> {
  await connection.delete(trainBaskets).where(eq(trainBaskets.id, id));
}

/** Housekeeping reads no items, so that one corrupt row does not block the rest. */
const emptied = (row: typeof trainBaskets.$inferSelect): Basket => ({ ...row, items: [] });

export async function findOldBaskets(connection: Connection, before: Date): Promise<Basket[]> {
  return (
    await connection.select().from(trainBaskets).where(lt(trainBaskets.updatedAt, before))
  ).map(emptied);
}

export async function findLapsedBaskets(connection: Connection, now: Date): Promise<Basket[]> {
  return (
    await connection
      .select()
      .from(trainBaskets)
      .where(and(isOpen, isNotNull(trainBaskets.intentId), lt(trainBaskets.expiresAt, now)))
  ).map(emptied);
}

/** Deletes an order with an unconfirmed card, so nothing was charged or mailed; false when it cannot go. */
export async function forgetUnpaidOrder(
  connection: Connection,
  id: string,
  now: Date,
): Promise<boolean> {
  const isUnpaid = or(
    eq(bookings.state, 'awaiting_payment'),
    and(eq(bookings.state, 'done'), eq(bookings.status, 'expired')),
  );
  const isIdle = or(isNull(bookings.leaseUntil), lt(bookings.leaseUntil, now));
  await connection
    .delete(bookings)
    .where(and(eq(bookings.id, id), isUnpaid, eq(bookings.captured, 0), isIdle));
  const rows = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, id));
  return rows.length === 0;
}
