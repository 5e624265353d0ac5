import type { Migration } from './migration';

export const bookingLinksMigration: Migration = {
  id: '0015-booking-links',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings
      ADD COLUMN link_generation integer NOT NULL DEFAULT 0;
  `,
};
