import { satisfies, validRange } from 'semver';
import * as v from 'valibot';
import { ReleaseError } from './release-error';

/** The file of a release that says which shared modules it carries; a shell from before it knew them takes no notice. */
export const OWN_COPIES_FILE = 'server/own-copies.json';

const OwnCopiesSchema = v.record(
  v.pipe(v.string(), v.startsWith('@wayfare/')),
  v.pipe(
    v.string(),
    v.check((range) => validRange(range) !== null),
  ),
);

/** By shared module that a release carries a copy of: the range of the host's versions that it can use instead. */
export type OwnCopies = v.InferOutput<typeof OwnCopiesSchema>;

/** Parses the text of `own-copies.json`; throws MANIFEST, its message beginning with `whose`. */
export function parseOwnCopies(text: string, whose: string): OwnCopies {
  try {
    return v.parse(OwnCopiesSchema, JSON.parse(text));
  } catch (error) {
    throw new ReleaseError('MANIFEST', `${whose}: own-copies.json is no list of ranges`, error);
  }
}

/** Shared modules of which a release uses its own copy beside this host (decision 0077). */
export function ownCopiesIn(
  { ownCopies = {} }: { ownCopies?: OwnCopies | undefined },
  host: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(ownCopies)
    .filter(([module, enough]) => !satisfies(host[module] ?? '', enough))
    .map(([module]) => module);
}
