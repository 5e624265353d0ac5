import type { Migration } from './migration';

/** When a booking's PIN was guessed wrongly last, and which mails an address was sent without having asked: when, by a hash of kind and address. */
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
