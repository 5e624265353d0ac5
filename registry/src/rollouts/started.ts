import type { Revision } from '@wayfare/releases';
import { takenOver } from './acts';
import type { RolloutRecord } from './store/record';

/** A publish has its answer by then, or its process is gone. */
const LONGEST_START_MS = 15 * 60_000;

/** The rollout once its release is published. */
export const started = (
  record: RolloutRecord,
  { action, rev }: Revision,
  now: number,
): RolloutRecord =>
  action === 'queue'
    ? takenOver(record, 'its vertical was paused: it waits in the queue')
    : {
        ...record,
        stage: 'running',
        revision: rev,
        ladder: { ...record.ladder, since: now },
      };

/** Runs once the history has its publish, whoever's process that was. */
export function startedIn(
  history: readonly Revision[],
  record: RolloutRecord,
  now: number,
): RolloutRecord {
  if (record.stage !== 'starting') return record;
  const { vertical, version } = record.ladder;
  const own = history.find(
    (revision) =>
      revision.rev > record.revision &&
      revision.vertical === vertical &&
      revision.version === version &&
      ['publish', 'queue'].includes(revision.action),
  );
  if (own !== undefined) return started(record, own, now);
  return now - record.startedAt < LONGEST_START_MS
    ? record
    : takenOver(record, 'its publish did not end');
}
