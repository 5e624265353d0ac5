import { readRelease, ReleaseError, type Revision, type Shelf } from '@wayfare/releases';
import { isPausedIn } from '@wayfare/releases/pauses';
import { WHOLE } from '@wayfare/releases/registry';
import { startRollout, weightOfRollout } from '@wayfare/rollout/rollout';
import { parseSettings } from '@wayfare/rollout/settings';
import { takenOver } from './acts';
import { CHANNELS } from './owners/notice';
import { editRecord, nameOf, type RolloutParts, wordsOf } from './parts';
import { isActive, type RolloutRecord } from './store/record';
import type { Saved } from './store/rollout-store';
import { started } from './started';
import { whileLive } from './while-live';

interface Named {
  readonly vertical: string;
  readonly version: string;
}

const refused = (words: string) => new ReleaseError('ROLLOUT', words);

function controlOf(head: Revision | undefined, { vertical, version }: Named): string {
  const whole = head?.set[vertical]?.find(({ weight }) => weight === WHOLE)?.version;
  if (whole === undefined)
    throw refused(
      `${vertical} has no release that everybody has, so that there is nothing to compare with: publish it without a rollout`,
    );
  if (whole === version) throw refused(`everybody has ${vertical} ${version} already`);
  return whole;
}

async function refuseOthers({ store }: RolloutParts, { vertical, version }: Named): Promise<void> {
  const other = (await store.open()).find(
    ({ record }) =>
      isActive(record) && record.ladder.vertical === vertical && record.ladder.version !== version,
  );
  if (other === undefined) return;
  throw refused(
    `a rollout of ${vertical} runs already: ${other.record.ladder.version}; abort it, or wait for its end`,
  );
}

function refuseFrozen({ ladder, isTakenOver }: RolloutRecord, { vertical, version }: Named): void {
  if (ladder.phase === 'aborted' && !isTakenOver)
    throw refused(
      `the rollout of ${vertical} ${version} was aborted, and it is frozen: release a mended one. ${ladder.reason}`,
    );
}

/** What is saved of an earlier rollout of the version, after all that stands against another. */
async function refuseWrong(
  parts: RolloutParts,
  named: Named,
  history: readonly Revision[],
): Promise<Saved | null> {
  const { vertical, version } = named;
  const earlier = await parts.store.find(vertical, version);
  if (earlier !== null) {
    if (earlier.record.stage === 'running') return earlier;
    refuseFrozen(earlier.record, named);
    if (isActive(earlier.record))
      throw refused(`${vertical} ${version} is being published already`);
  }
  await refuseOthers(parts, named);
  if (isPausedIn(history, vertical))
    throw new ReleaseError('PAUSED', `${vertical} is paused: resume it first`);
  return earlier;
}

async function newRecord(
  { shelf, store, now }: RolloutParts,
  named: Named,
  head: Revision | undefined,
): Promise<RolloutRecord> {
  const { vertical, version } = named;
  const control = controlOf(head, named);
  const { manifest } = await readRelease(shelf.releases, vertical, version);
  return {
    format: 1,
    ladder: startRollout(named, parseSettings(manifest.rollout ?? {}), now()),
    control,
    ...(manifest.owner === undefined ? {} : { owner: manifest.owner }),
    stage: 'starting',
    isTakenOver: false,
    startedAt: now(),
    changedAt: now(),
    revision: head?.rev ?? 0,
    totals: await store.totals(vertical, { fresh: version, control }),
    notices: [],
  };
}

/** Ways to tell the owner that the manifest names and the settings do not have. */
const untold = ({ owners }: RolloutParts, { owner }: RolloutRecord) =>
  owner === undefined
    ? []
    : CHANNELS.filter(
        (channel) => owner[channel] !== undefined && !owners.channelsOf(owner).includes(channel),
      );

/** Publishes a stored release for its ladder's first step. Rejects with ROLLOUT or PAUSED, and as `publish` does. */
export async function beginRollout(
  parts: RolloutParts,
  named: Named,
  publish: (shelf: Pick<Shelf, 'registry'>, weight: number) => Promise<Revision>,
): Promise<Revision> {
  const { shelf, store, now } = parts;
  const history = await shelf.registry.history();
  const head = history.at(-1);
  const earlier = await refuseWrong(parts, named, history);
  // the same call again, whose answer was lost
  if (earlier?.record.stage === 'running' && head !== undefined) return head;
  const record = await newRecord(parts, named, head);
  for (const channel of untold(parts, record))
    parts.report(
      `the owner of ${nameOf(record)} will not be told by ${channel}: its settings are missing`,
    );
  // before the publish, so that a process that dies after it leaves a rollout that climbs
  if (!(await store.save(record, earlier?.number ?? 0)))
    throw refused(`${named.vertical} ${named.version} is being published already`);
  const edit = (change: (saved: RolloutRecord) => RolloutRecord) =>
    editRecord(parts, named, (saved) => (saved.stage === 'starting' ? change(saved) : null));
  try {
    // of two that began at the same moment one finds another set than it saw
    const registry = whileLive(shelf.registry, named.vertical, head ?? null);
    const revision = await publish({ registry }, weightOfRollout(record.ladder));
    await edit((saved) => started(saved, revision, now()));
    return revision;
  } catch (error) {
    await edit((saved) => takenOver(saved, `not published: ${wordsOf(error)}`));
    throw error;
  }
}
