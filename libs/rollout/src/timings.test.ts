import {
  bucketEnd,
  marginBuckets,
  p75Bucket,
  slowShares,
  timeBucket,
  TIME_BUCKETS,
} from './timings';

function timingsOf(times: readonly number[]): number[] {
  const timings: number[] = Array.from({ length: TIME_BUCKETS }, () => 0);
  for (const ms of times) timings[timeBucket(ms)]! += 1;
  return timings;
}
const times = (factor: number) =>
  Array.from({ length: 400 }, (_, index) => factor * (500 + 5 * index));

it.each([0, 9, 120, 1_000, 2_500, 60_000])('puts %d ms into a bucket 2 %% long', (ms) => {
  const bucket = timeBucket(ms);
  expect(bucketEnd(bucket)).toBeGreaterThanOrEqual(ms - 1e-9);
  if (bucket > 0) expect(bucketEnd(bucket - 1)).toBeLessThan(ms);
});

it('has a last bucket for whatever takes longer', () => {
  expect(timeBucket(10 ** 9)).toBe(TIME_BUCKETS - 1);
});

it('finds the 75th percentile to a bucket, and none of nothing', () => {
  expect(p75Bucket(timingsOf(times(1)))).toBe(timeBucket(1_995));
  expect(p75Bucket(timingsOf([]))).toBeNull();
});

it.each([
  [0.02, 1],
  [0.1, 5],
  [0.2, 10],
])('takes a margin of %d for %i buckets, never for less', (margin, buckets) => {
  expect(marginBuckets(margin)).toBe(buckets);
  expect(1.02 ** buckets).toBeGreaterThanOrEqual(1 + margin - 1e-9);
});

it.each([
  ['as fast', 1, 1, 0.12, 0.18],
  ['slower by the margin', 1.104, 1, 0.24, 0.26],
  ['20 % slower', 1.2, 1, 0.3, 0.34],
  ['as fast, with both slower than before', 1.3, 1.3, 0.3, 0.42],
])('makes shares of times: %s', (_what, fresh, control, least, most) => {
  const cut = p75Bucket(timingsOf(times(1))) ?? 0;
  const arms = { fresh: timingsOf(times(fresh)), control: timingsOf(times(control)) };
  const shares = slowShares(arms, cut, 0.1);
  expect(shares.fresh.trials).toBe(400);
  expect(shares.fresh.events / 400).toBeGreaterThanOrEqual(least);
  expect(shares.fresh.events / 400).toBeLessThanOrEqual(most);
  if (fresh <= control) expect(shares.fresh.events).toBeLessThanOrEqual(shares.control.events);
});
