import { setImmediate } from 'node:timers/promises';
import { bookHotel } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { WORKFLOW_TIMEOUTS } from '../../booking/workflow-timeouts';
import { found } from '../../../test/clients/traveller-client';
import { ownCluster, postgresBinaries } from '../../../test/databases/cluster';
import { openDatabase } from './database';
import type { Database } from './database';

const LONG = 60_000;
const binaries = postgresBinaries();
/* Without PostgreSQL's programs there is no server that a test may stop. */
const describeWithPrograms = binaries === null ? describe.skip : describe;

describeWithPrograms('The API on a PostgreSQL server that goes away', () => {
  let cluster: Awaited<ReturnType<typeof ownCluster>>;
  let database: Database;
  let api: BookingApp;

  beforeAll(async () => {
    cluster = await ownCluster(binaries ?? '');
    database = await openDatabase({
      url: cluster.url,
      poolSize: 4,
      dataDir: '',
      onError: () => undefined,
    });
    // a lease that was lost with its connection is free soon, and a failed step tried again soon
    api = await startBookingApp(
      database,
      { SUPPLIER_TIMEOUT_MS: '20000' },
      {
        hotels: 40,
        timeouts: {
          ...WORKFLOW_TIMEOUTS,
          leaseTime: 500,
          stepTime: 5_000,
          firstPause: 20,
          longestPause: 100,
          longestPaymentPause: 100,
        },
      },
    );
  }, LONG);
  afterAll(async () => {
    await api?.close();
    await database?.close();
    await cluster?.drop();
  }, LONG);

  const login = () => api.app.inject('/api/anonymous/login');

  /** Calls without a pause, each of which takes a transaction or more, until `end`; the answers that were no 200. */
  function load() {
    let ended = false;
    const failures: Awaited<ReturnType<typeof login>>[] = [];
    const lost: unknown[] = [];
    const visitor = async () => {
      while (!ended) {
        // a socket that is not there refuses at once, and would leave no turn to anybody else
        await setImmediate();
        const answer = await login();
        if (answer.statusCode !== 200) failures.push(answer);
      }
    };
    const transactions = async () => {
      while (!ended) {
        await setImmediate();
        await database.orm
          .transaction(async (tx) => tx.execute(sql`select 1`))
          .catch((error: unknown) => lost.push(error));
      }
    };
    const all = Promise.all([
      visitor(),
      visitor(),
      visitor(),
      transactions(),
      transactions(),
      transactions(),
    ]);
    return {
      failures,
      lost,
      end: () => {
        ended = true;
        return all;
      },
    };
  }

  function expectAway(answers: readonly Awaited<ReturnType<typeof login>>[]): void {
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      expect(answer.json()).toEqual({
        result: null,
        errors: [
          { code: 'SERVER_ERROR', message: expect.stringContaining('try again'), retryAfter: 2 },
        ],
        requestId: expect.any(String),
      });
    }
  }

  async function terminateAll(): Promise<void> {
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await client.end();
  }

  it(
    'goes on when all its connections are terminated under load, twenty times',
    async () => {
      const busy = load();
      for (let time = 0; time < 20; time += 1) {
        await terminateAll();
        // as many calls as it takes for one to be served again
        while ((await login()).statusCode !== 200) await setImmediate();
      }
      await busy.end();
      expect(busy.lost.length).toBeGreaterThan(0);
      expectAway(busy.failures);
      expect((await login()).statusCode).toBe(200);
      expect(database.pool.waitingCount).toBe(0);
    },
    LONG,
  );

  /** A room that is paid at once, booked and paid for, while nothing has been bought of it yet. */
  async function booked() {
    const anne = await api.traveller();
    for (const hotel of api.hotels) {
      const quote = await anne.quote(hotel, 'now').catch(() => null);
      if (quote === null) continue;
      const intent = await anne.intent(quote);
      const { booking_id: id } = found(
        await api.ask(bookHotel, anne.bookRequest(quote, intent.id), anne.headers),
      );
      return { anne, id, intent };
    }
    throw new Error('no hotel is paid at once');
  }

  it(
    'goes on with a paid booking that is under way when all its connections are terminated, and captures it once',
    async () => {
      const { anne, id, intent } = await booked();
      const stateOf = async () =>
        (
          await database.pool.query<{ state: string }>('SELECT state FROM bookings WHERE id = $1', [
            id,
          ])
        ).rows[0]?.state ?? '';
      const seen = new Set([await stateOf()]);
      // while the connections go, so that no machine is done before the first of them
      const paid = anne.pay(intent);
      for (let time = 0; time < 20; time += 1) {
        await terminateAll();
        // as many looks as it takes for one to be answered
        for (let state: string | null = null; state === null;) {
          state = await stateOf().catch(() => null);
          if (state !== null) seen.add(state);
          await setImmediate();
        }
      }
      await paid;
      const outcome = await anne.outcome(id);
      expect(outcome).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured', charged: outcome.ledger.total },
      });
      const bank: {
        payment_intents: { id: string; status: string; amount_received: number }[];
        refunds: { payment_intent: string }[];
      } = await api.sandbox.json('/__payments');
      expect(bank.payment_intents.filter(({ amount_received: cents }) => cents > 0)).toEqual([
        expect.objectContaining({
          id: intent.id,
          status: 'succeeded',
          amount_received: parseMoney(outcome.ledger.total).amount,
        }),
      ]);
      expect(bank.refunds).toEqual([]);
      // the first termination met it before it was done
      expect([...seen].some((state) => state !== 'done' && state !== 'confirmed')).toBe(true);
    },
    LONG,
  );

  it.each(['fast', 'immediate'] as const)(
    'answers 503 while the server is stopped (%s), and goes on when it is back',
    async (mode) => {
      const busy = load();
      await cluster.stop(mode);
      const meanwhile = await login();
      await busy.end();
      expectAway([meanwhile, ...busy.failures]);
      await cluster.start();
      expect((await login()).statusCode).toBe(200);
    },
    LONG,
  );
});
