import type { Migration } from './migration';

/** Append-only documents; their counter grows in the same transaction, hence gapless (decision 0083). */
export const invoicesMigration: Migration = {
  id: '0029-invoices',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE invoice_series (
      kind text NOT NULL CHECK (kind IN ('invoice', 'credit')),
      year integer NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (kind, year)
    );
    CREATE TABLE invoices (
      number text PRIMARY KEY,
      position bigint GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL,
      year integer NOT NULL,
      serial integer NOT NULL,
      booking_id text NOT NULL,
      of_number text,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      issued_on date NOT NULL,
      issued_at timestamptz NOT NULL,
      buyer jsonb NOT NULL,
      seller jsonb,
      content jsonb NOT NULL,
      total integer NOT NULL,
      UNIQUE (kind, year, serial),
      CHECK ((kind = 'credit') = (of_number IS NOT NULL)),
      CHECK ((kind = 'credit') = (total < 0))
    );
    CREATE INDEX invoices_booking ON invoices (booking_id);
    ALTER TABLE users ADD COLUMN company jsonb;
  `,
};
