import { WHOLE } from './whole';
import {
  compare,
  doubtfulMetrics,
  noComparison,
  worseMetrics,
  type ArmCounts,
  type Comparison,
} from './comparison';
import type { Arms } from './evidence';
import type { RolloutSettings } from './settings';
import { inWords } from './words';

/** `paused` keeps its share and is watched; `aborted` is frozen with nobody, for good; `finished`: with everybody. */
export type Phase = 'climbing' | 'paused' | 'aborted' | 'finished';

export interface Rollout {
  readonly vertical: string;
  readonly version: string;
  readonly settings: RolloutSettings;
  readonly phase: Phase;
  /** index into the settings' steps */
  readonly step: number;
  /** since when it is in this step, and waits; milliseconds of the epoch */
  readonly since: number;
  readonly views: number;
  readonly comparison: Comparison;
  readonly reason: string;
}

const MINUTE = 60_000;

/** First step of a rollout. */
export const startRollout = (
  release: { readonly vertical: string; readonly version: string },
  settings: RolloutSettings,
  now: number,
): Rollout => ({
  ...release,
  settings,
  phase: 'climbing',
  step: 0,
  since: now,
  views: 0,
  comparison: noComparison(),
  reason: 'started',
});

/** Share of the visitors that has the new release, in hundredths of a percent; 0 is nobody. */
export function weightOfRollout({ phase, step, settings }: Rollout): number {
  if (phase === 'aborted') return 0;
  const percent = phase === 'finished' ? undefined : settings.steps[step]?.percent;
  return percent === undefined ? WHOLE : Math.round(percent * 100);
}

const isOver = ({ phase }: Rollout) => phase === 'aborted' || phase === 'finished';

function climb(rollout: Rollout, now: number): Rollout {
  const { settings, step, views } = rollout;
  const next = settings.steps[step + 1];
  const after = `no worse after ${views} page views`;
  return next === undefined
    ? { ...rollout, phase: 'finished', reason: `${after}; everybody has it` }
    : { ...rollout, step: step + 1, since: now, views: 0, reason: `${after}; ${next.percent} %` };
}

/** Why it can't climb yet; null when it can. */
function obstacle({ settings, step, since, views, comparison }: Rollout, now: number) {
  const minutes = settings.steps[step]?.minutes ?? 0;
  if (now - since < minutes * MINUTE) return `${minutes} minutes of the step are not over`;
  if (views < settings.minimalViews)
    return `not enough traffic: ${views} of ${settings.minimalViews} page views`;
  const [doubtful] = doubtfulMetrics(comparison);
  return doubtful === undefined
    ? null
    : `in doubt: ${inWords(doubtful, comparison, settings.margins)}`;
}

/** Worse aborts, even when paused; as good for long enough and in enough views climbs; `maxWaitMinutes` pauses. */
export function observe(rollout: Rollout, tick: Arms<ArmCounts>, now: number): Rollout {
  if (isOver(rollout)) return rollout;
  const { settings } = rollout;
  const comparison = compare(rollout.comparison, tick, settings.margins);
  const seen = { ...rollout, comparison, views: rollout.views + tick.fresh.errors.trials };
  const [worse] = worseMetrics(comparison, settings.alpha);
  if (worse !== undefined)
    return { ...seen, phase: 'aborted', reason: inWords(worse, comparison, settings.margins) };
  if (rollout.phase === 'paused') return seen;
  const waitsFor = obstacle(seen, now);
  if (waitsFor === null) return climb(seen, now);
  const most = Math.max(settings.maxWaitMinutes, settings.steps[seen.step]?.minutes ?? 0);
  if (now - seen.since < most * MINUTE) return { ...seen, reason: waitsFor };
  return { ...seen, phase: 'paused', reason: `waited ${most} minutes; ${waitsFor}` };
}

/** By a person; unchanged when it is over. */
export const pauseRollout = (rollout: Rollout, reason: string): Rollout =>
  isOver(rollout) ? rollout : { ...rollout, phase: 'paused', reason };

/** Climbs again, and waits anew; unchanged unless it is paused. */
export const resumeRollout = (rollout: Rollout, now: number): Rollout =>
  rollout.phase === 'paused'
    ? { ...rollout, phase: 'climbing', since: now, reason: 'resumed' }
    : rollout;

/** By a person; unchanged when it is over: a finished release is rolled back instead. */
export const abortRollout = (rollout: Rollout, reason: string): Rollout =>
  isOver(rollout) ? rollout : { ...rollout, phase: 'aborted', reason };
