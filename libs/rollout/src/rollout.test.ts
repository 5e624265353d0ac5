import { NO_COUNTS, type ArmCounts } from './comparison';
import { parseSettings } from './settings';
import {
  abortRollout,
  observe,
  pauseRollout,
  resumeRollout,
  startRollout,
  weightOfRollout,
  type Rollout,
} from './rollout';

const MINUTE = 60_000;
const settings = parseSettings({
  steps: [{ percent: 0.5, minutes: 5 }, { percent: 25 }],
  minimalViews: 100,
  maxWaitMinutes: 30,
});
const started = startRollout({ vertical: 'alpha', version: '2.0.0' }, settings, 0);

const views = (trials: number, events = 0): ArmCounts => ({
  ...NO_COUNTS,
  errors: { trials, events },
});
const good = { fresh: views(1_000), control: views(9_000, 9) };
const bad = { fresh: views(1_000, 50), control: views(9_000, 9) };
const few = { fresh: views(1), control: views(9) };
const doubtful = { fresh: views(1_000, 2), control: views(9_000, 2) };

const at = (minute: number) => minute * MINUTE;
const climbed = observe(started, good, at(5));
const finished = observe(climbed, good, at(15));
const aborted = observe(started, bad, at(1));
const paused = pauseRollout(started, 'a talk at noon');

it('climbs step by step to everybody, and then stays', () => {
  expect([started, climbed, finished].map(weightOfRollout)).toEqual([50, 2_500, 10_000]);
  expect([climbed.phase, finished.phase]).toEqual(['climbing', 'finished']);
  expect(climbed.reason).toBe('no worse after 1000 page views; 25 %');
  expect(observe(finished, bad, at(16))).toBe(finished);
});

it('needs page views of each step', () => {
  const waiting = observe(climbed, few, at(15));
  expect(waiting).toMatchObject({ step: 1, phase: 'climbing' });
  expect(waiting.reason).toBe('not enough traffic: 1 of 100 page views');
});

it('is aborted by what is worse, with nobody from then on, and frozen', () => {
  expect(aborted).toMatchObject({ phase: 'aborted', version: '2.0.0' });
  expect(weightOfRollout(aborted)).toBe(0);
  expect(aborted.reason).toBe(
    'page views with an error: 5 % of 1000 with the new release, 0.1 % of 9000 with the one before; 50 % more are allowed',
  );
  expect(observe(aborted, good, at(90))).toBe(aborted);
  expect(resumeRollout(aborted, at(90))).toBe(aborted);
});

it.each([
  ['its minutes are not over', good, 4.9, '5 minutes of the step are not over'],
  ['too few have seen it', few, 29, 'not enough traffic: 1 of 100 page views'],
  ['it is in doubt', doubtful, 29, 'in doubt: page views with an error: 0.2 % of 1000'],
])('waits while %s', (_what, tick, minute, reason) => {
  const waiting = observe(started, tick, at(minute));
  expect(waiting).toMatchObject({ phase: 'climbing', step: 0 });
  expect(waiting.reason).toContain(reason);
});

it.each([
  ['traffic', few, 'waited 30 minutes; not enough traffic: 1 of 100 page views'],
  ['certainty', doubtful, 'waited 30 minutes; in doubt: page views with an error'],
])('is paused after waiting for %s, and says so', (_what, tick, reason) => {
  const waited = observe(started, tick, at(30));
  expect(waited).toMatchObject({ phase: 'paused', step: 0 });
  expect(waited.reason).toContain(reason);
  expect(weightOfRollout(waited)).toBe(50);
});

it('never climbs while it is paused, but is still watched', () => {
  expect(observe(paused, good, at(60))).toMatchObject({
    phase: 'paused',
    reason: 'a talk at noon',
  });
  expect(observe(paused, bad, at(60)).phase).toBe('aborted');
});

it('goes on when it is resumed, and waits anew', () => {
  const resumed = resumeRollout(observe(paused, good, at(60)), at(61));
  expect(observe(resumed, few, at(65)).step).toBe(0);
  expect(observe(resumed, few, at(66)).step).toBe(1);
});

it.each<[string, Rollout, string]>([
  ['climbs', started, 'aborted'],
  ['is paused', paused, 'aborted'],
  ['is finished', finished, 'finished'],
])('may be aborted by a person while it %s', (_when, rollout, phase) => {
  expect(abortRollout(rollout, 'seen by support').phase).toBe(phase);
  expect(pauseRollout(finished, 'too late')).toBe(finished);
});

it('compares finished steps the other way round: fewer is worse', () => {
  const finish = (trials: number, events: number): ArmCounts => ({
    ...views(trials),
    finished: { trials, events },
  });
  const littleFewer = { fresh: finish(100_000, 1_920), control: finish(100_000, 2_000) };
  const more = { fresh: finish(10_000, 400), control: finish(10_000, 200) };
  const fewer = { fresh: finish(10_000, 100), control: finish(10_000, 200) };
  expect(observe(started, more, at(5)).step).toBe(1);
  expect(observe(started, littleFewer, at(5)).step).toBe(1);
  expect(observe(started, fewer, at(1)).reason).toContain('page views that finished a step: 1 %');
});

it('takes the same ticks for the same rollout', () => {
  expect(observe(started, doubtful, at(5))).toEqual(observe(started, doubtful, at(5)));
});
