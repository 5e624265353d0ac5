import { searchAround } from '@wayfare/api-contract';
import {
  openTraceReceiver,
  pathOf,
  type TraceReceiver,
} from '@wayfare/server/testing/trace-receiver';
import type { Traces } from '@wayfare/server/telemetry/collected-traces';
import { startApp, type AppUnderTest } from '../../../test/clients/app';
import { aroundBarcelona, stay } from '../../../test/clients/hotel-search';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { createLog } from '../../platform/http/logging';
import { startCallTraces } from './start-call-traces';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const CALLER = { traceparent: `00-${TRACE}-${SPAN}-01`, 'x-request-id': 'the-request' };

describeOnDatabase('The trace of a call', (database) => {
  let api: AppUnderTest;
  let receiver: TraceReceiver;
  let traces: Traces;
  let origin = '';

  beforeAll(async () => {
    api = await startApp(database());
    origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    receiver = await openTraceReceiver();
    traces = await startCallTraces(
      { url: `${receiver.url}/v1/traces`, headers: {}, service: 'api', share: 1 },
      createLog('silent'),
    );
  }, 60_000);
  afterAll(async () => {
    await traces.close();
    await api.close();
    await receiver.close();
  }, 60_000);

  async function search(): Promise<{ status: number; secrets: readonly string[] }> {
    const authorization = await api.bearer();
    const barcelona = await aroundBarcelona(api);
    const { status } = await fetch(`${origin}${searchAround.path}?key=query-secret`, {
      method: 'POST',
      headers: { ...CALLER, authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ ...barcelona, ...stay }),
    });
    const { user, place } = barcelona;
    return { status, secrets: [authorization.slice('Bearer '.length), place?.id ?? '', user] };
  }

  it('goes from its caller to the database and the supplier', async () => {
    const { status } = await search();
    const name = `POST ${searchAround.path}`;
    const served = await receiver.until(name, traces.flush);
    expect(status).toBe(200);
    const spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
    expect(served).toMatchObject({
      parentSpanId: SPAN,
      kind: 2,
      attributes: { 'http.route': searchAround.path, 'http.response.status_code': 200 },
    });
    const statement = spans.find(({ attributes }) => 'db.operation.name' in attributes);
    expect(pathOf(spans, statement?.name ?? '')).toEqual([statement?.name, name]);
    const supplier = spans.find(({ attributes }) => 'peer.service' in attributes);
    expect(supplier?.attributes).toEqual({
      'peer.service': 'Duffel Stays search',
      'wayfare.operation': 'search',
      'wayfare.outcome': 'answered',
    });
    expect(pathOf(spans, supplier?.name ?? '')).toEqual([supplier?.name, name]);
  });

  it('has nothing of an address, a token, a request or a value of SQL', async () => {
    const { secrets } = await search();
    await traces.flush();
    const bytes = receiver.bytes();
    expect(secrets).toHaveLength(3);
    for (const secret of ['query-secret', stay.checkIn, ...secrets])
      expect(bytes).not.toContain(secret);
  });

  it('is named by the lines of its log', async () => {
    await search();
    const lines = api.logged
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ reqId, msg }) => reqId === 'the-request' && msg === 'request completed');
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  });

  it('is not waited for where nobody takes it, and leaves out probes', async () => {
    await fetch(`${origin}/api/health`);
    await receiver.close();
    const answers = await Promise.all(Array.from({ length: 10 }, search));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(receiver.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
    receiver = await openTraceReceiver(Number(new URL(receiver.url).port));
  });
});
