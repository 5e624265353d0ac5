import { closeDifference, listDifferences, mayAs, reconcileNow } from '@wayfare/desk-contract';
import type { After } from '../../platform/timer';
import { DeskProblem } from '../access/desk-problem';
import { deskRoute } from '../access/desk-route';
import type { DeskCalls } from '../access/desk-route';
import { closeOpen } from './closings.repository';
import { allDifferences, findDifference } from './differences.repository';
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

  deskRoute(
    calls,
    closeDifference,
    async ({ differenceId, as, words }, { session, now, requestKey, tell }) => {
      const difference = await findDifference(orm, differenceId);
      if (difference === null) throw new DeskProblem('NOT_FOUND', { field: 'differenceId' });
      const { bookingId, kind, ours, theirs } = difference;
      tell({
        object: `booking:${bookingId ?? 'none'}`,
        facts: { difference: differenceId, kind, as, ours, theirs },
      });
      // what is accepted is asked about by no comparison
      if (as === 'accepted' && !mayAs(session.role, 'supervisor'))
        throw new DeskProblem('ROLE_MISSING');
      if (words === '') throw new DeskProblem('WORDS_MISSING', { field: 'words' });
      const by = session.operator;
      await closeOpen(calls.database, { differenceId, as, words, by, requestKey, now });
      return (await findDifference(orm, differenceId)) ?? difference;
    },
  );

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
