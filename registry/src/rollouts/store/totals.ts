import { COUNTED, type Counted, type ReleaseCount } from '@wayfare/rollout/counted';
import { TIME_BUCKETS, type Timings } from '@wayfare/rollout/timings';
import * as v from 'valibot';

/** All that was counted of a release so far, by what and bucket; what is missing is 0. */
export const TotalsSchema = v.record(v.picklist(COUNTED), v.record(v.string(), v.number()));
export type Totals = v.InferOutput<typeof TotalsSchema>;

type Added = Pick<ReleaseCount, 'counted' | 'bucket' | 'count'>;

/** Totals with some more. */
export function plus(totals: Totals, added: readonly Added[]): Totals {
  const sums: Totals = { ...totals };
  for (const { counted, bucket, count } of added) {
    const before = sums[counted] ?? {};
    sums[counted] = { ...before, [bucket]: (before[bucket] ?? 0) + count };
  }
  return sums;
}

/** What came since `before`; never less than nothing, also where totals began anew. */
export function since(totals: Totals, before: Totals): Totals {
  const left: Totals = {};
  for (const counted of COUNTED)
    for (const [bucket, count] of Object.entries(totals[counted] ?? {})) {
      const more = count - (before[counted]?.[bucket] ?? 0);
      if (more > 0) left[counted] = { ...left[counted], [bucket]: more };
    }
  return left;
}

export const numberOf = (totals: Totals, counted: Counted): number =>
  Object.values(totals[counted] ?? {}).reduce((sum, count) => sum + count, 0);

export const timingsOf = (totals: Totals, counted: 'lcp' | 'inp'): Timings =>
  Array.from({ length: TIME_BUCKETS }, (_, bucket) => totals[counted]?.[bucket] ?? 0);
