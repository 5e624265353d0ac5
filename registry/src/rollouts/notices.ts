import { randomUUID } from 'node:crypto';
import { weightOfRollout } from '@wayfare/rollout/rollout';
import type { Notice } from './owners/notice';
import type { TellsOwners } from './owners/tell-owners';
import { editRecord, nameOf, type RolloutParts, wordsOf } from './parts';
import type { RolloutRecord } from './store/record';

const MOST_TRIES = 10;
const FIRST_PAUSE_MS = 10_000;

/** What the owner is told of where a rollout is now, a row for each way; none while it climbs. */
export function noticesOf(record: RolloutRecord, owners: TellsOwners, now: number): Notice[] {
  const { ladder, owner, revision } = record;
  const { phase } = ladder;
  if (phase === 'climbing' || owner === undefined) return [];
  const percent = ladder.settings.steps[ladder.step]?.percent;
  const step = phase === 'finished' ? weightOfRollout(ladder) / 100 : (percent ?? 0);
  const id = randomUUID();
  return owners.channelsOf(owner).map((channel) => ({
    id: `${id}-${channel}`,
    channel,
    event: phase,
    reason: ladder.reason,
    step,
    revision,
    at: new Date(now).toISOString(),
    tries: 0,
    dueAt: now,
  }));
}

const replaced = (id: string, notice: Notice | null) => (record: RolloutRecord) =>
  record.notices.some((each) => each.id === id)
    ? {
        ...record,
        notices: record.notices.flatMap((each) => (each.id === id ? (notice ?? []) : [each])),
      }
    : null;

/** Claimed before it is sent, so that one of several processes does; a process that dies is stood in for after the pause. */
async function deliver(parts: RolloutParts, record: RolloutRecord, notice: Notice): Promise<void> {
  const now = parts.now();
  const tries = notice.tries + 1;
  const claimed = { ...notice, tries, dueAt: now + FIRST_PAUSE_MS * 2 ** tries };
  const isDue = (each: RolloutRecord) =>
    each.notices.some(({ id, tries: made }) => id === notice.id && made === notice.tries);
  const saved = await editRecord(parts, record.ladder, (each) =>
    isDue(each) ? replaced(notice.id, claimed)(each) : null,
  );
  if (saved === null || record.owner === undefined) return;
  const { vertical, version } = record.ladder;
  const { id, event, reason, step, revision, at } = notice;
  const told = { id, event, vertical, version, reason, step, revision, at };
  try {
    await parts.owners.tell(record.owner, notice.channel, told);
  } catch (error) {
    const isLast = tries >= MOST_TRIES;
    parts.report(
      `the owner of ${nameOf(record)} ${isLast ? 'is not told' : 'could not be told yet'} by ${notice.channel}: ${wordsOf(error)}`,
    );
    if (!isLast) return;
  }
  await editRecord(parts, record.ladder, replaced(notice.id, null));
}

/** Sends what is due; what fails is tried again, later each time. */
export async function deliverNotices(parts: RolloutParts): Promise<void> {
  const now = parts.now();
  const due = (await parts.store.open()).flatMap(({ record }) =>
    record.notices.filter(({ dueAt }) => dueAt <= now).map((notice) => ({ record, notice })),
  );
  await Promise.all(
    due.map(({ record, notice }) =>
      deliver(parts, record, notice).catch((error: unknown) =>
        parts.report(`telling the owner of ${nameOf(record)}: ${wordsOf(error)}`),
      ),
    ),
  );
}
