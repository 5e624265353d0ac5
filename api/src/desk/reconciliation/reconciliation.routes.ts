import { listDifferences, reconcileNow } from '@wayfare/desk-contract';
import type { After } from '../../platform/timer';
import { DeskProblem } from '../access/desk-problem';
import { deskRoute } from '../access/desk-route';
import type { DeskCalls } from '../access/desk-route';
import { allDifferences } from './differences.repository';
import { beginReconciliation } from './reconcile';
import type { ReconciliationDeps } from './reconcile';
import { findRun, lastRuns, toRun } from './runs.repository';

/** Milliseconds that somebody waits for the end; then it goes on without them. */
const PATIENCE_MS = 4_000;

interface Deps extends ReconciliationDeps {
  readonly after: After;
  readonly isStopping: () => boolean;
}

export function reconciliationRoutes(calls: DeskCalls, { isStopping, ...deps }: Deps): void {
  const { orm } = calls.database;

  deskRoute(calls, listDifferences, async ({ isOpen = true }) => ({
    differences: await allDifferences(orm, isOpen),
    runs: (await lastRuns(orm)).map(toRun),
  }));

  deskRoute(calls, reconcileNow, async (_request, { tell }) => {
    const begun = await beginReconciliation(deps, isStopping);
    if (begun === null) throw new DeskProblem('NOT_POSSIBLE');
    tell({ facts: { run: begun.run.id } });
    const ended = begun.ended.catch((err: unknown) => {
      deps.log.error({ err }, 'bookings were not compared; the next comparison goes on');
      return null;
    });
    let cancel: () => void = () => undefined;
    const patience = new Promise<null>((resolve) => {
      cancel = deps.after(PATIENCE_MS, () => resolve(null));
    });
    const run = await Promise.race([ended, patience]);
    cancel();
    return toRun(run ?? (await findRun(orm, begun.run.id)) ?? begun.run);
  });
}
