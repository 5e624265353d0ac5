import { isDecision } from '@wayfare/releases/registry';
import type { Revision } from '@wayfare/releases';
import { abortRollout, pauseRollout, resumeRollout } from '@wayfare/rollout/rollout';
import type { RolloutRecord } from './store/record';

/** Actor of what the service does by itself; those of tokens have a slash. */
export const ACTOR = 'rollout';

const WORDS: Partial<Record<Revision['action'], string>> = {
  publish: 'published',
  promote: 'promoted',
  rollback: 'rolled back',
  remove: 'withdrawn',
  revoke: 'revoked',
};

const explained = ({ actor = 'somebody', reason }: Revision) =>
  `by ${actor}${reason === undefined ? '' : `: ${reason}`}`;

/** The rollout decides nothing any more. */
export const takenOver = (record: RolloutRecord, reason: string): RolloutRecord => ({
  ...record,
  stage: 'over',
  isTakenOver: true,
  ladder: { ...record.ladder, reason },
});

function changesLive(revision: Revision, { ladder, control }: RolloutRecord): boolean {
  if (!isDecision(revision)) return false;
  // of a release of neither arm it changes nothing
  return revision.action !== 'revoke' || [ladder.version, control].includes(revision.version ?? '');
}

function withAct(record: RolloutRecord, revision: Revision, now: number): RolloutRecord {
  const { ladder, stage } = record;
  if (stage === 'over') return record;
  if (changesLive(revision, record)) {
    // what ended before goes on meaning what it did
    if (stage === 'ending') return { ...record, stage: 'over' };
    const [what, version] = [WORDS[revision.action] ?? 'changed', revision.version];
    return takenOver(
      record,
      `${version === undefined ? '' : `${version} was `}${what} ${explained(revision)}`,
    );
  }
  if (stage !== 'running') return record;
  if (revision.action === 'quarantine' && revision.version === ladder.version) {
    const reason = 'a shell put it in quarantine; the history has its note';
    return { ...record, stage: 'ending', ladder: abortRollout(ladder, reason) };
  }
  if (revision.action === 'pause')
    return { ...record, ladder: pauseRollout(ladder, `paused ${explained(revision)}`) };
  if (revision.action === 'resume') return { ...record, ladder: resumeRollout(ladder, now) };
  return record;
}

/** The rollout after what others did to its vertical since it was last held against the history: a person goes first. */
export function withActs(
  record: RolloutRecord,
  history: readonly Revision[],
  now: number,
): RolloutRecord {
  if ((history.at(-1)?.rev ?? 0) < record.revision && record.stage !== 'over')
    return takenOver(record, 'the registry was put back to an earlier state');
  return history
    .filter(
      ({ rev, vertical, actor }) =>
        rev > record.revision && vertical === record.ladder.vertical && actor !== ACTOR,
    )
    .reduce((before, revision) => withAct(before, revision, now), record);
}
