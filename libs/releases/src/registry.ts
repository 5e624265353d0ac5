import * as v from 'valibot';

const WeightedSchema = v.strictObject({
  version: v.string(),
  /** share of visitors in hundredths of a percent, 0 to 10000 */
  weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

/** One revision of the registry: which releases are live. Revisions are only ever added. */
export const RevisionSchema = v.strictObject({
  rev: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.string(),
  action: v.picklist(['publish', 'promote', 'rollback', 'remove', 'quarantine']),
  vertical: v.string(),
  version: v.optional(v.string()),
  note: v.optional(v.string()),
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

export const WHOLE = 10_000;

/** Where revisions are kept. `append` is compare-and-swap: it fails when `revision.rev` is taken. */
export interface RegistryStore {
  /** The newest revision that can be read, null before the first; a broken file is passed over and reported. */
  head(): Promise<Revision | null>;
  history(): Promise<Revision[]>;
  /** Number for the next revision: above all that are taken, those that can't be read too. */
  nextNumber(): Promise<number>;
  append(revision: Revision): Promise<void>;
}

export interface ReleaseStore {
  /** Text or bytes of a file of a release; rejects with NOT_FOUND. */
  read(name: string, version: string, file: string): Promise<Buffer>;
  /** Adds a release; the same name and version with other content is a CONFLICT, with the same content it is a no-op. */
  add(
    name: string,
    version: string,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<'added' | 'present'>;
  versions(name: string): Promise<string[]>;
}
