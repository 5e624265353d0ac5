import { DIFFERENCES } from '@wayfare/desk-contract';
import { stateSeen } from '@wayfare/server/shared-state/told-state';
import { API_SERIES } from '@wayfare/server/telemetry/series';
import { exportedSeries } from '@wayfare/testing/exported-series';
import { ALWAYS_READY } from '../../../test/fakes/always-ready.fake';
import fastify, { type FastifyInstance } from 'fastify';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { BROKEN_DETAILS, seedBooking } from '../../../test/builders/seeded-bookings';
import { breakers, serviceCalls } from '../../adapters/told-calls';
import { sealDays } from '../../audit/seals';
import { QUEUES } from '../../jobs/queues';
import { cacheLookups } from '../../platform/answers/answer-cache';
import { noteBackup } from '../../platform/housekeeping/last-backup';
import { turnsIn } from '../../platform/housekeeping/turns';
import { createLog } from '../../platform/http/logging';
import { buildOperatorsApp } from '../operators-app';
import { createMetrics, type Metrics } from './metrics';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1_000);
const TOKEN = 'a-token-of-the-operators';
const AUTHORISED = {
  authorization: `Basic ${Buffer.from(`prometheus:${TOKEN}`).toString('base64')}`,
};
const SILENT = createLog('silent');

/** The values of a metric by its labels, as Prometheus reads them. */
function valuesOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value = ''] = /\{(.*)\} (\S+)$/.exec(line) ?? [];
      return [labels.replaceAll(/\w+="([^"]*)",?/g, '$1 ').trim(), Number(value)];
    }),
  );
}

