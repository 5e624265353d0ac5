import type { Migration } from './migration';

/** Alerts with proof of consent, and their mails (decision 0092). */
export const priceAlertsMigration: Migration = {
  id: '0033-price-alerts',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE price_alerts (
      id text PRIMARY KEY,
      address text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      product text NOT NULL,
      watch jsonb NOT NULL,
      watch_hash text NOT NULL,
      title text NOT NULL,
      starts_on date NOT NULL,
      ends_on date,
      for_member boolean NOT NULL,
      told integer NOT NULL CHECK (told > 0),
      asked_at timestamptz NOT NULL,
      consent_text text NOT NULL,
      consent_way text CHECK (consent_way IN ('mail', 'account')),
      consent_at timestamptz,
      ended_at timestamptz,
      mailed_at timestamptz,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz,
      UNIQUE (address, watch_hash)
    );
    CREATE INDEX price_alerts_run_at ON price_alerts (run_at) WHERE run_at IS NOT NULL;
    CREATE INDEX price_alerts_starts_on ON price_alerts (starts_on);

    CREATE TABLE price_alert_mails (
      id text PRIMARY KEY,
      alert_id text NOT NULL REFERENCES price_alerts (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('confirm', 'fell')),
      before integer,
      now integer,
      created_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz,
      sent_at timestamptz
    );
    CREATE INDEX price_alert_mails_run_at ON price_alert_mails (run_at) WHERE run_at IS NOT NULL;
    CREATE INDEX price_alert_mails_alert ON price_alert_mails (alert_id);
  `,
};
