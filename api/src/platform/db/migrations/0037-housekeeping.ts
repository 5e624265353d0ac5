import type { Migration } from './migration';

/** Which process began which task last: each runs once an hour, however many processes there are. */
export const housekeepingMigration: Migration = {
  id: '0037-housekeeping',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE housekeeping (
      task text PRIMARY KEY,
      began_at timestamptz NOT NULL
    );
  `,
};
