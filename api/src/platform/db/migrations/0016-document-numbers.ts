import type { Migration } from './migration';

/** Finds the numbers of documents that are still kept: every hour some are removed, and after a rotation all are sealed anew. */
export const documentNumbersMigration: Migration = {
  id: '0016-document-numbers',
  safeWithOldCode: true,
  sql: `
    CREATE INDEX bookings_document_numbers ON bookings ((details ->> 'checkOut'))
      WHERE vertical = 'hotels' AND details -> 'holder' ->> 'document' <> '';
  `,
};
