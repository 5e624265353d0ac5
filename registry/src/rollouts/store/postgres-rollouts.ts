import * as v from 'valibot';
import { ownSchema } from '../../storage/own-schema';
import { keyOf, keysInUse, readers, readRecord } from './read-record';
import { isOpen } from './record';
import type { RolloutStore, Saved } from './rollout-store';
import { plus, TotalsSchema } from './totals';
import { COUNTED } from '@wayfare/rollout/counted';

/** A schema of its own: a role that follows releases has no business with it. */
const SCHEMA = `SELECT pg_advisory_xact_lock(hashtext('registry_rollouts'));
  CREATE SCHEMA IF NOT EXISTS registry_rollouts;
  CREATE TABLE IF NOT EXISTS registry_rollouts.rollouts (
    vertical text NOT NULL,
    version text NOT NULL,
    number integer NOT NULL,
    is_open boolean NOT NULL,
    document jsonb NOT NULL,
    PRIMARY KEY (vertical, version)
  );
  CREATE INDEX IF NOT EXISTS rollouts_open ON registry_rollouts.rollouts (vertical) WHERE is_open;
  CREATE TABLE IF NOT EXISTS registry_rollouts.counts (
    vertical text NOT NULL,
    version text NOT NULL,
    counted text NOT NULL,
    bucket integer NOT NULL,
    count bigint NOT NULL,
    added_at timestamptz NOT NULL,
    PRIMARY KEY (vertical, version, counted, bucket)
  );`;

const ROLLOUTS = `SELECT vertical, version, number, document FROM registry_rollouts.rollouts`;
const INSERT = `INSERT INTO registry_rollouts.rollouts (vertical, version, number, is_open, document)
  VALUES ($1, $2, 1, $3, $4) ON CONFLICT DO NOTHING`;
const UPDATE = `UPDATE registry_rollouts.rollouts SET number = number + 1, is_open = $3, document = $4
  WHERE vertical = $1 AND version = $2 AND number = $5`;
/** One order for all, so that two who add at the same time never wait for each other. */
const ADD = `INSERT INTO registry_rollouts.counts (vertical, version, counted, bucket, count, added_at)
  SELECT vertical, version, counted, bucket, sum(count), $6::timestamptz
  FROM unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[])
    AS added (vertical, version, counted, bucket, count)
  GROUP BY vertical, version, counted, bucket
  ORDER BY vertical, version, counted, bucket
  ON CONFLICT (vertical, version, counted, bucket)
  DO UPDATE SET count = counts.count + excluded.count, added_at = excluded.added_at`;
const TOTALS = `SELECT version, counted, bucket, count::float8 AS count FROM registry_rollouts.counts
  WHERE vertical = $1 AND version = ANY ($2)`;
const OVER = `FROM registry_rollouts.rollouts WHERE NOT is_open
  AND ((document->>'isTakenOver')::boolean OR document->'ladder'->>'phase' <> 'aborted')
  AND (document->>'changedAt')::float8 < $1`;
const UNUSED = `FROM registry_rollouts.counts GROUP BY vertical, version
  HAVING max(added_at) < $1 AND NOT (vertical || '@' || version) = ANY ($2)`;
const DELETE_COUNTS = `DELETE FROM registry_rollouts.counts
  WHERE (vertical || '@' || version) = ANY ($1)`;

const RowSchema = v.object({
  vertical: v.string(),
  version: v.string(),
  number: v.number(),
  document: v.unknown(),
});
const ReleasesSchema = v.array(v.object({ vertical: v.string(), version: v.string() }));
const SumsSchema = v.array(
  v.object({
    version: v.string(),
    counted: v.picklist(COUNTED),
    bucket: v.number(),
    count: v.number(),
  }),
);

const savedIn = (row: unknown): Saved => {
  const { vertical, version, number, document } = v.parse(RowSchema, row);
  return { record: readRecord(keyOf(vertical, version), document), number };
};

/** In the registry's database, which makes its tables itself. */
export function postgresRollouts(
  url: string,
  report: (message: string) => void = () => undefined,
): RolloutStore {
  const { query, close } = ownSchema({
    url,
    name: 'rollouts',
    sql: SCHEMA,
    table: 'registry_rollouts.counts',
  });
  const readable = readers(report);
  const open = async () => readable((await query(`${ROLLOUTS} WHERE is_open`)).rows, savedIn);

  return {
    open,
    list: async () => readable((await query(ROLLOUTS)).rows, savedIn),
    async find(vertical, version) {
      const named = `${ROLLOUTS} WHERE vertical = $1 AND version = $2`;
      const [row] = (await query(named, [vertical, version])).rows;
      return row === undefined ? null : savedIn(row);
    },
    async save(record, number) {
      const { vertical, version } = record.ladder;
      const values = [vertical, version, isOpen(record), JSON.stringify(record)];
      const { rowCount } =
        number === 0 ? await query(INSERT, values) : await query(UPDATE, [...values, number]);
      return rowCount === 1;
    },
    async add(counts, at) {
      await query(ADD, [
        counts.map(({ vertical }) => vertical),
        counts.map(({ version }) => version),
        counts.map(({ counted }) => counted),
        counts.map(({ bucket }) => bucket),
        counts.map(({ count }) => count),
        new Date(at),
      ]);
    },
    async totals(vertical, { fresh, control }) {
      const sums = v.parse(SumsSchema, (await query(TOTALS, [vertical, [fresh, control]])).rows);
      const totalsOf = (wanted: string) =>
        v.parse(
          TotalsSchema,
          plus(
            {},
            sums.filter(({ version }) => version === wanted),
          ),
        );
      return { fresh: totalsOf(fresh), control: totalsOf(control) };
    },
    async forget(before, isDry = false) {
      const keys = async (sql: string, values: unknown[]) =>
        v
          .parse(ReleasesSchema, (await query(sql, values)).rows)
          .map(({ vertical, version }) => keyOf(vertical, version));
      const gone = await keys(`SELECT vertical, version ${OVER}`, [before]);
      const inUse = [...keysInUse(await open())];
      const unused = await keys(`SELECT vertical, version ${UNUSED}`, [new Date(before), inUse]);
      if (!isDry) {
        await query(`DELETE ${OVER}`, [before]);
        await query(DELETE_COUNTS, [unused]);
      }
      return [...new Set([...gone, ...unused])].sort();
    },
    close,
  };
}
