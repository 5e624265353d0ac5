import type { Migration } from './migration';

/** Invoice details of the checkout (decision 0096); the release before ignores them, also when anonymising. */
export const invoiceDetailsMigration: Migration = {
  id: '0034-invoice-details',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings ADD COLUMN invoice_details jsonb;
    CREATE INDEX bookings_invoice_details ON bookings (owner) WHERE invoice_details IS NOT NULL;
  `,
};
