import * as v from 'valibot';
import { parseQuery } from './problems';

const count = v.pipe(v.string(), v.digits(), v.transform(Number));
const PageSchema = v.object({
  limit: v.optional(v.pipe(count, v.minValue(1), v.maxValue(200)), '50'),
  /** how many of the list were on the pages before */
  after: v.optional(count, '0'),
});

export function pageOf<T, U>(list: readonly T[], query: unknown, write: (item: T) => U) {
  const { limit, after } = parseQuery(PageSchema, query);
  const stop = after + limit;
  return {
    data: list.slice(after, stop).map(write),
    meta: { limit, before: null, after: stop < list.length ? String(stop) : null },
  };
}
