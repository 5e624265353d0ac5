import type { Migration } from './migration';

/**
 * Who a traveller wants the invoice made out to, as the checkout asked for it (decision 0096). A process of the release before
 * books without it, and leaves it in a row that it anonymises.
 */
export const invoiceDetailsMigration: Migration = {
  id: '0034-invoice-details',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings ADD COLUMN invoice_details jsonb;
    CREATE INDEX bookings_invoice_details ON bookings (owner) WHERE invoice_details IS NOT NULL;
  `,
};
