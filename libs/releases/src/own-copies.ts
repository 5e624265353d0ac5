import { satisfies, validRange } from 'semver';
import * as v from 'valibot';
import { ReleaseError } from './release-error';

/** Sidecar file, ignored by shells that predate it. */
export const OWN_COPIES_FILE = 'server/own-copies.json';

const OwnCopiesSchema = v.record(
  v.pipe(v.string(), v.startsWith('@wayfare/')),
  v.pipe(
    v.string(),
    v.check((range) => validRange(range) !== null),
  ),
);

/** By shared module with a copy: semver range of host versions that make it unneeded. */
export type OwnCopies = v.InferOutput<typeof OwnCopiesSchema>;

/** Parses `own-copies.json`; throws MANIFEST, its message beginning with `whose`. */
export function parseOwnCopies(text: string, whose: string): OwnCopies {
  try {
    return v.parse(OwnCopiesSchema, JSON.parse(text));
  } catch (error) {
    throw new ReleaseError('MANIFEST', `${whose}: own-copies.json is no list of ranges`, error);
  }
}

/** Own copies that a release uses with this host (decision 0077). */
export function ownCopiesIn(
  { ownCopies = {} }: { ownCopies?: OwnCopies | undefined },
  host: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(ownCopies)
    .filter(([module, enough]) => !satisfies(host[module] ?? '', enough))
    .map(([module]) => module);
}
