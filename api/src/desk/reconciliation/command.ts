import type { Difference } from '@wayfare/desk-contract';
import { allDifferences } from './differences.repository';
import { beginReconciliation } from './reconcile';
import type { ReconciliationDeps } from './reconcile';

interface Answer {
  readonly lines: readonly string[];
  /** 0: nothing differs; 1: nothing differs of what was answered, or nothing was compared; 2: something differs */
  readonly code: 0 | 1 | 2;
}

const lineOf = ({ kind, reference, payment, ours, theirs, foundAt }: Difference): string =>
  [
    kind,
    ...(reference === null ? [] : [`booking ${reference}`]),
    ...(payment === null ? [] : [`payment ${payment}`]),
    `ours ${ours}, theirs ${theirs}, found ${foundAt}`,
  ].join('  ');

/** `npm run reconcile`: compares until the end, then lists every difference that is open. */
export async function reconcileOnce(deps: ReconciliationDeps): Promise<Answer> {
  const begun = await beginReconciliation(deps);
  const run = await begun?.ended;
  if (run === null || run === undefined)
    return { lines: ['Another process is comparing: the desk shows what it finds.'], code: 1 };
  const { compared, unanswered, found, resolved } = run;
  const head = `Compared ${compared}, unanswered ${unanswered}, found ${found}, resolved ${resolved}.`;
  const open = await allDifferences(deps.database.orm, true);
  const code = open.length > 0 ? 2 : unanswered > 0 ? 1 : 0;
  return { lines: [head, ...open.map(lineOf)], code };
}
