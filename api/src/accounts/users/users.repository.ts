import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { users } from '../../platform/db/schema/accounts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function findUser(connection: Connection, id: string): Promise<User | null> {
  const rows = await connection.select().from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Case-insensitive. */
export async function findUserByEmail(connection: Connection, email: string): Promise<User | null> {
  const rows = await connection
    .select()
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return rows[0] ?? null;
}

export async function lockUser(connection: Connection, id: string): Promise<User | null> {
  const rows = await connection.select().from(users).where(eq(users.id, id)).for('update');
  return rows[0] ?? null;
}

export async function insertUser(connection: Connection, user: NewUser): Promise<User | null> {
  const rows = await connection.insert(users).values(user).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

/** Compare-and-set on the old hash; null when it changed. */
export async function replacePasswordHash(
  connection: Connection,
  { id, passwordHash: from }: Pick<User, 'id'> & { passwordHash: string },
  to: string,
): Promise<User | null> {
  const rows = await connection
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)))
    .returning();
  return rows[0] ?? null;
}

export async function updateUser(
  connection: Connection,
  id: string,
  changes: Partial<Omit<User, 'id' | 'email'>>,
): Promise<User | null> {
  const rows = await connection.update(users).set(changes).where(eq(users.id, id)).returning();
  return rows[0] ?? null;
}
