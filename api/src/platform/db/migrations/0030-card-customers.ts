import type { Migration } from './migration';

/** Outlives its account until the payment provider has forgotten the customer too (decision 0090). */
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
