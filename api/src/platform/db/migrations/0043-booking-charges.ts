import type { Migration } from './migration';

/** Finds the booking of a payment that is not its latest. */
export const bookingChargesMigration: Migration = {
  id: '0043-booking-charges',
  safeWithOldCode: true,
  sql: '',
  indexes: [{ name: 'bookings_charges', on: 'bookings USING gin (charges jsonb_path_ops)' }],
};
