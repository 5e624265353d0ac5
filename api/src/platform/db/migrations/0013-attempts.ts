import type { Migration } from './migration';

export const attemptsMigration: Migration = {
  id: '0013-attempts',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings ADD COLUMN pin_failed_at timestamptz;

    CREATE TABLE unasked_mails (
      recipient text PRIMARY KEY,
      queued_at timestamptz[] NOT NULL,
      last_at timestamptz NOT NULL
    );
    CREATE INDEX unasked_mails_last_at ON unasked_mails (last_at);
  `,
};
