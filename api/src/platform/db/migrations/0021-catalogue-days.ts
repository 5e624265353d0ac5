import type { Migration } from './migration';

/** On which day a hotel or place last came in otherwise than before: an import replaces every row, this table stays. */
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
