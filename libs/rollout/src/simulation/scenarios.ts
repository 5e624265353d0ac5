import { calm, peakHours } from './effects';
import type { Scenario } from './simulate';

const usual = { viewsPerMinute: 6_000, weather: calm, minutes: 120 };

const AT_THE_MARGIN = {
  errors: 1.5,
  fallbacks: 1.5,
  serverFailures: 1.5,
  lcp: 1.1,
  inp: 1.1,
  finished: 0.9,
};

export const SCENARIOS = {
  good: { ...usual, name: 'good', releases: [{}] },
  peak: {
    ...usual,
    name: 'good, in peak hours with an outage',
    releases: [{}],
    weather: peakHours,
  },
  quiet: { ...usual, name: 'good, 200 views a minute', releases: [{}], viewsPerMinute: 200 },
  few: { ...usual, name: 'good, 1,000 views a minute', releases: [{}], viewsPerMinute: 1_000 },
  margin: { ...usual, name: 'at every margin', releases: [AT_THE_MARGIN] },
  throws: { ...usual, name: 'throws in 5 % of renders', releases: [{ throws: 0.05 }] },
  throwsSeldomSeen: {
    ...usual,
    name: 'throws in 5 % of renders, 1,000 views a minute',
    releases: [{ throws: 0.05 }],
    viewsPerMinute: 1_000,
  },
  slow: { ...usual, name: 'LCP 20 % worse', releases: [{ lcp: 1.2 }] },
  fewer: { ...usual, name: '30 % fewer finish', releases: [{ finished: 0.7 }] },
  two: { ...usual, name: 'two at once: good, errors times 4', releases: [{}, { errors: 4 }] },
} satisfies Record<string, Scenario>;
