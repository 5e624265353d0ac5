import type { RolloutSettings } from '../settings';
import { simulate, type Outcome, type Scenario } from './simulate';

export interface Summary {
  readonly aborted: number;
  readonly finished: number;
  readonly paused: number;
  /** minutes of those that ended, and of 95 of 100 */
  readonly median: number;
  readonly most: number;
  /** means of the shares of page views that had the release, and met a fault of it */
  readonly given: number;
  readonly met: number;
}

/** Outcomes of a scenario's releases, one list for each, over seeds 1 to `runs`. */
export function outcomesOf(
  scenario: Scenario,
  settings: RolloutSettings,
  runs: number,
): readonly (readonly Outcome[])[] {
  const all = Array.from({ length: runs }, (_, at) => simulate(scenario, settings, at + 1));
  return scenario.releases.map((_release, at) => all.flatMap((outcomes) => outcomes[at] ?? []));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const share = (phase: Outcome['phase']) =>
    outcomes.filter((outcome) => outcome.phase === phase).length / outcomes.length;
  const minutes = outcomes
    .filter(({ phase }) => phase === 'aborted' || phase === 'finished')
    .map((outcome) => outcome.minutes)
    .sort((one, other) => one - other);
  const quantile = (of: number) => minutes[Math.ceil(of * minutes.length) - 1] ?? Number.NaN;
  return {
    aborted: share('aborted'),
    finished: share('finished'),
    paused: share('paused'),
    median: quantile(0.5),
    most: quantile(0.95),
    given: mean(outcomes.map(({ given }) => given)),
    met: mean(outcomes.map(({ met }) => met)),
  };
}
