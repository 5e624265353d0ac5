import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { sessions } from '../../platform/db/schema/sessions';
import { hashSecret, parseRefreshToken } from '../users/refresh-token';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(
  connection: Connection,
  row: typeof sessions.$inferInsert,
): Promise<void> {
  await connection.insert(sessions).values(row);
}

export async function findSession(
  connection: Connection,
  id: string,
  now: Date,
): Promise<SessionRow | null> {
  const rows = await connection
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(sessions.revokedAt)));
  return rows[0] ?? null;
}

export async function findSessions(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<SessionRow, 'principal' | 'expiresAt'>>> {
  const { id, principal, expiresAt } = sessions;
  const rows = await connection
    .select({ id, principal, expiresAt })
    .from(sessions)
    .where(and(inArray(id, [...ids]), isNull(sessions.revokedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

interface Renewal {
  readonly id: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

interface Rotation extends Renewal {
  readonly from: string;
  readonly to: string;
}

/** Compare-and-set on the hash; false when another request was first. */
export async function rotateRefreshHash(
  connection: Connection,
  { id, from, to, tokenId, expiresAt, now }: Rotation,
): Promise<boolean> {
  const rows = await connection
    .update(sessions)
    .set({
      refreshHash: to,
      previousHash: from,
      rotatedAt: now,
      seenAt: now,
      expiresAt,
      lastTokenId: tokenId,
      rotations: sql`${sessions.rotations} + 1`,
    })
    .where(and(eq(sessions.id, id), eq(sessions.refreshHash, from), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function rememberToken(
  connection: Connection,
  { id, tokenId, expiresAt, now }: Renewal,
): Promise<boolean> {
  const rows = await connection
    .update(sessions)
    .set({ lastTokenId: tokenId, expiresAt, seenAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function revokeSession(connection: Connection, id: string, now: Date): Promise<void> {
  await connection.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
}

export async function endPresentedSession(
  connection: Connection,
  cookie: string,
  now: Date,
): Promise<SessionRow | null> {
  const presented = parseRefreshToken(cookie);
  if (presented === null) return null;
  const hash = hashSecret(presented.secret);
  const rows = await connection
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.id, presented.sessionId),
        or(eq(sessions.refreshHash, hash), eq(sessions.previousHash, hash)),
        isNull(sessions.revokedAt),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

export async function endSessionsOf(
  connection: Connection,
  userId: string,
  { except }: { readonly except?: string },
  now: Date,
): Promise<number> {
  const running = and(
    eq(sessions.principal, userId),
    eq(sessions.role, 'user'),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
  );
  const rows = await connection
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(running, except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function deleteEndedSessions(connection: Connection, now: Date): Promise<number> {
  const rows = await connection
    .delete(sessions)
    .where(sql`${sessions.expiresAt} <= ${now.toISOString()}`)
    .returning({ id: sessions.id });
  return rows.length;
}
