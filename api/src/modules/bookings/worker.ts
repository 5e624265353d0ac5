import type { FastifyBaseLogger } from 'fastify';
import { realTimer } from '../../timer';
import type { After } from '../../timer';

/** Does one piece of work; false when there was none. Tells when it has claimed some, before it does it. */
export type Work = (onClaimed: () => void) => Promise<boolean>;

export interface Lane {
  readonly work: Work;
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

/** A few loops that take work until there is none. One begins, and each that finds work calls the next. */
function startLane({ work, atOnce }: Lane, log: WorkersOptions<string>['log']) {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;

  async function loop(): Promise<void> {
    try {
      do {
        woken = false;
        while (!stopped && (await work(grow)));
      } while (woken && !stopped);
    } catch (err) {
      log.error({ err }, 'work could not be taken from the database');
    }
  }

  function grow(): void {
    if (stopped || running.size >= atOnce) return;
    // counted before it begins, since it may call the next
    const one: Promise<void> = Promise.resolve()
      .then(loop)
      .finally(() => running.delete(one));
    running.add(one);
  }

  return {
    wake() {
      // a loop that is just finding nothing looks once more
      woken = true;
      grow();
    },
    async stop() {
      stopped = true;
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
