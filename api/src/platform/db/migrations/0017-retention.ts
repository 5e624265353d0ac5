import type { Migration } from './migration';

/** How much of the people in a booking is still kept, and when that is looked at again. */
export const retentionMigration: Migration = {
  id: '0017-retention',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings
      ADD COLUMN retention text NOT NULL DEFAULT 'full' CHECK (retention IN ('full', 'invoice', 'anonymous')),
      ADD COLUMN retention_look_at timestamptz;
    CREATE INDEX bookings_retention ON bookings (retention_look_at NULLS FIRST) WHERE retention <> 'anonymous' AND run_at IS NULL;
  `,
};
