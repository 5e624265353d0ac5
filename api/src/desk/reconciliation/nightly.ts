import { realTimer } from '../../platform/timer';
import type { After } from '../../platform/timer';
import { beginReconciliation } from './reconcile';
import type { ReconciliationDeps } from './reconcile';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** UTC */
const NIGHT_MS = 2 * 60 * MINUTE;
const LOOK_MS = 10 * MINUTE;

/** The last two o'clock at night, UTC. */
export const lastNight = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - NIGHT_MS) / DAY) * DAY + NIGHT_MS);

/** Each night once, whichever process comes first; what one leaves undone another ends. */
export function startNightly(deps: ReconciliationDeps & { readonly after?: After | undefined }): {
  stop(): Promise<void>;
} {
  const { clock, log, after = realTimer } = deps;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let cancel: () => void = () => undefined;

  async function look(): Promise<void> {
    const begun = await beginReconciliation(deps, () => isStopped, lastNight(new Date(clock())));
    await begun?.ended;
  }

  function schedule(): void {
    if (isStopped) return;
    cancel = after(LOOK_MS, () => {
      running = look()
        .catch((err: unknown) =>
          log.error({ err }, 'bookings were not compared; the next look tries it again'),
        )
        .finally(schedule);
    });
  }

  schedule();
  return {
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
