import type { Migration } from './migration';

/** Null owner: quotes from before, and a page's until somebody pays. */
export const quoteOwnersMigration: Migration = {
  id: '0012-quote-owners',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE quotes
      ADD COLUMN owner text;
    CREATE INDEX quotes_owner ON quotes (owner);
  `,
};
