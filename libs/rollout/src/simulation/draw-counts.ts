import type { ArmCounts } from '../comparison';
import type { Count } from '../evidence';
import { bucketEnd, marginBuckets, p75Bucket, timeBucket, TIME_BUCKETS } from '../timings';
import type { Margins } from '../settings';
import { BASELINE, type Effect, type Weather } from './effects';
import { binomial, normalTail } from './random';

type Timed = 'lcp' | 'inp';
/** Buckets that times are compared at: the 75th percentiles before the rollout. */
export type Cuts = Record<Timed, number>;

const MEASURED_BEFORE = 1_000;

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** As it is found from what was measured before the rollout: with the error of a sample. */
export function cutOf(random: () => number, metric: Timed): number {
  const { median, spread } = BASELINE[metric];
  const timings = Array.from({ length: TIME_BUCKETS }, () => 0);
  for (let drawn = 0; drawn < MEASURED_BEFORE; drawn += 1)
    timings[timeBucket(median * Math.exp(spread * normal(random)))]! += 1;
  return p75Bucket(timings) ?? 0;
}

interface Visited {
  readonly views: number;
  readonly effects: readonly Effect[];
  readonly weather: Weather;
}

const product = (effects: readonly Effect[], of: Exclude<keyof Effect, 'throws'>) =>
  effects.reduce((factor, effect) => factor * (effect[of] ?? 1), 1);

/** What visitors do in one tick, once counted as a fresh arm and once as a control: their times are held against other limits. */
export function drawCounts(
  random: () => number,
  { views, effects, weather }: Visited,
  cuts: Cuts,
  margins: Margins,
): { fresh: ArmCounts; control: ArmCounts } {
  const throwing = 1 - effects.reduce((good, { throws = 0 }) => good * (1 - throws), 1);
  const faults = (trials: number, metric: 'errors' | 'fallbacks' | 'serverFailures'): Count => {
    const chance = Math.min(1, BASELINE[metric] * product(effects, metric) * weather.faults);
    return { trials, events: binomial(random, trials, throwing + (1 - throwing) * chance) };
  };
  const timed = (metric: Timed) => {
    const { median, spread, measured } = BASELINE[metric];
    const usual = median * product(effects, metric) * weather.times;
    const slower = (bucket: number) => normalTail(Math.log(bucketEnd(bucket) / usual) / spread);
    const cut = slower(cuts[metric]);
    const trials = binomial(random, views, measured);
    const afterCut = binomial(random, trials, cut);
    const later = () => slower(cuts[metric] + marginBuckets(margins[metric]));
    const afterMargin = effects.length === 0 ? 0 : binomial(random, afterCut, later() / cut);
    return { control: { trials, events: afterCut }, fresh: { trials, events: afterMargin } };
  };
  const [lcp, inp] = [timed('lcp'), timed('inp')];
  const finishing = BASELINE.finished * product(effects, 'finished') * weather.finished;
  const same = {
    errors: faults(views, 'errors'),
    fallbacks: faults(views, 'fallbacks'),
    serverFailures: faults(binomial(random, views, BASELINE.rendered), 'serverFailures'),
    finished: { trials: views, events: binomial(random, views, finishing) },
  };
  return {
    fresh: { ...same, lcp: lcp.fresh, inp: inp.fresh },
    control: { ...same, lcp: lcp.control, inp: inp.control },
  };
}
