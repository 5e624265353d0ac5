import type { PriceSpread } from '@wayfare/api-contract';

const MOST_BARS = 20;

/** Rounds up to 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((factor) => factor * unit).find((step) => step >= least) ?? 10 * unit;
}

/** Histogram of totals (cents) in bars of whole euros; the dearest 5 % share the last bar. Null without a spread. */
export function priceSpread(cents: readonly number[]): PriceSpread | null {
  const sorted = cents.toSorted((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return null;
  const usual = sorted[Math.ceil((sorted.length - 1) * 0.95)] ?? first;
  const lowest = Math.floor(first / 100);
  const highest = Math.ceil((sorted.at(-1) ?? first) / 100);
  const step = niceStep((usual / 100 - lowest) / (MOST_BARS - 2));
  const from = Math.floor(lowest / step) * step;
  const bars = Math.min(MOST_BARS, Math.floor(Math.max(usual / 100 - from, 0) / step) + 1);
  const counts = Array.from({ length: bars }, () => 0);
  for (const total of sorted) {
    const bar = Math.min(Math.floor((total / 100 - from) / step), bars - 1);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { lowest, highest, from, step, counts };
}
