import * as v from 'valibot';
import { invalid, parseQuery } from './problems';

const LimitSchema = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a number'),
      v.transform(Number),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(200, 'must be 200 or less'),
    ),
    '50',
  ),
  after: v.optional(v.string()),
  before: v.optional(v.string()),
});

export interface Page<T> {
  data: T[];
  meta: { limit: number; before: string | null; after: string | null };
}

const CURSOR = /^from:(\d+)$/;

function cursor(start: number): string {
  return Buffer.from(`from:${start}`).toString('base64url');
}

function parseCursor(text: string, field: string): number {
  const match = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (match === null) throw invalid(field, `Field '${field}' is no cursor of this list`);
  return Number(match[1]);
}

/** A page by the cursors of a query; `before` ends where the cursor points. */
export function pageOf<T, U>(list: readonly T[], query: unknown, write: (item: T) => U): Page<U> {
  const { limit, after, before } = parseQuery(LimitSchema, query);
  const end = before === undefined ? undefined : parseCursor(before, 'before');
  const start =
    end === undefined ? parseCursor(after ?? cursor(0), 'after') : Math.max(0, end - limit);
  const stop = Math.min(list.length, end ?? start + limit);
  return {
    data: list.slice(start, stop).map(write),
    meta: {
      limit,
      before: start > 0 ? cursor(start) : null,
      after: stop < list.length ? cursor(stop) : null,
    },
  };
}
