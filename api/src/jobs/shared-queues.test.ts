import { databasesToTest } from '../../test/databases/on-databases';
import type { TestPlace } from '../../test/databases/on-databases';
import { BROKEN_DETAILS, seedBooking } from '../../test/builders/seeded-bookings';
import { settled } from '../../test/fakes/turned-clock';
import { BOOKINGS } from '../booking/booking-queues';
import { QUEUES } from './queues';
import { createMetrics } from '../telemetry/metrics/metrics';
import { openServer } from '../platform/db/database';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { MIGRATIONS } from '../platform/db/migrations/all';
import { createLog } from '../platform/http/logging';
import { claim, releaseLease } from '../platform/queue/leases';
import { callWorkers, hearWorkCalls } from '../platform/queue/work-calls';

const NOW = new Date('2026-11-20T09:00:00Z');
const WORK = 60;
const SILENT = createLog('silent');

/** Several processes need a server; the embedded database has one. */
const servers = async (): Promise<TestPlace | null> => {
  for (const [, place] of databasesToTest()) {
    const opened = await place();
    if (opened.url !== undefined) return opened;
  }
  return null;
};

describe('Queues that processes share', () => {
  let place: TestPlace | null = null;
  const open: Database[] = [];
  const connect = (url: string) => {
    const database = openServer(url, 3, () => undefined);
    open.push(database);
    return database;
  };
  /** Each of its own connections; nothing where no server answers. */
  async function processes(count: number): Promise<readonly Database[]> {
    const { url } = place ?? {};
    return url === undefined ? [] : Array.from({ length: count }, () => connect(url));
  }

  beforeAll(async () => {
    place = await servers();
    const [first] = await processes(1);
    if (first !== undefined) await migrate(first.pool, MIGRATIONS);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
  });
  afterAll(() => place?.drop());

  const depthSeenBy = async (database: Database) => {
    const metrics = createMetrics({
      database,
      queues: QUEUES,
      clock: () => NOW.getTime(),
      log: SILENT,
    });
    const text = await metrics.text();
    metrics.close();
    const valueOf = (name: string) =>
      Number(new RegExp(`^${name}\\{queue="bookings"\\} (\\S+)$`, 'm').exec(text)?.[1]);
    return [valueOf('wayfare_queue_due'), valueOf('wayfare_queue_oldest_due_seconds')];
  };

  it('give each row to one of four workers, and tell an API without one how deep they are', async () => {
    const [api, ...workers] = await processes(5);
    if (api === undefined) return;
    for (let count = 0; count < WORK; count += 1)
      await seedBooking(api.orm, {
        ...{ vertical: 'hotels', owner: 'o', details: BROKEN_DETAILS },
        runAt: new Date(NOW.getTime() - 45_000),
      });
    expect(await depthSeenBy(api)).toEqual([WORK, 45]);
    const taken: string[] = [];
    const share = async ({ orm }: Database) => {
      for (;;) {
        const claimed = await claim(orm, BOOKINGS, { now: NOW, leaseMs: 10_000, limit: 4 });
        if (claimed.length === 0) return;
        taken.push(...claimed.map(({ lease }) => lease.id));
        for (const { lease } of claimed.slice(0, 2)) await releaseLease(orm, BOOKINGS, lease, null);
      }
    };
    await Promise.all(workers.map(share));
    expect([taken.length, new Set(taken).size]).toEqual([WORK, WORK]);
    expect(await depthSeenBy(api)).toEqual([0, 0]);
  });

  it('are called by whoever leaves work in them, and heard again after the connection was lost', async () => {
    const [api] = await processes(1);
    const url = place?.url;
    if (api === undefined || url === undefined) return;
    const heard: string[] = [];
    const waiting: (() => void)[] = [];
    const hearing = [1, 2].map((worker) =>
      hearWorkCalls(url, {
        onCall: (queue) => void heard.push(`${worker} ${queue}`),
        log: SILENT,
        after: (_milliseconds, run) => {
          waiting.push(run);
          return () => undefined;
        },
      }),
    );
    await Promise.all(hearing.map(({ first }) => first));
    const call = callWorkers(api.pool, (error) => {
      throw error;
    });
    call('bookings');
    await settled(() => heard.length === 2);
    expect(heard.splice(0).sort()).toEqual(['1 bookings', '2 bookings']);

    await api.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()",
    );
    await settled(() => waiting.length === 2);
    waiting.splice(0).forEach((again) => again());
    await settled(async () => {
      call('bookings');
      return heard.some((one) => one.startsWith('1')) && heard.some((one) => one.startsWith('2'));
    });
    await Promise.all(hearing.map((one) => one.stop()));
  });

  it('leave a call that cannot be made to the next look', async () => {
    const failed: unknown[] = [];
    const away = { query: () => Promise.reject(new Error('away')) };
    callWorkers(away as never, (error) => failed.push(error))('bookings');
    await settled(() => failed.length === 1);
  });
});
