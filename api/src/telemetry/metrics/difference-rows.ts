import { DIFFERENCES } from '@wayfare/desk-contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Reading } from './reading';

const DifferenceRowSchema = v.object({ kind: v.string(), open: v.number(), oldest: v.number() });

/** Every kind of difference, also one that nothing is of: how many are open, and for how many seconds the first has been. */
export async function differenceRows({ orm }: Reading, at: Date) {
  const answer = await orm.execute(sql`
    SELECT kind, count(*)::int AS open,
      extract(epoch FROM ${at.toISOString()}::timestamptz - min(coalesce(reopened_at, found_at)))::float8 AS oldest
    FROM desk_differences WHERE resolved_at IS NULL AND closed_at IS NULL GROUP BY kind`);
  const found = v.parse(v.array(DifferenceRowSchema), answer.rows);
  return DIFFERENCES.map(
    (kind) => found.find((row) => row.kind === kind) ?? { kind, open: 0, oldest: 0 },
  );
}
