import { settled, TurnedClock } from '../../../test/fakes/turned-clock';
import { startHousekeeping } from './housekeeping';
import type { HousekeepingTask } from './housekeeping';
import { turnsIn } from './turns';
import type { Turns } from './turns';
import { describeOnDatabases } from '../../../test/databases/on-databases';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;

/** The only process that there is. */
const ALWAYS: Turns = { take: async () => true, giveBack: async () => undefined };

/** Housekeeping on a clock that is turned by hand, and what it logs. */
function started(tasks: readonly HousekeepingTask[], turns = ALWAYS) {
  const turned = new TurnedClock(NOW);
  const logged: unknown[] = [];
  const job = startHousekeeping(tasks, {
    clock: turned.clock,
    log: { error: (facts: unknown) => void logged.push(facts) },
    turns,
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
    let begun = false;
    const runs: string[] = [];
    const { job } = started([
      {
        name: 'long',
        run: () =>
          new Promise<void>((resolve) => {
            begun = true;
            end = resolve;
          }),
      },
      { name: 'next', run: async () => runs.push('next') },
    ]);
    await settled(() => begun);
    const stopped = job.stop();
    end();
    await stopped;
    expect(runs).toEqual([]);
  });
});

const MINUTE = 60_000;

describeOnDatabases('Housekeeping of several processes', (database) => {
  const at = (minutes: number) => new Date(NOW + minutes * MINUTE);
  const taken = async (task: string, minutes: readonly number[]) => {
    const answers: boolean[] = [];
    for (const minute of minutes)
      answers.push(await turnsIn(database().orm).take(task, at(minute)));
    return answers;
  };

  it.each<[string, readonly number[], readonly boolean[]]>([
    ['another process comes half an hour later', [0, 30], [true, false]],
    ['the hour is over', [0, 60, 61, 120], [true, true, false, true]],
    ['rounds begin a little early', [0, 59.99], [true, true]],
    ['a clock is a little slow', [0, -1], [true, false]],
    ['a clock has been set back by a day', [0, -1_440], [true, true]],
  ])('gives a task to one of them: %s', async (name, minutes, expected) => {
    expect(await taken(name, minutes)).toEqual(expected);
  });

  it('runs each task once where four processes begin together, and again after a failure', async () => {
    const runs: string[] = [];
    let isAway = true;
    const tasks: HousekeepingTask[] = [
      { name: 'quotes', run: async () => runs.push('quotes') },
      {
        name: 'baskets',
        async run() {
          if (isAway) throw new Error('away');
          runs.push('baskets');
        },
      },
    ];
    const turns = turnsIn(database().orm);
    const four = Array.from({ length: 4 }, () => started(tasks, turns));
    await settled(() => four.every(({ turned }) => turned.waiting > 0));
    expect(runs).toEqual(['quotes']);
    isAway = false;
    for (const { round } of four) await round();
    expect(runs.sort()).toEqual(['baskets', 'quotes', 'quotes']);
    for (const { job } of four) await job.stop();
  });
});
