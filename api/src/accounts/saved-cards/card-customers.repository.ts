import { eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { cardCustomers } from '../../platform/db/schema/accounts';

export async function findCustomer(connection: Connection, userId: string): Promise<string | null> {
  const [row] = await connection
    .select({ id: cardCustomers.id })
    .from(cardCustomers)
    .where(eq(cardCustomers.userId, userId));
  return row?.id ?? null;
}

/** Returns another one when a concurrent call was first. */
export async function keepCustomer(
  connection: Connection,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<string> {
  await connection
    .insert(cardCustomers)
    .values({ id, userId, createdAt: now })
    .onConflictDoNothing({ target: cardCustomers.userId });
  return (await findCustomer(connection, userId)) ?? id;
}

export async function forgetCustomer(connection: Connection, id: string): Promise<void> {
  await connection.delete(cardCustomers).where(eq(cardCustomers.id, id));
}

export async function orphanedCustomers(connection: Connection): Promise<string[]> {
  const rows = await connection
    .select({ id: cardCustomers.id })
    .from(cardCustomers)
    .where(isNull(cardCustomers.userId));
  return rows.map(({ id }) => id);
}
