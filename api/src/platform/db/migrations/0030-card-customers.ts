import type { Migration } from './migration';

/**
 * Whose cards the payment provider keeps (decision 0090). A row outlives its account until the provider has forgotten the
 * customer too.
 */
export const cardCustomersMigration: Migration = {
  id: '0030-card-customers',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE card_customers (
      id text PRIMARY KEY,
      user_id text UNIQUE REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL
    );
  `,
};
