import type { Traces } from '@wayfare/server/telemetry/collected-traces';
import { startTraces } from '@wayfare/server/telemetry/start-traces';
import {
  openTraceReceiver,
  pathOf,
  type TraceReceiver,
} from '@wayfare/server/testing/trace-receiver';
import { buildServer } from '../build-server';
import { ASKING, standInApi } from '../testing/api.fixture';
import { addWorker } from '../testing/shelf-worker.fixture';
import { testShelf } from '../testing/site.fixture';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const CALLER = { traceparent: `00-${TRACE}-${SPAN}-00` };

/** A shell that listens, with an API that hears what it is asked. */
async function listeningSite(workers: string) {
  const api = await standInApi();
  const shelf = await testShelf({ API_URL: api.url, RENDER_WORKERS: workers });
  await addWorker(shelf);
  await shelf.publish(ASKING);
  const app = await buildServer(shelf.config);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    api,
    origin,
    async close() {
      await app.close();
      await api.close();
      await shelf.remove();
    },
  };
}

describe.each([
  ['in the process that answers', '0'],
  ['in a worker', '1'],
])('The trace of a page rendered %s', (_where, workers) => {
  let site: Awaited<ReturnType<typeof listeningSite>>;
  let receiver: TraceReceiver;
  let traces: Traces;

  beforeAll(async () => {
    receiver = await openTraceReceiver();
    traces = await startTraces(
      { url: `${receiver.url}/v1/traces`, headers: {}, service: 'shell', share: 1 },
      { warn: () => undefined, info: () => undefined },
    );
    site = await listeningSite(workers);
  });
  afterAll(async () => {
    await traces.close();
    await site.close();
    await receiver.close();
  });

  it('goes from its caller through rendering and its loader to the API', async () => {
    const page = await fetch(`${site.origin}/?email=sanne@example.com`, {
      headers: { ...CALLER, cookie: 'kept=a-secret' },
    });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Shown data')]);
    const said = page.headers.get('server-timing');
    const served = await receiver.until('GET asking.home', traces.flush);
    const { spans } = receiver;
    expect(pathOf(spans, 'call of the API')).toEqual([
      'call of the API',
      'loader asking.home',
      'render page',
      'GET asking.home',
    ]);
    expect(served).toMatchObject({
      traceId: TRACE,
      parentSpanId: SPAN,
      kind: 2,
      attributes: {
        'http.route': 'asking.home',
        'http.response.status_code': 200,
        'wayfare.vertical': 'asking',
        'wayfare.version': '1.0.0',
        'wayfare.page.from': 'render',
      },
    });
    expect(said).toBe(`traceparent;desc="00-${TRACE}-${served.spanId}-01"`);
    const [call] = spans.filter(({ name }) => name === 'call of the API');
    expect(site.api.heard.at(-1)?.headers['traceparent']).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(receiver.bytes()).not.toMatch(/sanne|email|a-secret|a\.b\.c/);
  });

  it('goes on in a browser’s call that is passed on', async () => {
    const path = '/api/bookings/WF-SECRET?pin=a-secret';
    await fetch(site.origin + path, { method: 'POST', headers: CALLER, body: 'sanne' });
    const passed = await receiver.until('POST /api/*', traces.flush);
    expect(passed).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
    const heard = site.api.heard.at(-1);
    expect([heard?.url, heard?.headers['traceparent']]).toEqual([
      path,
      `00-${TRACE}-${passed.spanId}-01`,
    ]);
    expect(receiver.bytes()).not.toMatch(/WF-SECRET|a-secret|sanne/);
  });

  it('begins with a page that nobody traced before', async () => {
    await fetch(`${site.origin}/health`);
    await fetch(`${site.origin}/light`);
    const first = await receiver.until('GET asking.light', traces.flush);
    expect([first.parentSpanId, first.traceId === TRACE]).toEqual(['', false]);
    expect(receiver.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });

  it('is of no page that stays away while its receiver is', async () => {
    await receiver.close();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${site.origin}/`).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    receiver = await openTraceReceiver(Number(new URL(receiver.url).port));
  });
});
