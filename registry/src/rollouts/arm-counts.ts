import type { ArmCounts } from '@wayfare/rollout/comparison';
import type { Arms, Count } from '@wayfare/rollout/evidence';
import type { Margins } from '@wayfare/rollout/settings';
import { p75Bucket, slowShares } from '@wayfare/rollout/timings';
import { numberOf, since, timingsOf, type Totals } from './store/totals';

/** With fewer measurements of the control its 75th percentile says little, and times wait. */
const LEAST_MEASURED = 100;
const NOTHING: Arms<Count> = {
  fresh: { trials: 0, events: 0 },
  control: { trials: 0, events: 0 },
};

function timed(
  metric: 'lcp' | 'inp',
  tick: Arms<Totals>,
  before: Arms<Totals>,
  margins: Margins,
): Arms<Count> {
  const cut = p75Bucket(timingsOf(before.control, metric));
  if (cut === null || numberOf(before.control, metric) < LEAST_MEASURED) return NOTHING;
  const timings = {
    fresh: timingsOf(tick.fresh, metric),
    control: timingsOf(tick.control, metric),
  };
  return slowShares(timings, cut, margins[metric]);
}

/** What one more tick has of both arms; times are held against the control's 75th percentile of all ticks before. */
export function armCounts(
  totals: Arms<Totals>,
  before: Arms<Totals>,
  margins: Margins,
): Arms<ArmCounts> {
  const tick = {
    fresh: since(totals.fresh, before.fresh),
    control: since(totals.control, before.control),
  };
  const times = {
    lcp: timed('lcp', tick, before, margins),
    inp: timed('inp', tick, before, margins),
  };
  const countsOf = (arm: 'fresh' | 'control'): ArmCounts => {
    const number = (counted: Parameters<typeof numberOf>[1]) => numberOf(tick[arm], counted);
    const ofViews = (counted: 'errors' | 'fallbacks' | 'finished') => ({
      trials: number('views'),
      events: number(counted),
    });
    return {
      errors: ofViews('errors'),
      fallbacks: ofViews('fallbacks'),
      finished: ofViews('finished'),
      serverFailures: { trials: number('renders'), events: number('serverFailures') },
      lcp: times.lcp[arm],
      inp: times.inp[arm],
    };
  };
  return { fresh: countsOf('fresh'), control: countsOf('control') };
}
