import { logEvidence, NO_EVIDENCE, weigh, type Arms, type Count, type Evidence } from './evidence';
import type { Margins } from './settings';

export const METRICS = ['errors', 'fallbacks', 'serverFailures', 'lcp', 'inp', 'finished'] as const;
export type Metric = (typeof METRICS)[number];

/**
 * Of one arm in one tick. Trials are page views (`serverFailures`: renders; `lcp`, `inp`: measurements, made shares by
 * `slowShares`). A visitor has one event of a kind at most in a step, or one broken browser would speak for many.
 */
export type ArmCounts = Readonly<Record<Metric, Count>>;

interface Compared {
  readonly evidence: Evidence;
  readonly seen: Arms<Count>;
}
export type Comparison = Readonly<Record<Metric, Compared>>;

export const forMetrics = <Value>(make: (metric: Metric) => Value): Record<Metric, Value> => ({
  errors: make('errors'),
  fallbacks: make('fallbacks'),
  serverFailures: make('serverFailures'),
  lcp: make('lcp'),
  inp: make('inp'),
  finished: make('finished'),
});

export const NO_COUNTS: ArmCounts = forMetrics(() => ({ trials: 0, events: 0 }));

export const noComparison = (): Comparison =>
  forMetrics((metric) => ({
    evidence: NO_EVIDENCE,
    seen: { fresh: NO_COUNTS[metric], control: NO_COUNTS[metric] },
  }));

export const sumOf = (one: Count, other: Count): Count => ({
  trials: one.trials + other.trials,
  events: one.events + other.events,
});

/** The arms in the order in which more is worse, and how many times as much is the limit. */
function asked(metric: Metric, arms: Arms<Count>, margins: Margins): [Arms<Count>, number] {
  // fewer finished is as many times more of the control
  if (metric === 'finished')
    return [{ fresh: arms.control, control: arms.fresh }, 1 / (1 - margins.finished)];
  // the margin is in the times that are counted
  if (metric === 'lcp' || metric === 'inp') return [arms, 1];
  return [arms, 1 + margins[metric]];
}

/** The comparison with one more tick. */
export const compare = (
  before: Comparison,
  { fresh, control }: Arms<ArmCounts>,
  margins: Margins,
): Comparison =>
  forMetrics((metric) => {
    const { evidence, seen } = before[metric];
    const tick = { fresh: fresh[metric], control: control[metric] };
    const [arms, limit] = asked(metric, tick, margins);
    return {
      evidence: weigh(evidence, arms, limit),
      seen: { fresh: sumOf(seen.fresh, tick.fresh), control: sumOf(seen.control, tick.control) },
    };
  });

/** Metrics that are shown to be worse than their margin allows; `alpha` is shared by all (Bonferroni). */
export function worseMetrics(comparison: Comparison, alpha: number): Metric[] {
  const needed = Math.log(METRICS.length / alpha);
  return METRICS.filter((metric) => logEvidence(comparison[metric].evidence) >= needed);
}

/** Metrics whose evidence leans to worse than their margin allows. */
export const doubtfulMetrics = (comparison: Comparison): Metric[] =>
  METRICS.filter((metric) => logEvidence(comparison[metric].evidence) > 0);
