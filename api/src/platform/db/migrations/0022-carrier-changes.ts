import type { Migration } from './migration';

/** Carrier's change and next look (null: never again); index on the supplier's id, all that webhooks carry. */
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
