import type { Shelf } from '@wayfare/releases';
import type { TellsOwners } from './owners/tell-owners';
import type { RolloutRecord } from './store/record';
import type { RolloutStore, Saved } from './store/rollout-store';

export interface RolloutParts {
  readonly shelf: Shelf;
  readonly store: RolloutStore;
  readonly owners: TellsOwners;
  readonly now: () => number;
  /** hears of what failed and is tried again */
  readonly report: (words: string) => void;
}

export const nameOf = ({ ladder }: RolloutRecord) => `${ladder.vertical} ${ladder.version}`;

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const TRIES = 50;

/** Changes a record whatever is saved of it meanwhile; null where `edit` finds nothing to change in it. */
export async function editRecord(
  { store }: Pick<RolloutParts, 'store'>,
  { vertical, version }: { readonly vertical: string; readonly version: string },
  edit: (record: RolloutRecord) => RolloutRecord | null,
): Promise<Saved | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const saved = await store.find(vertical, version);
    const record = saved === null ? null : edit(saved.record);
    if (saved === null || record === null) return null;
    if (await store.save(record, saved.number)) return { record, number: saved.number + 1 };
  }
  throw new Error(`the rollout of ${vertical} ${version} changes all the time`);
}
