import type { Migration } from './migration';

/** A quote is paid and booked by whoever asked for it. Those from before, and those of a page, have no owner until then. */
export const quoteOwnersMigration: Migration = {
  id: '0012-quote-owners',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE quotes
      ADD COLUMN owner text;
    CREATE INDEX quotes_owner ON quotes (owner);
  `,
};
