import { settled, TurnedClock } from '../../../test/fakes/turned-clock';
import { startHousekeeping } from './housekeeping';
import type { HousekeepingTask } from './housekeeping';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;

/** Housekeeping on a clock that is turned by hand, and what it logs. */
function started(tasks: readonly HousekeepingTask[]) {
  const turned = new TurnedClock(NOW);
  const logged: unknown[] = [];
  const job = startHousekeeping(tasks, {
    clock: turned.clock,
    log: { error: (facts: unknown) => void logged.push(facts) },
    after: turned.after,
  });
  const round = async () => {
    await settled(() => turned.waiting > 0);
    turned.next();
    await settled(() => turned.waiting > 0);
  };
  return { job, turned, logged, round };
}

describe('Housekeeping', () => {
  it('runs at start and every hour; a task that fails is logged under its name and the others run', async () => {
    const runs: string[] = [];
    const fails = new Error('away');
    const { job, turned, logged, round } = started([
      { name: 'first', run: async (now) => runs.push(`first ${now.getTime() - NOW}`) },
      { name: 'baskets', run: () => Promise.reject(fails) },
      { name: 'last', run: async (now) => runs.push(`last ${now.getTime() - NOW}`) },
    ]);
    await round();
    expect(turned.clock()).toBe(NOW + HOUR);
    expect(runs).toEqual(['first 0', 'last 0', `first ${HOUR}`, `last ${HOUR}`]);
    expect(logged).toEqual([
      { err: fails, task: 'baskets' },
      { err: fails, task: 'baskets' },
    ]);
    await job.stop();
  });

  it('stops when the task that runs is over, and begins no other', async () => {
    let end: () => void = () => undefined;
    const runs: string[] = [];
    const { job } = started([
      { name: 'long', run: () => new Promise<void>((resolve) => (end = resolve)) },
      { name: 'next', run: async () => runs.push('next') },
    ]);
    const stopped = job.stop();
    end();
    await stopped;
    expect(runs).toEqual([]);
  });
});
