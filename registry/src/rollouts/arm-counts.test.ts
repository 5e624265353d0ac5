import { parseSettings } from '@wayfare/rollout/settings';
import { timeBucket } from '@wayfare/rollout/timings';
import { armCounts } from './arm-counts';
import type { Totals } from './store/totals';

const { margins } = parseSettings({});
const lcp = (number: number, ms: number): Totals => ({ lcp: { [timeBucket(ms)]: number } });
const arms = (fresh: Totals, control: Totals) => ({ fresh, control });
const NONE = { trials: 0, events: 0 };

it('counts what came since the last tick: views of most things, renders of those that failed', () => {
  const before = { views: { '0': 100 }, errors: { '0': 2 }, renders: { '0': 30 } };
  const after = {
    views: { '0': 150 },
    errors: { '0': 3 },
    fallbacks: { '0': 4 },
    finished: { '0': 5 },
    renders: { '0': 50 },
    serverFailures: { '0': 6 },
  };
  expect(armCounts(arms(after, before), arms(before, before), margins)).toEqual({
    fresh: {
      errors: { trials: 50, events: 1 },
      fallbacks: { trials: 50, events: 4 },
      finished: { trials: 50, events: 5 },
      serverFailures: { trials: 20, events: 6 },
      lcp: NONE,
      inp: NONE,
    },
    control: {
      errors: NONE,
      fallbacks: NONE,
      finished: NONE,
      serverFailures: NONE,
      lcp: NONE,
      inp: NONE,
    },
  });
});

it('counts nothing less where totals began anew', () => {
  const { fresh } = armCounts(
    arms({ views: { '0': 3 } }, {}),
    arms({ views: { '0': 90 } }, {}),
    margins,
  );
  expect(fresh.errors).toEqual(NONE);
});

it.each([
  ['too few were measured before', 99, 2_000, NONE, NONE],
  ['within the margin', 100, 1_050, { trials: 10, events: 0 }, { trials: 10, events: 10 }],
  ['beyond it', 100, 1_200, { trials: 10, events: 10 }, { trials: 10, events: 10 }],
])(
  'holds times against the control’s 75th percentile before the tick: %s',
  (_what, measured, ms, fresh, control) => {
    const before = arms(lcp(7, 5_000), lcp(measured, 1_000));
    const both = { lcp: { ...lcp(10, ms).lcp, ...before.fresh.lcp } };
    const ofControl = { lcp: { ...lcp(10, ms).lcp, ...before.control.lcp } };
    const counts = armCounts(arms(both, ofControl), before, margins);
    expect([counts.fresh.lcp, counts.control.lcp]).toEqual([fresh, control]);
  },
);
