import { API_SERIES, SHELL_SERIES, type Series } from '@wayfare/server/telemetry/series';
import type { Rule } from './monitoring-files';
import { askedIn } from './promql';

/** Prometheus gives every series the place that it comes from. */
const OF_TARGETS = ['job', 'instance'];
const OF_PROMETHEUS: Series = { up: [], ALERTS: ['alertname', 'alertstate', 'severity'] };

const recordedIn = (rules: readonly Rule[]): Series =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      if (!('record' in rule)) return [];
      const of = askedIn(rule.expr).grouping.filter((label) => label !== 'le');
      return [[rule.record, [...of, ...Object.keys(rule.labels)]]];
    }),
  );

export const knownSeries = (rules: readonly Rule[]): Series => ({
  ...API_SERIES,
  ...SHELL_SERIES,
  ...OF_PROMETHEUS,
  ...recordedIn(rules),
});

export function seriesFaults(expression: string, known: Series): string[] {
  const { selectors, grouping, made } = askedIn(expression);
  const labelsOf = (name: string) => [...(known[name] ?? []), ...OF_TARGETS];
  const unknown = selectors
    .filter(({ name }) => known[name] === undefined)
    .map(({ name }) => `nobody exports ${name}`);
  const foreign = selectors.flatMap(({ name, labels }) =>
    known[name] === undefined
      ? []
      : labels
          .filter((label) => !labelsOf(name).includes(label))
          .map((label) => `${name} has no ${label}`),
  );
  const given = new Set([...selectors.flatMap(({ name }) => labelsOf(name)), ...made]);
  const unmade = unknown.length > 0 ? [] : grouping.filter((label) => !given.has(label));
  return [...unknown, ...foreign, ...unmade.map((label) => `nothing there has ${label}`)];
}
