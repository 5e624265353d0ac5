import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { identities } from '../../platform/db/schema/accounts';
import type { Identity } from '../../ports/identity';

type Known = Pick<Identity, 'issuer' | 'subject'>;

export async function findOwner(
  connection: Connection,
  { issuer, subject }: Known,
): Promise<string | null> {
  const rows = await connection
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return rows[0]?.userId ?? null;
}

/** The first link stays. */
export async function linkIdentity(
  connection: Connection,
  { issuer, subject }: Known,
  userId: string,
  now: Date,
): Promise<void> {
  await connection
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: now })
    .onConflictDoNothing();
}
