import * as v from 'valibot';

const Minutes = (most: number) => v.pipe(v.number(), v.minValue(1), v.maxValue(most));
/** 0.5: half as much again */
const Margin = (most: number) => v.pipe(v.number(), v.minValue(0.02), v.maxValue(most));

const isHundredths = (percent: number) =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;

const StepSchema = v.strictObject({
  percent: v.pipe(
    v.number(),
    v.check(
      (percent) => percent > 0,
      'a step of 0 % would meet nobody; publish with weight 0 instead',
    ),
    v.check((percent) => percent < 100, '100 % follows the last step by itself'),
    v.check(isHundredths, 'is in hundredths of a percent'),
  ),
  minutes: v.optional(Minutes(10_080), 10),
});

const StepsSchema = v.pipe(
  v.array(StepSchema),
  v.minLength(1, 'needs a step below 100 %'),
  v.check(
    (steps) =>
      steps.every(({ percent }, at) => at === 0 || percent > (steps[at - 1]?.percent ?? 0)),
    'each step is above the one before it',
  ),
);

/** How much worse than the release before is too much, as a share of it. */
const MarginsSchema = v.strictObject({
  /** page views with an error, with a fallback; renders that failed */
  errors: v.optional(Margin(10), 0.5),
  fallbacks: v.optional(Margin(10), 0.5),
  serverFailures: v.optional(Margin(10), 0.5),
  /** time at the 75th percentile */
  lcp: v.optional(Margin(2), 0.1),
  inp: v.optional(Margin(2), 0.1),
  /** cart or booking steps finished, fewer of them */
  finished: v.optional(Margin(0.9), 0.1),
});

/** `rollout` of `vertical.json`; everything has a default. */
export const RolloutSettingsSchema = v.strictObject({
  steps: v.optional(StepsSchema, [
    { percent: 1, minutes: 10 },
    { percent: 10, minutes: 10 },
    { percent: 50, minutes: 10 },
  ]),
  /** probability at most that a release is stopped which is within all margins */
  alpha: v.optional(v.pipe(v.number(), v.minValue(0.0001), v.maxValue(0.2)), 0.05),
  /** page views of the new release that each step needs */
  minimalViews: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 200),
  /** of a step; then it is paused, and says why */
  maxWaitMinutes: v.optional(Minutes(43_200), 60),
  margins: v.optional(MarginsSchema, {}),
});

export type RolloutSettings = v.InferOutput<typeof RolloutSettingsSchema>;
export type Margins = RolloutSettings['margins'];

/** Throws with the place and the fault of each wrong value. */
export function parseSettings(input: unknown): RolloutSettings {
  const parsed = v.safeParse(RolloutSettingsSchema, input);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map(
    (issue) => `rollout.${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  );
  throw new Error(faults.join('\n'));
}
