import type { Migration } from './migration';

/** What metrics count, without reading every booking. */
export const watchedBookingsMigration: Migration = {
  id: '0036-watched-bookings',
  safeWithOldCode: true,
  sql: `
    CREATE INDEX bookings_completing ON bookings (vertical, state_since) WHERE status = 'completing';
    CREATE INDEX bookings_authorised ON bookings (vertical) INCLUDE (due_now) WHERE payment_state = 'authorised';
    CREATE INDEX bookings_owed ON bookings (vertical) INCLUDE (refund_due, refunded) WHERE refund_due > refunded;
  `,
};
