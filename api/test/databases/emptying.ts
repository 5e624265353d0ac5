/* How a database of the tests becomes as it was when it was migrated: in a tenth of the time that opening one takes. */

/** Ends what a session leaves, empties each table that has rows, and starts its sequences anew; the audit log cannot be emptied. */
export const EMPTY = [
  'ROLLBACK',
  'DISCARD ALL',
  `DO $$
DECLARE
  candidate regclass;
  has_rows boolean;
  filled text[] := '{}';
BEGIN
  FOR candidate IN
    SELECT oid FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', candidate) INTO has_rows;
    IF has_rows THEN filled := filled || candidate::text; END IF;
  END LOOP;
  IF filled <> '{}' THEN
    EXECUTE format('TRUNCATE %s RESTART IDENTITY CASCADE', array_to_string(filled, ', '));
  END IF;
END $$`,
  `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
FROM pg_sequences WHERE last_value IS NOT NULL AND schemaname = 'public'`,
];

/** Every table, index, column, constraint, trigger and function, and the migrations that ran. */
export const SCHEMA = `
SELECT relname AS name, relkind::text AS kind FROM pg_class WHERE relnamespace = 'public'::regnamespace
UNION ALL SELECT attrelid::regclass || '.' || attname, format_type(atttypid, atttypmod) || attnotnull
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND attnum > 0
UNION ALL SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
UNION ALL SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
UNION ALL SELECT id, 'migration' FROM migrations
ORDER BY 1, 2
`;
