import { isDeepStrictEqual } from 'node:util';
import type { Revision } from '@wayfare/releases';

/** What a command said of a release that it published. */
export interface Told {
  readonly vertical: string;
  readonly version: string;
  /** null where it said none */
  readonly rev: number | null;
}

const WHOLE = 10_000;

/** Revisions that do not follow from the one before by what they say of themselves. */
function brokenLinks(history: readonly Revision[]): string[] {
  return history.flatMap((revision, index) => {
    const before = history[index - 1];
    const { rev, vertical, set } = revision;
    if (rev !== (before?.rev ?? 0) + 1) return [`revision ${rev} follows ${before?.rev ?? 'none'}`];
    const { [vertical]: _own, ...others } = set;
    const { [vertical]: _earlier, ...kept } = before?.set ?? {};
    return isDeepStrictEqual(others, kept)
      ? []
      : [`revision ${rev} of ${vertical} changes other verticals too`];
  });
}

/**
 * What is wrong with a history after publishes of whole releases, in words: each has a revision of its own, which is the one
 * that its command told, and nothing else of the revision before is changed by it.
 */
export function chainFaults(history: readonly Revision[], told: readonly Told[]): string[] {
  const lost = told.flatMap(({ vertical, version, rev }) => {
    const live = [{ version, weight: WHOLE }];
    const own = history.filter(
      ({ action, vertical: of, set }) =>
        action === 'publish' && of === vertical && isDeepStrictEqual(set[vertical], live),
    );
    const numbers = own.map((revision) => revision.rev);
    return isDeepStrictEqual(numbers, [rev])
      ? []
      : [
          `${vertical} ${version} was told as revision ${rev ?? 'none'}, and is ${numbers.join(', ') || 'lost'}`,
        ];
  });
  return [...lost, ...brokenLinks(history)];
}

export interface Stored {
  readonly vertical: string;
  readonly version: string;
  /** all that its description names, with the description */
  readonly files: readonly string[];
}

/** Objects of a bucket's `releases/` that belong to no release, and files of releases that are no object; by their keys. */
export function strayObjects(objects: readonly string[], stored: readonly Stored[]) {
  const expected = new Set(
    stored.flatMap(({ vertical, version, files }) =>
      files.map((file) => `${vertical}/${version}/${file}`),
    ),
  );
  const found = new Set(objects);
  return {
    orphans: objects.filter((key) => !expected.has(key) && !expected.has(key.replace(/\.br$/, ''))),
    missing: [...expected].filter((key) => !found.has(key)),
  };
}
