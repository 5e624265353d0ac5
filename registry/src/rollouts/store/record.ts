import { METRICS } from '@wayfare/rollout/comparison';
import type { Rollout } from '@wayfare/rollout/rollout';
import { RolloutSettingsSchema } from '@wayfare/rollout/settings';
import { OwnerSchema } from '@wayfare/remote-kit/owner';
import * as v from 'valibot';
import { NoticeSchema } from '../owners/notice';
import { TotalsSchema } from './totals';

const CountSchema = v.strictObject({ trials: v.number(), events: v.number() });
const ComparedSchema = v.strictObject({
  evidence: v.array(v.number()),
  seen: v.strictObject({ fresh: CountSchema, control: CountSchema }),
});

/** The ladder's own state (libs/rollout). */
const LadderSchema: v.GenericSchema<unknown, Rollout> = v.strictObject({
  vertical: v.string(),
  version: v.string(),
  settings: RolloutSettingsSchema,
  phase: v.picklist(['climbing', 'paused', 'aborted', 'finished']),
  step: v.number(),
  since: v.number(),
  views: v.number(),
  comparison: v.object(
    Object.fromEntries(METRICS.map((metric) => [metric, ComparedSchema])) as Record<
      (typeof METRICS)[number],
      typeof ComparedSchema
    >,
  ),
  reason: v.string(),
});

export const RolloutRecordSchema = v.strictObject({
  format: v.literal(1),
  ladder: LadderSchema,
  /** what everybody had before, whose visitors are compared with */
  control: v.string(),
  owner: v.optional(OwnerSchema),
  /** `starting` until the history has its publish, `ending` until the history has its last weight */
  stage: v.picklist(['starting', 'running', 'ending', 'over']),
  /** somebody changed what is live, or refused its publish: it decides nothing any more */
  isTakenOver: v.boolean(),
  startedAt: v.number(),
  /** of its last change */
  changedAt: v.number(),
  /** newest revision that it was held against */
  revision: v.number(),
  /** up to its last tick */
  totals: v.strictObject({ fresh: TotalsSchema, control: TotalsSchema }),
  notices: v.array(NoticeSchema),
});
export type RolloutRecord = v.InferOutput<typeof RolloutRecordSchema>;

/** It has something to do yet. */
export const isOpen = ({ stage, notices }: RolloutRecord): boolean =>
  stage !== 'over' || notices.length > 0;

/** No other rollout of its vertical may begin, and its releases are counted. */
export const isActive = ({ stage }: RolloutRecord): boolean => stage !== 'over';
