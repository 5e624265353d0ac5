import type { Migration } from './migration';

/** Day of last change of each hotel or place; imports replace all rows but these. */
export const catalogueDaysMigration: Migration = {
  id: '0021-catalogue-days',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE catalogue_days (
      id text COLLATE "C" PRIMARY KEY,
      digest text NOT NULL,
      changed_on date NOT NULL
    );
    INSERT INTO catalogue_days SELECT id, md5(h::text), coalesce((SELECT max(imported_at) FROM catalogue_imports), now()) FROM catalogue_hotels h;
    INSERT INTO catalogue_days SELECT id, md5(p::text), coalesce((SELECT max(imported_at) FROM catalogue_imports), now()) FROM catalogue_places p
      ON CONFLICT (id) DO NOTHING;
  `,
};
