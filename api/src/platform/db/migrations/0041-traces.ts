import type { Migration } from './migration';

/** Where in a trace something was asked that another process does later (W3C `traceparent`); null outside of traces. */
export const tracesMigration: Migration = {
  id: '0041-traces',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE bookings ADD COLUMN traceparent text;
    ALTER TABLE outbox ADD COLUMN traceparent text;
    ALTER TABLE account_mails ADD COLUMN traceparent text;
    ALTER TABLE contact_mails ADD COLUMN traceparent text;
  `,
};
