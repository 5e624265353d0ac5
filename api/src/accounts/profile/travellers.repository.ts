import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { travellers, users } from '../../platform/db/schema/accounts';

type Row = typeof travellers.$inferSelect;

export async function findTravellersOf(connection: Connection, userId: string): Promise<Row[]> {
  return connection
    .select()
    .from(travellers)
    .where(eq(travellers.userId, userId))
    .orderBy(asc(travellers.createdAt), asc(travellers.id));
}

/** In a transaction: locks the user's row, so that concurrent adds count. Null at the limit. */
export async function insertTraveller(
  connection: Connection,
  row: Row,
  most: number,
): Promise<Row | null> {
  await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, row.userId))
    .for('update');
  if ((await findTravellersOf(connection, row.userId)).length >= most) return null;
  await connection.insert(travellers).values(row);
  return row;
}

export async function updateTraveller(
  connection: Connection,
  { id, userId, details }: Pick<Row, 'id' | 'userId' | 'details'>,
): Promise<boolean> {
  const rows = await connection
    .update(travellers)
    .set({ details })
    .where(and(eq(travellers.id, id), eq(travellers.userId, userId)))
    .returning({ id: travellers.id });
  return rows.length > 0;
}

export async function deleteTravellerOf(
  connection: Connection,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(travellers)
    .where(and(eq(travellers.id, id), eq(travellers.userId, userId)))
    .returning({ id: travellers.id });
  return rows.length > 0;
}
