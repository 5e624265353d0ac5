import { startDrill } from '../drills/drill';
import { Chance } from '../fakes/bank-and-supplier.fake';
import type { Fate } from '../fakes/bank-and-supplier.fake';
import { beginReconciliation } from '../../src/desk/reconciliation/reconcile';
import type { ReconciliationDeps } from '../../src/desk/reconciliation/reconcile';
import type { Database } from '../../src/platform/db/database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** For tests: a drill whose bank and supplier do not answer some calls, and what compares with them. */
export function startComparing(database: Database) {
  const lost = new Set<string>();
  const asked: string[] = [];
  const fateOf = (call: string): Fate => {
    asked.push(call);
    return lost.has(call) ? 'lost-before' : 'fine';
  };
  const drill = startDrill(database, new Chance(fateOf));
  const deps: ReconciliationDeps = {
    database,
    payments: drill.bank.payments,
    sales: { hotels: drill.supplier.sale },
    retained: {},
    clock: drill.now,
    log: SILENT,
    batch: 2,
  };
  const compare = async (more: Partial<ReconciliationDeps> = {}) => {
    const begun = await beginReconciliation({ ...deps, ...more });
    return begun?.ended ?? null;
  };
  return { drill, deps, compare, lost, asked };
}
