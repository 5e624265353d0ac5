import { type By, promote, ReleaseError, type Revision, rollback } from '@wayfare/releases';
import { isPausedIn } from '@wayfare/releases/pauses';
import { isStale } from '@wayfare/releases/stale';
import { abortRollout, resumeRollout } from '@wayfare/rollout/rollout';
import { ACTOR } from './acts';
import { deliverNotices, noticesOf } from './notices';
import { editRecord, nameOf, type RolloutParts, wordsOf } from './parts';
import { givenWeight, step, wantedWeight } from './step';
import { isActive, type RolloutRecord } from './store/record';
import type { Saved } from './store/rollout-store';
import { whileLive } from './while-live';

/** Writes the wanted weight, once more where a process died before it did; null where the registry has it. */
async function apply(
  { shelf }: RolloutParts,
  record: RolloutRecord,
  { history, by }: { readonly history: readonly Revision[]; readonly by: By },
): Promise<Revision | null> {
  const { vertical, version } = record.ladder;
  const head = history.at(-1);
  const wanted = wantedWeight(record);
  if (wanted === null || givenWeight(record, head) === wanted) return null;
  const own = {
    ...shelf,
    by,
    // it was tried out before anybody got it
    prove: () => Promise.resolve(),
    registry: whileLive(shelf.registry, vertical, head ?? null),
  };
  // the way back that is open during a pause
  if (wanted === 0) return rollback(own, vertical);
  return isPausedIn(history, vertical) ? null : promote(own, vertical, version, wanted);
}

async function take(parts: RolloutParts, saved: Saved, history: readonly Revision[]) {
  const record = await step(parts, saved.record, history);
  // another process took this tick
  if (!(await parts.store.save(record, saved.number))) return;
  const by = { actor: ACTOR, reason: record.ladder.reason };
  await apply(parts, record, { history, by });
}

export interface RolloutController {
  /** What was counted since the last one decides; never rejects. */
  tick(): Promise<void>;
  /** Gives its visitors back to the release before, and freezes it. Rejects with NOT_FOUND where none runs. */
  abort(vertical: string, by: By & { readonly reason: string }): Promise<Revision>;
  /** Also one that paused by itself. */
  resume(vertical: string): Promise<void>;
}

/** Moves the rollouts of a registry; several processes may, each tick is one's. */
export function rolloutController(parts: RolloutParts): RolloutController {
  const { store, shelf, report, now } = parts;

  async function takeAll(): Promise<void> {
    const open = await store.open();
    const active = open.filter(({ record }) => isActive(record));
    // after the records, so that it is no older than they are
    const history = active.length === 0 ? [] : await shelf.registry.history();
    await Promise.all(
      active.map((saved) =>
        take(parts, saved, history).catch((error: unknown) => {
          // somebody was first: the next tick sees what they did
          if (!isStale(error)) report(`the rollout of ${nameOf(saved.record)}: ${wordsOf(error)}`);
        }),
      ),
    );
    await deliverNotices(parts);
  }

  async function running(vertical: string): Promise<RolloutRecord | undefined> {
    const open = await store.open();
    return open
      .map(({ record }) => record)
      .find(({ stage, ladder }) => stage === 'running' && ladder.vertical === vertical);
  }

  return {
    tick: () => takeAll().catch((error: unknown) => report(`rollouts: ${wordsOf(error)}`)),
    async abort(vertical, by) {
      const found = await running(vertical);
      const saved =
        found === undefined
          ? null
          : await editRecord(parts, found.ladder, (record) => {
              if (record.stage !== 'running') return null;
              const ladder = abortRollout(record.ladder, by.reason);
              const aborted: RolloutRecord = { ...record, ladder, stage: 'ending' };
              const notices = noticesOf(aborted, parts.owners, now());
              return { ...aborted, changedAt: now(), notices: [...record.notices, ...notices] };
            });
      if (saved === null) throw new ReleaseError('NOT_FOUND', `no rollout of ${vertical} runs`);
      const history = await shelf.registry.history();
      const revision = (await apply(parts, saved.record, { history, by })) ?? history.at(-1);
      if (revision === undefined) throw new ReleaseError('NOT_FOUND', `${vertical} is not live`);
      return revision;
    },
    async resume(vertical) {
      const found = await running(vertical);
      if (found?.ladder.phase !== 'paused') return;
      await editRecord(parts, found.ladder, (record) => ({
        ...record,
        ladder: resumeRollout(record.ladder, now()),
      }));
    },
  };
}
