import type { RolloutView } from '@wayfare/releases/rollout-view';
import { METRICS } from '@wayfare/rollout/comparison';
import { logEvidence } from '@wayfare/rollout/evidence';
import { inWords } from '@wayfare/rollout/words';
import type { Revision } from '@wayfare/releases';
import { givenWeight } from './step';
import type { RolloutRecord } from './store/record';

/** Beyond it, it says nothing more, and JSON has no infinity. */
const MOST_EVIDENCE = 1e9;
const rounded = (value: number) => Number(Math.min(value, MOST_EVIDENCE).toPrecision(3));

function stateOf({ stage, isTakenOver, ladder }: RolloutRecord): RolloutView['state'] {
  if (isTakenOver) return 'taken-over';
  return stage === 'starting' ? 'starting' : ladder.phase;
}

/** A rollout as somebody looks at it, with the evidence against each metric and what aborts. */
export function viewOf(record: RolloutRecord, head: Revision | undefined): RolloutView {
  const { ladder, control, startedAt } = record;
  const { vertical, version, settings, comparison, step, since, reason } = ladder;
  return {
    vertical,
    version,
    control,
    state: stateOf(record),
    step: step + 1,
    steps: settings.steps.length,
    share: givenWeight(record, head),
    startedAt: new Date(startedAt).toISOString(),
    since: new Date(record.stage === 'over' ? record.changedAt : since).toISOString(),
    reason,
    metrics: METRICS.map((metric) => {
      const { seen, evidence } = comparison[metric];
      return {
        metric,
        ...seen,
        evidence: rounded(Math.exp(logEvidence(evidence))),
        needed: rounded(METRICS.length / settings.alpha),
        words: inWords(metric, comparison, settings.margins),
      };
    }),
  };
}
