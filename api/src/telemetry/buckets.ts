import type { Metric } from '@wayfare/api-contract';

export type VitalName = Exclude<Metric, 'view'>;

/** Good up to the first, poor above the second (Google's Core Web Vitals). */
export const RATINGS: Readonly<Record<VitalName, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

const SHORTEST_MS = 10;
const LONGEST_MS = 60_000;
const STEP = 1.2;

/** Geometric steps of a fifth; thresholds are bounds too, so ratings are exact. */
function timeBounds(thresholds: readonly number[]): number[] {
  const bounds = new Set(thresholds);
  for (let bound = SHORTEST_MS; bound < LONGEST_MS; bound *= STEP) bounds.add(Math.round(bound));
  return [...bounds, LONGEST_MS].sort((a, b) => a - b);
}

const CLS_BOUNDS = [
  0, 1, 2, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 200, 250, 300, 400, 500,
  700, 1_000, 2_000,
];

/** Upper bounds. CLS is in thousandths to stay whole. */
export const BOUNDS: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: timeBounds(RATINGS.LCP),
  INP: timeBounds(RATINGS.INP),
  CLS: CLS_BOUNDS,
  FCP: timeBounds(RATINGS.FCP),
  TTFB: timeBounds(RATINGS.TTFB),
};

/** Values above all bounds join the last; views have one bucket. */
export function bucketOf(metric: Metric, value: number): number {
  if (metric === 'view') return 0;
  // rounded, or 0.07 exceeds 70 thousandths
  const scaled = metric === 'CLS' ? Math.round(value * 10_000) / 10 : value;
  const bounds = BOUNDS[metric];
  return bounds.find((bound) => scaled <= bound) ?? bounds.at(-1) ?? 0;
}

export type Histogram = ReadonlyMap<number, number>;

const totalOf = (histogram: Histogram) =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Interpolated within its bucket; null when empty. */
export function percentile(metric: VitalName, histogram: Histogram, share: number): number | null {
  const wanted = totalOf(histogram) * share;
  let below = 0;
  let lower = 0;
  for (const bound of BOUNDS[metric]) {
    const count = histogram.get(bound) ?? 0;
    if (count > 0 && below + count >= wanted)
      return lower + (bound - lower) * ((wanted - below) / count);
    below += count;
    lower = bound;
  }
  return null;
}

export interface Rated {
  readonly good: number;
  readonly middling: number;
  readonly poor: number;
}

export function rate(metric: VitalName, histogram: Histogram): Rated {
  const [good, poor] = RATINGS[metric];
  const sum = (fits: (bound: number) => boolean) =>
    [...histogram].reduce((all, [bound, count]) => (fits(bound) ? all + count : all), 0);
  return {
    good: sum((bound) => bound <= good),
    middling: sum((bound) => bound > good && bound <= poor),
    poor: sum((bound) => bound > poor),
  };
}
