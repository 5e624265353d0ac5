import type { Migration } from './migration';

export const openedBookingsMigration: Migration = {
  id: '0020-opened-bookings',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE opened_bookings (
      session_id text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      until timestamptz NOT NULL,
      PRIMARY KEY (session_id, booking_id)
    );
    CREATE INDEX opened_bookings_until ON opened_bookings (until);
  `,
};
