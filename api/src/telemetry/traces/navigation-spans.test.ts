import type { TelemetrySent } from '@wayfare/api-contract';
import type { Traces } from '@wayfare/server/telemetry/collected-traces';
import { openTraceReceiver, type TraceReceiver } from '@wayfare/server/testing/trace-receiver';
import { SET } from '../../../test/builders/measurements';
import { startApp, type AppUnderTest } from '../../../test/clients/app';
import { sendBeacon } from '../../../test/clients/beacons';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { createLog } from '../../platform/http/logging';
import { startCallTraces } from './start-call-traces';

type Navigation = NonNullable<TelemetrySent['navigations']>[number];

const navigation = (change: Partial<Navigation> = {}): Navigation => ({
  vertical: 'hotels',
  version: '1.0.0-0a',
  route: 'hotels.results',
  language: 'nl',
  trace: '4bf92f3577b34da6a3ce929d0e0e4736',
  span: '00f067aa0ba902b7',
  ago: 2_000,
  duration: 350,
  vitals: { LCP: 900, CLS: 0.05 },
  ...change,
});

describeOnDatabase('A page that a browser showed', (database) => {
  let api: AppUnderTest;
  let receiver: TraceReceiver;
  let traces: Traces;

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_TELEMETRY: '0' } });
    receiver = await openTraceReceiver();
    traces = await startCallTraces(
      { url: `${receiver.url}/v1/traces`, headers: {}, service: 'api', share: 1 },
      createLog('silent'),
    );
  }, 30_000);
  afterAll(async () => {
    await traces.close();
    await api.close();
    await receiver.close();
  });

  const beacon = (navigations: Navigation[]) => sendBeacon(api.app, { set: SET, navigations });

  it('is a span with its web vitals, below the server’s where there is one', async () => {
    await beacon([navigation(), navigation({ span: '1'.repeat(16), parent: '00f067aa0ba902b7' })]);
    await traces.flush();
    const spans = receiver.spans.filter(({ name }) => name === 'navigation hotels.results');
    expect(spans.map(({ spanId, parentSpanId }) => [spanId, parentSpanId])).toEqual([
      ['00f067aa0ba902b7', ''],
      ['1'.repeat(16), '00f067aa0ba902b7'],
    ]);
    expect(spans[0]).toMatchObject({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      attributes: {
        'http.route': 'hotels.results',
        'wayfare.vertical': 'hotels',
        'wayfare.version': '1.0.0-0a',
        'wayfare.language': 'nl',
        'wayfare.release_set': SET,
        'wayfare.told_by': 'browser',
        'web_vital.LCP': 900,
        'web_vital.CLS': 0.05,
      },
    });
  });

  it.each<[string, Partial<Navigation>]>([
    ['an address for a route', { route: '/hotels?name=sanne' }],
    ['a trace that is none', { trace: '0'.repeat(32) }],
    ['a span in words', { span: 'sanne@example.com' }],
    ['a duration without end', { duration: Number.MAX_VALUE }],
    ['a beginning in the future', { ago: -1 }],
  ])('is refused with %s', async (_what, change) => {
    expect((await beacon([navigation(change)])).statusCode).toBe(422);
    await traces.flush();
    expect(receiver.bytes()).not.toContain('sanne');
  });

  it('is taken without traces, and makes nothing', async () => {
    await traces.close();
    const before = receiver.spans.length;
    expect((await beacon([navigation()])).statusCode).toBe(204);
    expect(receiver.spans).toHaveLength(before);
  });
});
