import type { Migration } from './migration';

/** Drops the database's list of languages: requests are checked against the one table (decision 0123). */
export const languagesMigration: Migration = {
  id: '0035-languages',
  safeWithOldCode:
    'the release before has no texts for a row in a language that came after it, which this lets in',
  sql: `
    ALTER TABLE bookings DROP CONSTRAINT bookings_language_check;
    ALTER TABLE users DROP CONSTRAINT users_language_check;
    ALTER TABLE train_baskets DROP CONSTRAINT train_baskets_language_check;
    ALTER TABLE contact_messages DROP CONSTRAINT contact_messages_language_check;
    ALTER TABLE telemetry_measurements DROP CONSTRAINT telemetry_measurements_language_check;
    ALTER TABLE invoices DROP CONSTRAINT invoices_language_check;
    ALTER TABLE price_alerts DROP CONSTRAINT price_alerts_language_check;
  `,
};
