import type { FastifyBaseLogger } from 'fastify';
import { realTimer } from '../timer';
import type { After } from '../timer';

/** True when due again; ends early between steps once the process stops. */
type Work = (isStopping: () => boolean) => Promise<boolean | void>;

export type Claim = (limit: number) => Promise<readonly Work[]>;

export interface Lane {
  readonly claim: Claim;
  readonly atOnce: number;
}

export interface Workers<Name extends string> {
  wake(name: Name): void;
  stop(): Promise<void>;
}

interface WorkersOptions<Name extends string> {
  readonly lanes: Readonly<Record<Name, Lane>>;
  readonly due: () => Promise<readonly NoInfer<Name>[]>;
  readonly everyMs: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly after?: After | undefined;
}

/** Claims up to the free places, one query at a time, until none is due. */
function startLane({ claim, atOnce }: Lane, log: WorkersOptions<string>['log']) {
  const running = new Set<Promise<void>>();
  const isStopping = () => stopped;
  let stopped = false;
  /** more may be due than was found */
  let woken = false;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      while (woken && !stopped && running.size < atOnce) {
        const free = atOnce - running.size;
        woken = false;
        const claimed = await claim(free);
        for (const work of claimed) begin(work);
        woken ||= claimed.length >= free;
      }
    } catch (err) {
      log.error({ err }, 'work could not be taken from the database');
    } finally {
      looking = null;
    }
  }

  function begin(work: Work): void {
    const one: Promise<void> = work(isStopping)
      .catch((err: unknown) => void log.error({ err }, 'work could not be ended'))
      .then((isDue) => {
        running.delete(one);
        if (isDue === true || woken) wake();
      });
    running.add(one);
  }

  function wake(): void {
    woken = true;
    if (!stopped && running.size < atOnce) looking ??= look();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      await looking;
      await Promise.all(running);
    },
  };
}

/** One poll for all queues wakes the lanes with work; `wake` does so at once. */
export function startWorkers<Name extends string>({
  lanes: given,
  due,
  everyMs,
  log,
  after = realTimer,
}: WorkersOptions<Name>): Workers<Name> {
  const lanes = new Map(
    Object.entries<Lane>(given).map(([name, lane]) => [name, startLane(lane, log)]),
  );
  let stopped = false;
  let cancel: () => void = () => undefined;

  async function probe(): Promise<void> {
    try {
      for (const name of await due()) lanes.get(name)?.wake();
    } catch (err) {
      log.error({ err }, 'the database could not be asked for work');
    }
    if (!stopped) cancel = after(everyMs, () => void (probing = probe()));
  }

  let probing = probe();
  return {
    wake: (name) => lanes.get(name)?.wake(),
    async stop() {
      stopped = true;
      cancel();
      await Promise.all([probing, ...[...lanes.values()].map((lane) => lane.stop())]);
    },
  };
}
