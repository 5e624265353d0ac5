import type { Migration } from './migration';

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
