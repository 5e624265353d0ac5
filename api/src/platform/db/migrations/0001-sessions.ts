import type { Migration } from './migration';

export const sessionsMigration: Migration = {
  id: '0001-sessions',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE sessions (
      id text PRIMARY KEY,
      principal text NOT NULL,
      role text NOT NULL CHECK (role IN ('anonymous', 'user')),
      refresh_hash text NOT NULL,
      previous_hash text,
      rotated_at timestamptz NOT NULL,
      last_token_id text NOT NULL,
      rotations integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    );
    CREATE INDEX sessions_expires_at ON sessions (expires_at);
    CREATE INDEX sessions_principal ON sessions (principal);
  `,
};
