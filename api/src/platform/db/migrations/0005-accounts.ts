import type { Migration } from './migration';

export const accountsMigration: Migration = {
  id: '0005-accounts',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE users (
      id text PRIMARY KEY,
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL,
      lastname text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      password_hash text,
      picture text,
      activated_at timestamptz,
      first_login_at timestamptz,
      terms_accepted_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL
    );

    CREATE TABLE identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (issuer, subject)
    );
    CREATE INDEX identities_user ON identities (user_id);

    CREATE TABLE login_failures (
      key text PRIMARY KEY,
      failures integer NOT NULL,
      last_at timestamptz NOT NULL,
      locked_until timestamptz
    );

    CREATE TABLE tickets (
      hash text PRIMARY KEY,
      kind text NOT NULL,
      user_id text REFERENCES users (id) ON DELETE CASCADE,
      facts jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX tickets_expires_at ON tickets (expires_at);
    CREATE INDEX tickets_user ON tickets (user_id);

    CREATE TABLE used_captchas (
      id text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );

    CREATE TABLE account_mails (
      id text PRIMARY KEY,
      address text NOT NULL,
      kind text NOT NULL,
      language text NOT NULL,
      facts jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz,
      sent_at timestamptz
    );
    CREATE INDEX account_mails_run_at ON account_mails (run_at) WHERE run_at IS NOT NULL;

    CREATE TABLE travellers (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      details jsonb NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX travellers_user ON travellers (user_id);

    ALTER TABLE sessions
      ADD COLUMN user_agent text NOT NULL DEFAULT '',
      ADD COLUMN seen_at timestamptz,
      ADD COLUMN third_party boolean NOT NULL DEFAULT false;
    UPDATE sessions SET seen_at = rotated_at;

    CREATE INDEX bookings_email ON bookings (email);
  `,
};
