import type { FastifyBaseLogger } from 'fastify';
import { realTimer } from '../timer';
import type { After } from '../timer';

/** Does one piece of work that was claimed; true when it is due again. A process that stops ends what takes several steps early. */
type Work = (isStopping: () => boolean) => Promise<boolean | void>;

/** Takes so many pieces of work at most. */
export type Claim = (limit: number) => Promise<readonly Work[]>;

export interface Lane {
  readonly claim: Claim;
  readonly atOnce: number;
}

export interface Workers<Name extends string> {
  /** a queue has something to do now */
  wake(name: Name): void;
  /** stops looking, and waits for what is being done */
  stop(): Promise<void>;
}

interface WorkersOptions<Name extends string> {
  readonly lanes: Readonly<Record<Name, Lane>>;
  /** which queues have something to do: one question for all of them */
  readonly due: () => Promise<readonly Name[]>;
  readonly everyMs: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly after?: After | undefined;
}

/** Takes as much work as there are places for, by one question at a time, until there is none. */
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

/** Asks every now and then which queues have work, and lets only their lanes ask for it; a lane that is woken does so at once. */
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
