import type { ClosedAs, Closing, Person } from '@wayfare/desk-contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskClosings, deskDifferences } from '../../platform/db/schema/desk';
import { DeskProblem } from '../access/desk-problem';

export interface Closes {
  readonly differenceId: string;
  readonly as: ClosedAs;
  readonly words: string;
  readonly by: Person;
  readonly requestKey: string;
  readonly now: Date;
}

/** Newest first, by difference. */
export async function closingsOf(
  connection: Connection,
  differences: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly Closing[]>> {
  const ids = differences.map(({ id }) => id);
  const found = new Map<string, Closing[]>();
  if (ids.length === 0) return found;
  const rows = await connection
    .select()
    .from(deskClosings)
    .where(inArray(deskClosings.differenceId, ids))
    .orderBy(desc(deskClosings.id));
  for (const { differenceId, at, byId, byName, closedAs, words } of rows) {
    const closing = { at: at.toISOString(), by: { id: byId, name: byName }, as: closedAs, words };
    found.set(differenceId, [...(found.get(differenceId) ?? []), closing]);
  }
  return found;
}

async function isRepeated(connection: Connection, requestKey: string): Promise<boolean> {
  const rows = await connection
    .select({ id: deskClosings.id })
    .from(deskClosings)
    .where(eq(deskClosings.requestKey, requestKey));
  return rows.length > 0;
}

/** Closed by one of those who try at once; the same request again changes nothing. */
export async function closeOpen(
  { orm }: Pick<Database, 'orm'>,
  { differenceId, as, words, by, requestKey, now }: Closes,
): Promise<void> {
  await orm.transaction(async (connection) => {
    const closed = await connection
      .update(deskDifferences)
      .set({ closedAt: now, closedAs: as })
      .where(
        and(
          eq(deskDifferences.id, differenceId),
          isNull(deskDifferences.resolvedAt),
          isNull(deskDifferences.closedAt),
        ),
      )
      .returning({ id: deskDifferences.id });
    if (closed.length === 0 && (await isRepeated(connection, requestKey))) return;
    if (closed.length === 0) throw new DeskProblem('ALREADY_CLOSED');
    await connection.insert(deskClosings).values({
      ...{ differenceId, at: now, closedAs: as, words, requestKey },
      ...{ byId: by.id, byName: by.name },
    });
  });
}

/** Words may name people, so they go with those of the booking; who closed what and when stays. */
export async function forgetClosingWords(connection: Connection): Promise<void> {
  await connection
    .update(deskClosings)
    .set({ words: '' })
    .where(
      sql`${deskClosings.words} <> '' AND EXISTS (
        SELECT FROM ${deskDifferences} JOIN ${bookings} ON ${bookings.id} = ${deskDifferences.bookingId}
        WHERE ${deskDifferences.id} = ${deskClosings.differenceId} AND ${bookings.retention} <> 'full')`,
    );
}
