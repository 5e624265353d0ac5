import type { Migration } from './migration';

/** Daily totals of CSP violations: no row belongs to a visitor. */
export const policyReportsMigration: Migration = {
  id: '0018-policy-reports',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE policy_reports (
      day date NOT NULL,
      directive text NOT NULL,
      blocked text NOT NULL,
      page text NOT NULL,
      count bigint NOT NULL,
      last_seen timestamptz NOT NULL,
      PRIMARY KEY (day, directive, blocked, page)
    );
  `,
};
