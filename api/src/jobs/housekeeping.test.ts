import * as v from 'valibot';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { idempotencyKeys, outbox } from '../platform/db/schema/bookings';
import { once } from '../platform/http/idempotency';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { FakeBank } from '../../test/fakes/bank.fake';
import type { Payments } from '../ports/payments';
import { HASHES, NUMBERS } from '../../test/builders/document-numbers';
import { idleParts } from '../../test/clients/api-parts';
import { housekeepingTasks } from './housekeeping-tasks';
import type { HousekeepingTask } from '../platform/housekeeping/housekeeping';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnDatabases('Housekeeping', (database) => {
  // nothing is asked of the world when there are no baskets
  let tasks: readonly HousekeepingTask[] = [];

  beforeAll(async () => {
    tasks = housekeepingTasks({
      ...(await idleParts(database())),
      numbers: NUMBERS,
      payments: new FakeBank(new Chance(() => 'fine')).payments as Payments,
      retention: { invoicesDays: 2_555, restDays: 90, auditDays: 730 },
    });
  });

  async function keep(now: number): Promise<void> {
    for (const { run } of tasks) await run(new Date(now));
  }

  it('has a name of its own for every task', () => {
    const names = tasks.map(({ name }) => name);
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
