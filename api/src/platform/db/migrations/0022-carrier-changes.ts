import type { Migration } from './migration';

/**
 * What a carrier changed about a booking, and when it is next asked whether it changed anything; null for never again.
 * An order is found by the supplier's id for it, which is all that its messages say.
 */
export const carrierChangesMigration: Migration = {
  id: '0022-carrier-changes',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings
      ADD COLUMN carrier_change jsonb,
      ADD COLUMN carrier_look_at timestamptz DEFAULT now();
    CREATE INDEX bookings_supplier_booking ON bookings (supplier_booking);
    CREATE INDEX bookings_carrier_look ON bookings (carrier_look_at) WHERE state = 'confirmed' AND run_at IS NULL;
  `,
};
