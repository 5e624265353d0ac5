import { ReleaseError } from '@wayfare/releases';
import * as v from 'valibot';
import { isActive, isOpen, type RolloutRecord, RolloutRecordSchema } from './record';
import type { Saved } from './rollout-store';

export const keyOf = (vertical: string, version: string) => `${vertical}@${version}`;

/** Throws ROLLOUT for what another version of the service wrote in a form of its own. */
export function readRecord(key: string, document: unknown): RolloutRecord {
  const parsed = v.safeParse(RolloutRecordSchema, document);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ReleaseError(
    'ROLLOUT',
    `the rollout of ${key} can't be read: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
  );
}

/** Reads those that can be read, and tells of each other one once. */
export function readers(report: (message: string) => void) {
  const reported = new Set<string>();
  return function readable<Kept>(kept: readonly Kept[], read: (each: Kept) => Saved): Saved[] {
    const saved = kept.flatMap((each) => {
      try {
        return [read(each)];
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        if (!reported.has(words)) report(words);
        reported.add(words);
        return [];
      }
    });
    return saved.sort((one, other) => one.record.startedAt - other.record.startedAt);
  };
}

/** Of releases whose counts are still compared. */
export const keysInUse = (saved: readonly Saved[]): Set<string> =>
  new Set(
    saved
      .filter(({ record }) => isActive(record))
      .flatMap(({ record: { ladder, control } }) => [
        keyOf(ladder.vertical, ladder.version),
        keyOf(ladder.vertical, control),
      ]),
  );

/** A release that was aborted is frozen for good, so that its record stays. */
export const isForgotten = ({ record }: Saved, before: number): boolean =>
  !isOpen(record) &&
  (record.isTakenOver || record.ladder.phase !== 'aborted') &&
  record.changedAt < before;
