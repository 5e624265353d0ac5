import type { Migration } from './migration';

/** One open basket per owner; its id becomes the booking's. */
export const trainBasketsMigration: Migration = {
  id: '0007-train-baskets',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE train_baskets (
      id text PRIMARY KEY,
      owner text NOT NULL,
      correlation_id text,
      supplier_booking text NOT NULL,
      items jsonb NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      demo boolean NOT NULL,
      state text NOT NULL CHECK (state IN ('open', 'prebooked', 'ordered')),
      quote_id text,
      intent_id text,
      intent_round integer NOT NULL DEFAULT 0,
      version integer NOT NULL DEFAULT 1,
      expires_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX train_baskets_owner ON train_baskets (owner) WHERE state <> 'ordered';
    CREATE INDEX train_baskets_correlation ON train_baskets (correlation_id) WHERE state <> 'ordered' AND correlation_id IS NOT NULL;
    CREATE INDEX train_baskets_intent ON train_baskets (intent_id) WHERE intent_id IS NOT NULL;
    CREATE INDEX train_baskets_updated_at ON train_baskets (updated_at);
    CREATE INDEX bookings_supplier_reference ON bookings (supplier_reference) WHERE supplier_reference IS NOT NULL;
  `,
};
