import * as v from 'valibot';

const CountSchema = v.object({ trials: v.number(), events: v.number() });

/** A rollout as somebody looks at it. */
export const RolloutViewSchema = v.object({
  vertical: v.string(),
  version: v.string(),
  /** what it is compared with */
  control: v.string(),
  /** `taken-over`: somebody changed what is live by hand */
  state: v.picklist(['starting', 'climbing', 'paused', 'aborted', 'finished', 'taken-over']),
  /** from 1 */
  step: v.number(),
  steps: v.number(),
  /** hundredths of a percent of visitors that have it now */
  share: v.number(),
  startedAt: v.string(),
  /** since when it is in its step or ended */
  since: v.string(),
  reason: v.string(),
  metrics: v.array(
    v.object({
      metric: v.string(),
      fresh: CountSchema,
      control: CountSchema,
      /** that it is worse than its margin allows; `needed` aborts */
      evidence: v.number(),
      needed: v.number(),
      words: v.string(),
    }),
  ),
});
export type RolloutView = v.InferOutput<typeof RolloutViewSchema>;
