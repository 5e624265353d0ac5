import type { Migration } from './migration';

export const bookingsMigration: Migration = {
  id: '0003-bookings',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE quotes (
      id text PRIMARY KEY,
      vertical text NOT NULL,
      offer jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX quotes_expires_at ON quotes (expires_at);

    CREATE TABLE bookings (
      id text PRIMARY KEY,
      reference text NOT NULL UNIQUE,
      pin text NOT NULL,
      vertical text NOT NULL,
      owner text NOT NULL,
      quote_id text NOT NULL UNIQUE,
      client_reference text NOT NULL,
      request_hash text NOT NULL,
      email text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      details jsonb NOT NULL,
      total integer NOT NULL CHECK (total >= 0),
      due_now integer NOT NULL CHECK (due_now >= 0),
      due_later integer NOT NULL CHECK (due_later >= 0),
      charge_at timestamptz,
      state text NOT NULL,
      state_since timestamptz NOT NULL,
      status text NOT NULL,
      reason text,
      payment_state text NOT NULL,
      intent_id text,
      money_intent text,
      captured integer NOT NULL DEFAULT 0 CHECK (captured >= 0),
      refund_due integer NOT NULL DEFAULT 0 CHECK (refund_due >= 0),
      refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= captured),
      charge_tries integer NOT NULL DEFAULT 0,
      supplier_quote text,
      supplier_booking text,
      supplier_reference text,
      watch boolean NOT NULL DEFAULT false,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz,
      created_at timestamptz NOT NULL,
      UNIQUE (owner, client_reference)
    );
    CREATE INDEX bookings_run_at ON bookings (run_at) WHERE run_at IS NOT NULL;
    CREATE INDEX bookings_owner ON bookings (owner, created_at DESC);
    CREATE INDEX bookings_intent ON bookings (intent_id) WHERE intent_id IS NOT NULL;

    CREATE TABLE idempotency_keys (
      owner text NOT NULL,
      key text NOT NULL,
      request_hash text NOT NULL,
      answer jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (owner, key)
    );

    CREATE TABLE outbox (
      id text PRIMARY KEY,
      booking_id text NOT NULL REFERENCES bookings (id),
      kind text NOT NULL,
      created_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz,
      sent_at timestamptz
    );
    CREATE INDEX outbox_run_at ON outbox (run_at) WHERE run_at IS NOT NULL;
  `,
};
