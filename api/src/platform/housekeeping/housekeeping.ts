import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { realTimer } from '../timer';
import type { After } from '../timer';
import type { Turns } from './turns';

export interface HousekeepingTask {
  readonly name: string;
  /** safe beside the same task of another process */
  readonly run: (now: Date) => Promise<unknown>;
}

interface HousekeepingOptions {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly turns: Turns;
  readonly after?: After | undefined;
}

const HOUR = 3_600_000;

/** At start and hourly, in sequence, unless another process has had its turn; one's failure stops no other. Returns the stop. */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  { clock, log, turns, after = realTimer }: HousekeepingOptions,
): { stop(): Promise<void> } {
  let stopped = false;
  let cancel: () => void = () => undefined;

  async function runInTurn({ name, run }: HousekeepingTask): Promise<void> {
    const now = new Date(clock());
    if (!(await turns.take(name, now))) return;
    try {
      await run(now);
    } catch (err) {
      await turns.giveBack(name, now);
      throw err;
    }
  }

  async function round(): Promise<void> {
    for (const task of tasks) {
      if (stopped) return;
      await runInTurn(task).catch((err: unknown) =>
        log.error(
          { err, task: task.name },
          'a task of housekeeping failed; the next round tries it again',
        ),
      );
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
