import type { Migration } from './migration';

export const documentNumbersMigration: Migration = {
  id: '0016-document-numbers',
  safeWithOldCode: true,
  sql: `
    CREATE INDEX bookings_document_numbers ON bookings ((details ->> 'checkOut'))
      WHERE vertical = 'hotels' AND details -> 'holder' ->> 'document' <> '';
  `,
};
