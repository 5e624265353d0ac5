import * as v from 'valibot';

const WeightedSchema = v.strictObject({
  version: v.string(),
  /** hundredths of a percent of visitors, 0 to 10000 */
  weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

export const RevisionSchema = v.strictObject({
  rev: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.string(),
  /** `queue` is a publish while the vertical is paused: stored, and nobody gets it */
  action: v.picklist([
    'publish',
    'promote',
    'rollback',
    'remove',
    'quarantine',
    'queue',
    'pause',
    'resume',
    'revoke',
  ]),
  vertical: v.string(),
  version: v.optional(v.string()),
  note: v.optional(v.string()),
  /** who, as the registry's service knows them; none where somebody wrote the stores themselves */
  actor: v.optional(v.string()),
  reason: v.optional(v.string()),
  set: v.record(
    v.string(),
    v.pipe(
      v.array(WeightedSchema),
      v.minLength(1),
      v.check(
        (releases) => releases.reduce((sum, { weight }) => sum + weight, 0) === 10_000,
        'the weights of a vertical add up to 10000',
      ),
    ),
  ),
});

export type Revision = v.InferOutput<typeof RevisionSchema>;
export type ReleaseSet = Revision['set'];

export { WHOLE } from '@wayfare/rollout/whole';

/** The revision decided which releases of its vertical are live; the others leave that as it was. */
export const isDecision = ({ action }: Pick<Revision, 'action'>): boolean =>
  !['quarantine', 'queue', 'pause', 'resume'].includes(action);

/** Revision store; `append` is compare-and-swap: it rejects with STALE when `revision.rev` is taken, or leaves a gap. */
export interface RegistryStore {
  /** Newest readable revision, null before the first; broken files are reported. */
  head(): Promise<Revision | null>;
  history(): Promise<Revision[]>;
  /** Next number, above unreadable ones too. */
  nextNumber(): Promise<number>;
  append(revision: Revision): Promise<void>;
}

export interface Signature {
  readonly file: string;
  readonly content: Buffer;
}

/** Files of releases; every method rejects with UNREACHABLE when the storage does not answer. */
export interface ReleaseStore {
  /** Rejects with NOT_FOUND. */
  read(name: string, version: string, file: string): Promise<Buffer>;
  /** Idempotent add; other content under the same name and version is a CONFLICT. */
  add(
    name: string,
    version: string,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<'added' | 'present'>;
  versions(name: string): Promise<string[]>;
  /** Puts a signature beside a stored release; one of the same key takes the place of the one before. */
  putSignature(name: string, version: string, signature: Signature): Promise<void>;
}

/** Where releases are kept, which forgets those that nobody needs. */
export interface ReleaseArchive extends ReleaseStore {
  /** When it was stored. Rejects with NOT_FOUND. */
  storedAt(name: string, version: string): Promise<Date>;
  /** Takes a release away for good, first from `versions`; one that is not there is no error. */
  remove(name: string, version: string): Promise<void>;
}
