import fc from 'fast-check';
import type { Metric } from '@wayfare/api-contract';
import { BOUNDS, bucketOf, percentile, rate, RATINGS } from './buckets';
import type { VitalName } from './buckets';

const VITALS = Object.keys(BOUNDS) as VitalName[];

function histogramOf(metric: VitalName, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values)
    histogram.set(bucketOf(metric, value), (histogram.get(bucketOf(metric, value)) ?? 0) + 1);
  return histogram;
}

it.each<[Metric, number, number]>([
  ['view', 1, 0],
  ['LCP', 0, 10],
  ['LCP', 10, 10],
  ['LCP', 11, 12],
  ['LCP', 2_500, 2_500],
  ['LCP', 90_000, 60_000],
  ['INP', 200, 200],
  ['CLS', 0, 0],
  ['CLS', 0.1, 100],
  ['CLS', 0.07, 70],
  ['CLS', 0.1001, 120],
  ['CLS', 7, 2_000],
])('%s of %d is counted up to %d', (metric, value, bound) =>
  expect(bucketOf(metric, value)).toBe(bound),
);

it.each(VITALS)('the buckets of %s rise, and the thresholds are among them', (metric) => {
  expect(BOUNDS[metric]).toEqual([...new Set(BOUNDS[metric])].sort((a, b) => a - b));
  expect(BOUNDS[metric]).toEqual(expect.arrayContaining([...RATINGS[metric]]));
  expect(BOUNDS[metric].every(Number.isInteger)).toBe(true);
  expect(BOUNDS[metric].length).toBeLessThan(60);
});

it.each<[VitalName, number[], number, (lower: number, upper: number) => number]>([
  // of four values in one bucket, three quarters lie below three quarters of it
  ['LCP', [2_400, 2_410, 2_420, 2_430], 0.75, (lower, upper) => lower + 0.75 * (upper - lower)],
  ['CLS', [0, 0, 0, 0], 0.95, () => 0],
  ['CLS', [0, 0, 0, 0.1], 0.75, () => 0],
  ['INP', [10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 0.5, () => 5],
  ['TTFB', [100_000, 200_000], 1, () => 60_000],
])(
  '%s of %j has its share of %d in the middle of the right bucket',
  (metric, values, share, expected) => {
    const upper = bucketOf(metric, values[0] ?? 0);
    const lower = BOUNDS[metric][BOUNDS[metric].indexOf(upper) - 1] ?? 0;
    expect(percentile(metric, histogramOf(metric, values), share)).toBeCloseTo(
      expected(lower, upper),
      6,
    );
  },
);

it('nothing has no percentile', () => expect(percentile('LCP', new Map(), 0.75)).toBeNull());

it('a percentile lies in the bucket of the value that has it', () => {
  const values = fc.array(fc.double({ min: 0, max: 59_999, noNaN: true }), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(
      fc.constantFrom<VitalName>('LCP', 'INP', 'FCP', 'TTFB'),
      values,
      fc.constantFrom(0.5, 0.75, 0.95),
      (metric, measured, share) => {
        const exact =
          measured.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(measured.length * share) - 1)] ??
          0;
        const bound = bucketOf(metric, exact);
        const lower = BOUNDS[metric][BOUNDS[metric].indexOf(bound) - 1] ?? 0;
        const found = percentile(metric, histogramOf(metric, measured), share) ?? -1;
        expect(found).toBeGreaterThanOrEqual(lower);
        expect(found).toBeLessThanOrEqual(bound);
      },
    ),
  );
});

it('percentiles rise with their share, and every value is rated once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VITALS),
      fc.array(fc.double({ min: 0, max: 100_000, noNaN: true }), { minLength: 1, maxLength: 100 }),
      (metric, measured) => {
        const histogram = histogramOf(metric, measured);
        const [half, most, all] = [0.5, 0.75, 0.95].map(
          (share) => percentile(metric, histogram, share) ?? -1,
        );
        expect(half).toBeLessThanOrEqual(most ?? -1);
        expect(most).toBeLessThanOrEqual(all ?? -1);
        const { good, middling, poor } = rate(metric, histogram);
        expect(good + middling + poor).toBe(measured.length);
      },
    ),
  );
});

it.each<[VitalName, number[], object]>([
  ['LCP', [2_500, 2_501, 4_000, 4_001], { good: 1, middling: 2, poor: 1 }],
  ['CLS', [0.1, 0.11, 0.25, 0.26], { good: 1, middling: 2, poor: 1 }],
  ['INP', [], { good: 0, middling: 0, poor: 0 }],
])('%s of %j counts as %j', (metric, values, rated) =>
  expect(rate(metric, histogramOf(metric, values))).toEqual(rated),
);
