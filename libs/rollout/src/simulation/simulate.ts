import { forMetrics, NO_COUNTS, sumOf, type ArmCounts } from '../comparison';
import type { Arms } from '../evidence';
import { observe, startRollout, weightOfRollout, type Phase, type Rollout } from '../rollout';
import type { RolloutSettings } from '../settings';
import { WHOLE } from '../whole';
import { cutOf, drawCounts, type Cuts } from './draw-counts';
import type { Effect, Weather } from './effects';
import { binomial, seededRandom } from './random';

export interface Scenario {
  readonly name: string;
  readonly viewsPerMinute: number;
  /** one release, or two at once */
  readonly releases: readonly Effect[];
  readonly weather: (minute: number) => Weather;
  readonly minutes: number;
}

export interface Outcome {
  readonly phase: Phase;
  /** until it was aborted or finished, else of the whole run */
  readonly minutes: number;
  readonly reason: string;
  /** share of all page views so far that had the release, and that met a fault of it */
  readonly given: number;
  readonly met: number;
}

const TICK_SECONDS = 10;
const TICKS_A_MINUTE = 60 / TICK_SECONDS;

interface Run {
  rollout: Rollout;
  readonly effect: Effect;
  given: number;
  met: number;
  endedAt: number | null;
  viewsAtEnd: number;
}

const plus = (one: ArmCounts, other: ArmCounts): ArmCounts =>
  one === NO_COUNTS ? other : forMetrics((metric) => sumOf(one[metric], other[metric]));

/** Every combination of arms that visitors of one or two rollouts may have: whether each is the new release. */
const COMBINATIONS: Record<number, readonly (readonly boolean[])[]> = {
  1: [[true], [false]],
  2: [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ],
};

/** Splits page views over the combinations; releases are assigned independently of each other. */
function split(
  random: () => number,
  views: number,
  runs: readonly Run[],
): [readonly boolean[], number][] {
  let left = views;
  let chanceLeft = 1;
  return (COMBINATIONS[runs.length] ?? []).map((arms) => {
    const chance = arms.reduce((product, isFresh, at) => {
      const share = weightOfRollout(runs[at]!.rollout) / WHOLE;
      return product * (isFresh ? share : 1 - share);
    }, 1);
    const here = chanceLeft <= 0 ? 0 : binomial(random, left, Math.min(1, chance / chanceLeft));
    left -= here;
    chanceLeft -= chance;
    return [arms, here];
  });
}

function tick(
  random: () => number,
  runs: readonly Run[],
  now: { views: number; weather: Weather },
  cuts: Cuts,
) {
  const arms: Arms<ArmCounts>[] = runs.map(() => ({ fresh: NO_COUNTS, control: NO_COUNTS }));
  for (const [combination, views] of split(random, now.views, runs)) {
    if (views === 0) continue;
    const effects = runs.filter((_run, at) => combination[at]).map(({ effect }) => effect);
    const { margins } = runs[0]!.rollout.settings;
    const counts = drawCounts(random, { views, effects, weather: now.weather }, cuts, margins);
    combination.forEach((isFresh, at) => {
      const { fresh, control } = arms[at]!;
      arms[at] = isFresh
        ? { fresh: plus(fresh, counts.fresh), control }
        : { fresh, control: plus(control, counts.control) };
    });
  }
  return arms;
}

/** One simulated rollout, or two at once; the same for the same seed. */
export function simulate(scenario: Scenario, settings: RolloutSettings, seed: number): Outcome[] {
  const random = seededRandom(seed);
  const cuts = { lcp: cutOf(random, 'lcp'), inp: cutOf(random, 'inp') };
  const runs: Run[] = scenario.releases.map((effect, at) => ({
    rollout: startRollout({ vertical: 'alpha', version: `${at}` }, settings, 0),
    effect,
    given: 0,
    met: 0,
    endedAt: null,
    viewsAtEnd: 0,
  }));
  let allViews = 0;
  for (let count = 1; count <= scenario.minutes * TICKS_A_MINUTE; count += 1) {
    const minute = count / TICKS_A_MINUTE;
    const weather = scenario.weather(minute);
    const expected = (scenario.viewsPerMinute / TICKS_A_MINUTE) * weather.traffic;
    const views = binomial(random, Math.round(expected * 20), 0.05);
    allViews += views;
    const arms = tick(random, runs, { views, weather }, cuts);
    runs.forEach((run, at) => {
      if (run.endedAt !== null) return;
      const { fresh } = arms[at]!;
      run.given += fresh.errors.trials;
      run.met += fresh.errors.events;
      run.viewsAtEnd = allViews;
      run.rollout = observe(run.rollout, arms[at]!, minute * 60_000);
      if (run.rollout.phase === 'aborted' || run.rollout.phase === 'finished') run.endedAt = minute;
    });
    if (runs.every(({ endedAt }) => endedAt !== null)) break;
  }
  return runs.map(({ rollout, endedAt, given, met, viewsAtEnd }) => ({
    phase: rollout.phase,
    minutes: endedAt ?? scenario.minutes,
    reason: rollout.reason,
    given: given / viewsAtEnd,
    met: met / viewsAtEnd,
  }));
}
