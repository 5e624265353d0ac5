import type { Migration } from './migration';

/**
 * What operators did about a difference; older code keeps comparing one that is closed, and lists it as open. And the cents
 * that a mail is about, where its booking alone does not say them.
 */
export const closingsAndAmountsMigration: Migration = {
  id: '0044-closings-and-amounts',
  safeWithOldCode: true,
  sql: `
    ALTER TABLE desk_differences
      ADD COLUMN closed_at timestamptz,
      ADD COLUMN closed_as text,
      ADD COLUMN reopened_at timestamptz;

    CREATE TABLE desk_closings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      difference_id text NOT NULL REFERENCES desk_differences ON DELETE CASCADE,
      at timestamptz NOT NULL,
      closed_as text NOT NULL CHECK (closed_as IN ('mended', 'accepted')),
      by_id text NOT NULL,
      by_name text NOT NULL,
      words text NOT NULL,
      request_key text NOT NULL UNIQUE
    );
    CREATE INDEX desk_closings_of_difference ON desk_closings (difference_id, id);

    ALTER TABLE outbox ADD COLUMN amount integer;
  `,
};
