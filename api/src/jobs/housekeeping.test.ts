import * as v from 'valibot';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { idempotencyKeys, outbox } from '../platform/db/schema/bookings';
import { once } from '../platform/http/idempotency';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { FakeBank } from '../../test/fakes/bank.fake';
import type { Payments } from '../ports/payments';
import { settled, TurnedClock } from '../../test/fakes/turned-clock';
import { HASHES, NUMBERS } from '../../test/builders/document-numbers';
import { housekeepingTasks, startHousekeeping } from './housekeeping';
import type { HousekeepingTask } from './housekeeping';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

describeOnDatabases('Housekeeping', (database) => {
  // nothing is asked of the world when there are no baskets
  const tasks = () =>
    housekeepingTasks({
      numbers: NUMBERS,
      database: database(),
      payments: new FakeBank(new Chance(() => 'fine')).payments as Payments,
      railSupplier: { release: async () => undefined },
      retention: { invoicesDays: 2_555, restDays: 90 },
    });

  async function keep(now: number): Promise<void> {
    for (const { run } of tasks()) await run(new Date(now));
  }

  it('has a name of its own for every task', () => {
    const names = tasks().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('deletes the answer of a repeatable call, which may hold a secret, after two days', async () => {
    const call = {
      owner: 'anonymous-1',
      key: 'key-12345678',
      request: {},
      schema: v.object({ client_secret: v.string() }),
      now: NOW,
    };
    await once({ database: database(), requestHashes: HASHES }, call, async () => ({
      client_secret: 'pi_1_secret',
    }));
    await keep(NOW + 48 * HOUR - 1);
    expect(await database().orm.select().from(idempotencyKeys)).toHaveLength(1);
    await keep(NOW + 48 * HOUR);
    expect(await database().orm.select().from(idempotencyKeys)).toEqual([]);
  });

  it('deletes mails about bookings 90 days after they were sent, and never one that waits', async () => {
    const at = new Date(NOW);
    const bookingId = await startDrill(database(), new Chance(() => 'fine')).open('sells');
    const mail = { bookingId, kind: 'confirmed', createdAt: at };
    await database()
      .orm.insert(outbox)
      .values([
        { ...mail, id: 'sent', sentAt: at },
        { ...mail, id: 'waits', runAt: at },
      ]);
    const ids = async () =>
      (await database().orm.select({ id: outbox.id }).from(outbox)).map(({ id }) => id).sort();
    await keep(NOW + 90 * DAY - 1);
    expect(await ids()).toEqual(['sent', 'waits']);
    await keep(NOW + 90 * DAY);
    expect(await ids()).toEqual(['waits']);
  });
});
