import type { Migration } from './migration';

/** Daily totals: no row belongs to a visitor. */
export const telemetryMigration: Migration = {
  id: '0009-telemetry',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE telemetry_measurements (
      day date NOT NULL,
      vertical text NOT NULL,
      version text NOT NULL,
      release_set text NOT NULL,
      route text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'nl')),
      metric text NOT NULL,
      bucket integer NOT NULL,
      count bigint NOT NULL,
      PRIMARY KEY (day, vertical, version, release_set, route, language, metric, bucket)
    );

    CREATE TABLE telemetry_errors (
      day date NOT NULL,
      vertical text NOT NULL,
      version text NOT NULL,
      release_set text NOT NULL,
      hash text NOT NULL,
      name text NOT NULL,
      message text NOT NULL,
      place text NOT NULL,
      route text NOT NULL,
      count bigint NOT NULL,
      last_seen timestamptz NOT NULL,
      PRIMARY KEY (day, vertical, version, release_set, hash)
    );
  `,
};
