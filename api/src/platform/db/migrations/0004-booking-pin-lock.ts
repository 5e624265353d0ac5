import type { Migration } from './migration';

export const bookingPinLockMigration: Migration = {
  id: '0004-booking-pin-lock',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings
      ADD COLUMN pin_failures integer NOT NULL DEFAULT 0,
      ADD COLUMN pin_locked_until timestamptz;
  `,
};
