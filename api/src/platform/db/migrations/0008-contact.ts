import type { Migration } from './migration';

export const contactMigration: Migration = {
  id: '0008-contact',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE contact_messages (
      id text PRIMARY KEY,
      ticket_number text NOT NULL UNIQUE,
      owner text NOT NULL,
      idempotency_key text NOT NULL,
      request_hash text NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      subject text NOT NULL,
      question text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      sender text NOT NULL,
      created_at timestamptz NOT NULL,
      UNIQUE (owner, idempotency_key)
    );
    CREATE INDEX contact_messages_created_at ON contact_messages (created_at);
    CREATE INDEX contact_messages_email ON contact_messages (email);

    CREATE TABLE contact_mails (
      id text PRIMARY KEY,
      message_id text NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('support', 'copy')),
      created_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz,
      sent_at timestamptz
    );
    CREATE INDEX contact_mails_run_at ON contact_mails (run_at) WHERE run_at IS NOT NULL;
    CREATE INDEX contact_mails_message ON contact_mails (message_id);
  `,
};
