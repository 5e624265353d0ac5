import type { Difference } from '@wayfare/desk-contract';
import type { Connection } from '../../platform/db/database';
import { allDifferences } from './differences.repository';
import { beginReconciliation } from './reconcile';
import type { ReconciliationDeps } from './reconcile';

interface Answer {
  readonly lines: readonly string[];
  /** 0: nothing differs; 1: it could not compare; 2: something differs */
  readonly code: 0 | 1 | 2;
}

const lineOf = ({ kind, reference, payment, ours, theirs, foundAt }: Difference): string =>
  [
    kind,
    ...(reference === null ? [] : [`booking ${reference}`]),
    ...(payment === null ? [] : [`payment ${payment}`]),
    `ours ${ours}, theirs ${theirs}, found ${foundAt}`,
  ].join('  ');

async function told(connection: Connection, head: string): Promise<Answer> {
  const open = await allDifferences(connection, true);
  return { lines: [head, ...open.map(lineOf)], code: open.length === 0 ? 0 : 2 };
}

/** `npm run reconcile`: compares until the end, then lists every difference that is open. */
export async function reconcileOnce(deps: ReconciliationDeps): Promise<Answer> {
  const begun = await beginReconciliation(deps);
  const run = await begun?.ended;
  if (run === null || run === undefined)
    return { lines: ['Another process is comparing: the desk shows what it finds.'], code: 1 };
  const { compared, unanswered, found, resolved } = run;
  return told(
    deps.database.orm,
    `Compared ${compared}, unanswered ${unanswered}, found ${found}, resolved ${resolved}.`,
  );
}
