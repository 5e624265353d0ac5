import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { favourites, users } from '../../platform/db/schema/accounts';

export type FavouriteRow = typeof favourites.$inferSelect;

export async function findFavouritesOf(
  connection: Connection,
  userId: string,
): Promise<FavouriteRow[]> {
  return connection
    .select()
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.savedAt), asc(favourites.item));
}

/** Locks the user's row, so that concurrent saves count against one limit. */
export async function holdUser(connection: Connection, userId: string): Promise<void> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** On conflict the search is replaced and the day kept. */
export async function upsertFavourites(
  connection: Connection,
  rows: readonly FavouriteRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await connection
    .insert(favourites)
    .values([...rows])
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.product, favourites.item],
      set: { search: sql`excluded.search` },
    });
}

export async function deleteFavourite(
  connection: Connection,
  { userId, product, item }: Pick<FavouriteRow, 'userId' | 'product' | 'item'>,
): Promise<void> {
  await connection
    .delete(favourites)
    .where(
      and(
        eq(favourites.userId, userId),
        eq(favourites.product, product),
        eq(favourites.item, item),
      ),
    );
}
