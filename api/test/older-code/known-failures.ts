import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from './older-suites';

interface Known {
  /** how its name ends */
  readonly test: string;
  readonly why: string;
  /** words of the failure; without them any */
  readonly says?: string;
  /** a file with which code passes it; null for one that every older code fails */
  readonly mendedBy: string | null;
}

/** What older code fails on any newer schema, and what that is no sign of. */
const KNOWN: readonly Known[] = [
  {
    test: 'has every step of the schema and runs none twice',
    why: 'it is about the list of steps itself',
    mendedBy: null,
  },
  {
    test: 'are restored with money, sessions and releases, are read, and become final',
    why: 'a backup of a newer schema is restored by the newer release (docs/operating.md)',
    says: "The backup's schema is newer than this release",
    mendedBy: null,
  },
  {
    test: 'leaves no table of the database out, whoever made it',
    why: 'it is about a table that the newer release made, which is in the list of that',
    says: 'desk_closings',
    mendedBy: 'api/src/desk/reconciliation/closings.repository.ts',
  },
  {
    test: 'may be changed and given up as long as the card was not asked',
    why: 'the workflow came between, as it may on any schema',
    mendedBy: 'api/src/booking/rested.ts',
  },
];

/** Parts failures of the code in `folder` into what says something of the schema and what does not, which is told with its reason. */
export function withoutKnown(failures: readonly Failure[], folder: string) {
  const reasonOf = ({ test, why: said }: Failure) =>
    KNOWN.find(
      ({ test: end, says = '', mendedBy }) =>
        test.endsWith(end) &&
        said.includes(says) &&
        (mendedBy === null || !existsSync(path.join(folder, mendedBy))),
    )?.why;
  return {
    failures: failures.filter((failure) => reasonOf(failure) === undefined),
    known: failures.flatMap((failure) => {
      const why = reasonOf(failure);
      return why === undefined ? [] : [`${failure.test}: ${why}`];
    }),
  };
}
