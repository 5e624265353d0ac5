import type { Comparison, Metric } from './comparison';
import type { Count } from './evidence';
import type { Margins } from './settings';

const WORDS: Record<Metric, string> = {
  errors: 'page views with an error',
  fallbacks: 'page views with a fallback',
  serverFailures: 'renders that failed on the server',
  lcp: 'pages slower (LCP) than the 75th percentile before',
  inp: 'pages slower (INP) than the 75th percentile before',
  finished: 'page views that finished a step',
};

const percent = (share: number) => `${Number((share * 100).toPrecision(3))} %`;
const shareOf = ({ trials, events }: Count) =>
  trials === 0 ? 'of nothing' : `${percent(events / trials)} of ${trials}`;

/** "page views with an error: 5.1 % of 212 with the new release, 0.1 % of 20971 with the one before; 50 % more are allowed" */
export function inWords(metric: Metric, comparison: Comparison, margins: Margins): string {
  const { fresh, control } = comparison[metric].seen;
  const allowed = {
    errors: `${percent(margins.errors)} more are allowed`,
    fallbacks: `${percent(margins.fallbacks)} more are allowed`,
    serverFailures: `${percent(margins.serverFailures)} more are allowed`,
    lcp: `after ${percent(margins.lcp)} more time, which is allowed`,
    inp: `after ${percent(margins.inp)} more time, which is allowed`,
    finished: `${percent(margins.finished)} fewer are allowed`,
  };
  return `${WORDS[metric]}: ${shareOf(fresh)} with the new release, ${shareOf(control)} with the one before; ${allowed[metric]}`;
}
