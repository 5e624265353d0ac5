import * as v from 'valibot';
import { TIME_BUCKETS } from './timings';

/**
 * What is counted of a release in a rollout, and of the one before beside it: `views`, `errors`, `fallbacks` and
 * `finished` of pages whose visitors agreed to be measured, `lcp` and `inp` of them by bucket (`timings.ts`), `renders` and
 * `serverFailures` of all pages that a server made.
 */
export const COUNTED = [
  'views',
  'errors',
  'fallbacks',
  'finished',
  'lcp',
  'inp',
  'renders',
  'serverFailures',
] as const;
export type Counted = (typeof COUNTED)[number];

export const ReleaseCountSchema = v.strictObject({
  vertical: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must name a vertical')),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,199}$/, 'must be a version')),
  counted: v.picklist(COUNTED, `must be one of ${COUNTED.join(', ')}`),
  /** 0 for all but times */
  bucket: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TIME_BUCKETS - 1)),
    0,
  ),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
});

/** So many more of one thing of one release. */
export type ReleaseCount = v.InferOutput<typeof ReleaseCountSchema>;
