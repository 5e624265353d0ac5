import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { sessions } from '../../db/schema/sessions';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(connection: Connection, row: typeof sessions.$inferInsert): Promise<void> {
  await connection.insert(sessions).values(row);
}

/** The session when it is neither over nor revoked. */
export async function findSession(connection: Connection, id: string, now: Date): Promise<SessionRow | null> {
  const rows = await connection
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(sessions.revokedAt)));
  return rows[0] ?? null;
}

interface Rotation {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly tokenId: string;
  readonly now: Date;
}

/** Replaces the refresh token if it is still the current one; false when another request was first. */
export async function rotateRefreshHash(connection: Connection, { id, from, to, tokenId, now }: Rotation): Promise<boolean> {
  const rows = await connection
    .update(sessions)
    .set({ refreshHash: to, previousHash: from, rotatedAt: now, lastTokenId: tokenId, rotations: sql`${sessions.rotations} + 1` })
    .where(and(eq(sessions.id, id), eq(sessions.refreshHash, from), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function rememberToken(connection: Connection, id: string, tokenId: string): Promise<void> {
  await connection.update(sessions).set({ lastTokenId: tokenId }).where(eq(sessions.id, id));
}

export async function revokeSession(connection: Connection, id: string, now: Date): Promise<void> {
  await connection.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
}

/** Forgets sessions that are over; returns how many. */
export async function deleteEndedSessions(connection: Connection, now: Date): Promise<number> {
  const rows = await connection.delete(sessions).where(sql`${sessions.expiresAt} <= ${now.toISOString()}`).returning({ id: sessions.id });
  return rows.length;
}
