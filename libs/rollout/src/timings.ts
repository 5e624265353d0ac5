import type { Arms, Count } from './evidence';

/* Times are counted in buckets, each 2 % longer than the one before. */
const STEP = 1.02;
const SHORTEST_MS = 10;
export const TIME_BUCKETS = 450;

/** Number of measurements in each bucket; what is missing is 0. */
export type Timings = readonly number[];

/** Bucket of a time in milliseconds. */
export function timeBucket(ms: number): number {
  const bucket = Math.ceil(Math.log(Math.max(ms, SHORTEST_MS) / SHORTEST_MS) / Math.log(STEP));
  return Math.min(bucket, TIME_BUCKETS - 1);
}

/** Longest time of a bucket, in milliseconds. */
export const bucketEnd = (bucket: number): number => SHORTEST_MS * STEP ** bucket;

const total = (timings: Timings, from = 0) =>
  timings.slice(from).reduce((sum, count) => sum + count, 0);

/** Bucket of the 75th percentile; null without measurements. */
export function p75Bucket(timings: Timings): number | null {
  const wanted = total(timings) * 0.75;
  let sum = 0;
  const found = timings.findIndex((count) => (sum += count) >= wanted && sum > 0);
  return found < 0 ? null : found;
}

/** How many buckets a margin is, rounded up. */
export const marginBuckets = (margin: number): number =>
  Math.ceil(Math.log1p(margin) / Math.log(STEP) - 1e-9);

const slower = (timings: Timings, bucket: number): Count => ({
  trials: total(timings),
  events: total(timings, bucket + 1),
});

/** Shares slower than `cut`, the control's p75 of earlier ticks, the new one's plus the margin; load raises both. */
export const slowShares = (
  { fresh, control }: Arms<Timings>,
  cut: number,
  margin: number,
): Arms<Count> => ({
  fresh: slower(fresh, cut + marginBuckets(margin)),
  control: slower(control, cut),
});