describeOnDatabases('Metrics', (database) => {
  let metrics: Metrics;
  let operators: FastifyInstance;
  const rows = (row: object) =>
    seedBooking(database().orm, {
      vertical: 'hotels',
      owner: 'o',
      details: BROKEN_DETAILS,
      ...row,
    });

  beforeAll(async () => {
    metrics = createMetrics({
      database: database(),
      queues: QUEUES,
      clock: () => NOW,
      log: SILENT,
    });
    operators = await buildOperatorsApp(
      { database: database(), clock: () => NOW, log: SILENT, metrics, health: ALWAYS_READY },
      { tokens: [TOKEN], hosts: [] },
    );
  });
  afterAll(async () => {
    metrics.close();
    await operators.close();
  });

  it('are for whoever has the operators’ token', async () => {
    expect((await operators.inject('/metrics')).statusCode).toBe(401);
    const { statusCode, headers } = await operators.inject({
      url: '/metrics',
      headers: AUTHORISED,
    });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
  });

  it('say which bookings are open, since when, and whose money is held', async () => {
    const open = { status: 'completing', state: 'booking', paymentState: 'authorised' };
    await rows({ ...open, stateSince: ago(90), dueNow: 12_050, createdAt: ago(400) });
    await rows({ ...open, stateSince: ago(30), dueNow: 1_000, createdAt: ago(30) });
    await rows({ ...open, stateSince: ago(5), dueNow: 0, createdAt: ago(9_999) });
    await rows({ ...open, vertical: 'trains', paymentState: 'captured', stateSince: ago(7) });
    await rows({ vertical: 'flights', status: 'confirmed', stateSince: ago(9_999) });
    const text = await metrics.text();
    expect(valuesOf(text, 'wayfare_bookings_completing')).toEqual({ hotels: 3, trains: 1 });
    expect(valuesOf(text, 'wayfare_bookings_completing_oldest_seconds')).toMatchObject({
      hotels: 90,
      trains: 7,
    });
    expect(valuesOf(text, 'wayfare_money_reserved_euros')).toMatchObject({
      hotels: 130.5,
      trains: 0,
    });
    expect(valuesOf(text, 'wayfare_money_reserved_oldest_seconds')).toMatchObject({
      hotels: 400,
      trains: 0,
    });
    expect(valuesOf(text, 'wayfare_money_owed_euros')).toMatchObject({ hotels: 0, trains: 0 });
  });

  it.each([
    ['all that is due', { refundDue: 5_000, refunded: 0 }, 50],
    ['what is left after an earlier refund of more', { refundDue: 5_000, refunded: 9_000 }, 50],
    ['no more than was paid', { refundDue: 5_000, refunded: 23_650 }, 10],
    ['all of what could not be sold', { state: 'releasing', refundDue: 0, refunded: 650 }, 240],
    ['nothing where all went back', { state: 'done', refundDue: 5_000, refunded: 24_650 }, 0],
  ])('say what is owed: %s', async (_what, row, euros) => {
    await database().orm.execute('DELETE FROM bookings');
    await rows({ vertical: 'trains', status: 'completing', stateSince: ago(7) });
    await rows({ vertical: 'trains', state: 'refunding', stateSince: ago(60), ...row });
    const text = await metrics.text();
    expect(valuesOf(text, 'wayfare_money_owed_euros')).toEqual({ trains: euros });
    expect(valuesOf(text, 'wayfare_money_owed_oldest_seconds')).toEqual({
      trains: euros === 0 ? 0 : 60,
    });
  });

  it('say when a worker kept house, when a backup was made, and what of the audit log is not sealed', async () => {
    const ages = async () => valuesOf(await metrics.text(), 'wayfare_upkeep_age_seconds');
    expect(await ages()).toEqual({});
    await turnsIn(database().orm).take('quotes', ago(600));
    await noteBackup(database().pool, ago(90_000));
    await noteBackup(database().pool, ago(7_200));
    expect(await ages()).toEqual({ housekeeping: 600, backup: 7_200 });
    await database().pool.query(
      "INSERT INTO audit.audit_events (at, actor, act, object, outcome) VALUES ($1, 'system', 'test', 'none', 'done')",
      [ago(90_000)],
    );
    expect(await ages()).toMatchObject({ audit: 90_000 });
    await sealDays(database(), new Date(NOW));
    expect(await ages()).toEqual({ housekeeping: 600, backup: 7_200 });
  });

  it('say what differs from supplier and bank and is open, and since when', async () => {
    const none = Object.fromEntries(DIFFERENCES.map((kind) => [kind, 0]));
    const differ = async () => {
      const text = await metrics.text();
      return ['open', 'oldest_seconds'].map((name) =>
        valuesOf(text, `wayfare_differences_${name}`),
      );
    };
    expect(await differ()).toEqual([none, none]);
    const rows: [string, string, number, number | null, string][] = [
      ['first', 'refund-unknown', 900, null, 'open'],
      ['second', 'refund-unknown', 100, null, 'open'],
      ['again', 'supplier-cancelled', 9_999, 60, 'open'],
      ['gone', 'captured-differs', 9_999, null, 'resolved_at'],
      ['closed', 'captured-differs', 9_999, null, 'closed_at'],
    ];
    for (const [id, kind, found, reopened, ended] of rows)
      await database().pool.query(
        `INSERT INTO desk_differences (id, kind, booking_id, ours, theirs, found_at, seen_at, reopened_at, resolved_at, closed_at)
         VALUES ($1, $2, $1, '1', '0', $3, $3, $4, $5, $6)`,
        [
          ...[id, kind, ago(found), reopened === null ? null : ago(reopened)],
          ...['resolved_at', 'closed_at'].map((end) => (ended === end ? ago(1) : null)),
        ],
      );
    expect(await differ()).toEqual([
      { ...none, 'refund-unknown': 2, 'supplier-cancelled': 1 },
      { ...none, 'refund-unknown': 900, 'supplier-cancelled': 60 },
    ]);
  });

  it('say what is due in each queue, and since when', async () => {
    const lease = { leaseToken: 'taken', leaseUntil: ago(-60) };
    await rows({ runAt: ago(45) });
    await rows({ runAt: ago(5) });
    await rows({ runAt: ago(500), ...lease });
    await rows({ runAt: ago(-5) });
    const text = await metrics.text();
    expect(valuesOf(text, 'wayfare_queue_due')).toEqual({
      ...Object.fromEntries(QUEUES.map(({ name }) => [name, 0])),
      bookings: 2,
    });
    expect(valuesOf(text, 'wayfare_queue_oldest_due_seconds')['bookings']).toBe(45);
  });

  it('forget a vertical whose bookings are all final', async () => {
    await rows({ status: 'completing', stateSince: ago(3) });
    await metrics.text();
    await database().orm.execute('DELETE FROM bookings');
    expect(valuesOf(await metrics.text(), 'wayfare_bookings_completing')).toEqual({});
  });

  it('measure calls by their route, never by their address', async () => {
    const app = fastify();
    metrics.measure(app);
    app.get('/bookings/:reference', () => 'ok');
    await app.inject('/bookings/WF-SECRET');
    await app.inject('/nowhere/sanne@example.com');
    await app.close();
    const text = await metrics.text();
    expect(valuesOf(text, 'http_server_request_duration_seconds_count')).toEqual({
      'GET /bookings/:reference 200': 1,
      'GET unknown 404': 1,
    });
    expect(text).not.toMatch(/SECRET|sanne/);
  });

  it('measure what services took, and which are left alone', async () => {
    const service = `railways ${Math.random()}`;
    serviceCalls.tell({ service, outcome: 'answered', seconds: 0.2 });
    serviceCalls.tell({ service, outcome: 'failed', seconds: 3 });
    serviceCalls.tell({ service, outcome: 'unsent', seconds: 0 });
    breakers.tell({ service, openUntil: NOW + 1 });
    breakers.tell({ service: `${service} before`, openUntil: NOW });
    cacheLookups.tell({ cache: service, result: 'hit', bytes: 300, mostBytes: 1_000 });
    const text = await metrics.text();
    const sums = valuesOf(text, 'wayfare_service_call_duration_seconds_sum');
    expect([sums[`${service} answered`], sums[`${service} failed`]]).toEqual([0.2, 3]);
    expect(valuesOf(text, 'wayfare_service_calls_unsent_total')[service]).toBe(1);
    const open = valuesOf(text, 'wayfare_service_breaker_open');
    expect([open[service], open[`${service} before`]]).toEqual([1, 0]);
    expect(valuesOf(text, 'wayfare_cache_lookups_total')[`${service} hit`]).toBe(1);
    expect(valuesOf(text, 'wayfare_cache_bytes')[service]).toBe(300);
    expect(valuesOf(text, 'wayfare_cache_limit_bytes')[service]).toBe(1_000);
  });

  it('are there without the database’s part while that is away, however it was before', async () => {
    const warnings: unknown[] = [];
    let isAway = false;
    const alone = createMetrics({
      database: {
        orm: {
          execute: (query) =>
            isAway ? Promise.reject(new Error('away')) : database().orm.execute(query),
        },
        pool: { totalCount: 5, idleCount: 2, waitingCount: 7 },
      },
      queues: QUEUES,
      clock: () => NOW,
      log: { warn: (...said: unknown[]) => void warnings.push(said) },
    });
    expect(Object.keys(valuesOf(await alone.text(), 'wayfare_queue_due'))).toHaveLength(
      QUEUES.length,
    );
    expect(await alone.text()).toContain('wayfare_database_up 1');
    isAway = true;
    const text = await alone.text();
    expect(text).toContain('wayfare_database_up 0');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(valuesOf(text, 'wayfare_database_connections')).toEqual({
      used: 3,
      idle: 2,
      waiting: 7,
    });
    expect(valuesOf(text, 'wayfare_queue_due')).toEqual({});
    alone.close();
    expect(warnings).toHaveLength(1);
  });

  it('are the series that rules and dashboards may ask for', async () => {
    const app = fastify();
    metrics.measure(app);
    await app.inject('/');
    await app.close();
    await rows({ status: 'completing', stateSince: ago(3) });
    await turnsIn(database().orm).take('sessions', ago(5));
    const service = 'railways';
    serviceCalls.tell({ service, outcome: 'answered', seconds: 0.2 });
    serviceCalls.tell({ service, outcome: 'unsent', seconds: 0 });
    breakers.tell({ service, openUntil: null });
    cacheLookups.tell({ cache: 'reviews', result: 'miss', bytes: 0, mostBytes: 1 });
    stateSeen.tell({ isAway: false });
    const { body } = await operators.inject({ url: '/metrics', headers: AUTHORISED });
    expect(exportedSeries(body, API_SERIES)).toEqual(API_SERIES);
  });
});
