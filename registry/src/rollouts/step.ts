import type { Revision } from '@wayfare/releases';
import { observe, weightOfRollout } from '@wayfare/rollout/rollout';
import { withActs } from './acts';
import { armCounts } from './arm-counts';
import { noticesOf } from './notices';
import type { RolloutParts } from './parts';
import { startedIn } from './started';
import type { RolloutRecord } from './store/record';

/** Weight that the registry should have; null where that is nobody's business any more. */
export const wantedWeight = ({ stage, ladder }: RolloutRecord): number | null =>
  stage === 'running' || stage === 'ending' ? weightOfRollout(ladder) : null;

export const givenWeight = ({ ladder }: RolloutRecord, head: Revision | undefined): number =>
  head?.set[ladder.vertical]?.find(({ version }) => version === ladder.version)?.weight ?? 0;

async function counted(
  { store, now }: Pick<RolloutParts, 'store' | 'now'>,
  record: RolloutRecord,
  head: Revision | undefined,
): Promise<RolloutRecord> {
  const { vertical, version, settings } = record.ladder;
  const totals = await store.totals(vertical, { fresh: version, control: record.control });
  const tick = armCounts(totals, record.totals, settings.margins);
  // the minutes of a step begin once its visitors have the release
  const isThere = givenWeight(record, head) === wantedWeight(record);
  const ladder = isThere ? record.ladder : { ...record.ladder, since: now() };
  return { ...record, totals, ladder: observe(ladder, tick, now()) };
}

const isEnded = ({ ladder: { phase } }: RolloutRecord) =>
  phase === 'aborted' || phase === 'finished';

/** Its owner hears of it: not of a person's pause, nor of what somebody else took over. */
const isNews = (record: RolloutRecord, before: RolloutRecord, wasClimbing: boolean) =>
  !record.isTakenOver &&
  record.ladder.phase !== before.ladder.phase &&
  (record.ladder.phase !== 'paused' || wasClimbing);

/** The rollout after one more tick: what others did, what was counted, and who is told of it. */
export async function step(
  parts: Pick<RolloutParts, 'store' | 'now' | 'owners'>,
  before: RolloutRecord,
  history: readonly Revision[],
): Promise<RolloutRecord> {
  const now = parts.now();
  const head = history.at(-1);
  const revision = head?.rev ?? 0;
  let record = withActs(startedIn(history, before, now), history, now);
  const wasClimbing = record.ladder.phase === 'climbing';
  if (record.stage === 'running') record = await counted(parts, record, head);
  if (record.stage === 'running' && isEnded(record)) record = { ...record, stage: 'ending' };
  if (record.stage === 'ending' && givenWeight(record, head) === wantedWeight(record))
    record = { ...record, stage: 'over' };
  if (record.stage !== 'starting') record = { ...record, revision };
  const news = isNews(record, before, wasClimbing) ? noticesOf(record, parts.owners, now) : [];
  return { ...record, changedAt: now, notices: [...record.notices, ...news] };
}
