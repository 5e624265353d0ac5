import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { realTimer } from '../timer';
import type { After } from '../timer';

export interface HousekeepingTask {
  readonly name: string;
  /** safe beside the same task of another process */
  readonly run: (now: Date) => Promise<unknown>;
}

interface HousekeepingOptions {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly after?: After | undefined;
}

const HOUR = 3_600_000;

/** At start and hourly, in sequence; one's failure stops no other. Returns the stop. */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  { clock, log, after = realTimer }: HousekeepingOptions,
): { stop(): Promise<void> } {
  let stopped = false;
  let cancel: () => void = () => undefined;

  async function round(): Promise<void> {
    for (const { name, run } of tasks) {
      if (stopped) return;
      try {
        await run(new Date(clock()));
      } catch (err) {
        log.error(
          { err, task: name },
          'a task of housekeeping failed; the next round tries it again',
        );
      }
    }
    if (!stopped) cancel = after(HOUR, () => void (running = round()));
  }

  let running = round();
  return {
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
