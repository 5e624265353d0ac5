import * as v from 'valibot';
import { parseQuery } from './problems';

const PageSchema = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^from-\d+$/),
      v.transform((cursor) => Number(cursor.slice('from-'.length))),
    ),
    'from-0',
  ),
});

export function pageOf<T, U>(list: readonly T[], query: unknown, write: (item: T) => U) {
  const { limit, after } = parseQuery(PageSchema, query);
  const stop = after + limit;
  return {
    data: list.slice(after, stop).map(write),
    meta: { limit, before: null, after: stop < list.length ? `from-${stop}` : null },
  };
}
