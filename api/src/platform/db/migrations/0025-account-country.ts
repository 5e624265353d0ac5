import type { Migration } from './migration';

/** Some rates are for guests of some countries (HOT-21). */
export const accountCountryMigration: Migration = {
  id: '0025-account-country',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE users ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');
  `,
};
