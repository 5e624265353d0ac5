/** What a release does other than the one before: factors of its rates and times. */
export interface Effect {
  /** share of its renders that throw: an error, a fallback and a failed render each */
  readonly throws?: number;
  readonly errors?: number;
  readonly fallbacks?: number;
  readonly serverFailures?: number;
  readonly lcp?: number;
  readonly inp?: number;
  readonly finished?: number;
}

/** What all visitors meet at a moment, whichever release they have. */
export interface Weather {
  readonly traffic: number;
  readonly faults: number;
  readonly times: number;
  readonly finished: number;
}

/** Of the release before, per page view; times are lognormal with these medians in milliseconds. */
export const BASELINE = {
  errors: 0.001,
  fallbacks: 0.0005,
  serverFailures: 0.0002,
  finished: 0.02,
  /** page views that are a render on the server, and that have a measurement (of those who agreed) */
  rendered: 0.4,
  lcp: { median: 1400, spread: 0.6, measured: 0.2 },
  inp: { median: 110, spread: 0.7, measured: 0.2 },
} as const;

const CALM: Weather = { traffic: 1, faults: 1, times: 1, finished: 1 };

export const calm = (): Weather => CALM;

const OUTAGE = { from: 15, to: 20, faults: 20 };

/** Two hours of a peak, in which everything gets worse, and a supplier's outage of five minutes. */
export function peakHours(minute: number): Weather {
  const peak = Math.sin((Math.PI * minute) / 120) ** 2;
  const isOut = minute >= OUTAGE.from && minute < OUTAGE.to;
  return {
    traffic: 1 + peak,
    faults: (1 + 2 * peak) * (isOut ? OUTAGE.faults : 1),
    times: 1 + 0.4 * peak,
    finished: 1 - 0.3 * peak,
  };
}
