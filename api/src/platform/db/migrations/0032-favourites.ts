import type { Migration } from './migration';

export const favouritesMigration: Migration = {
  id: '0032-favourites',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE favourites (
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      product text NOT NULL,
      item text NOT NULL,
      search text NOT NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, product, item)
    );
  `,
};
