import * as v from 'valibot';
import { parseQuery } from './problems';

const PageSchema = v.object({
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
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^from-\d+$/, 'is no cursor of this list'),
      v.transform((cursor) => Number(cursor.slice('from-'.length))),
    ),
    'from-0',
  ),
});

/** The page of a list that a query asks for. */
export function pageOf<T, U>(list: readonly T[], query: unknown, write: (item: T) => U) {
  const { limit, after } = parseQuery(PageSchema, query);
  const stop = after + limit;
  return {
    data: list.slice(after, stop).map(write),
    meta: { limit, before: null, after: stop < list.length ? `from-${stop}` : null },
  };
}
