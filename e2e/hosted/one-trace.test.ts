/*
 * One trace over all that a page crosses, each at its own address: the browser's own code, a shell with its render worker,
 * the API, its database and a supplier.
 */
import { createApiClient } from '@wayfare/api-client';
import { searchAround, TELEMETRY_PATH, type SearchAroundRequest } from '@wayfare/api-contract';
import type { Traces } from '@wayfare/server/telemetry/collected-traces';
import {
  openTraceReceiver,
  pathOf,
  type TraceReceiver,
} from '@wayfare/server/testing/trace-receiver';
import { symbols } from 'pino';
import { startCallTraces } from '../../api/src/telemetry/traces/start-call-traces';
import { SET } from '../../api/test/builders/measurements';
import { startApp, type AppUnderTest } from '../../api/test/clients/app';
import { aroundBarcelona, stay } from '../../api/test/clients/hotel-search';
import { describeOnDatabase } from '../../api/test/databases/on-databases';
import { createPageTraces } from '../../shell/src/client/page-traces';
import { createNavigations } from '../../shell/src/client/sent-navigations';
import { buildServer } from '../../shell/src/server/build-server';
import { addWorker } from '../../shell/src/server/testing/shelf-worker.fixture';
import { testShelf } from '../../shell/src/server/testing/site.fixture';

type Line = Readonly<Record<string, unknown>>;

const PAGE = {
  vertical: 'hotels',
  version: '1.0.0',
  route: 'hotels.results',
  language: 'en',
} as const;

/** The page of results, whose loader asks the API for them while it is rendered. */
const results = (asked: SearchAroundRequest) => ({
  name: PAGE.vertical,
  manifest: { routes: [{ name: 'results', path: { en: '/', nl: '/nl' } }] },
  code: `
    routes: { results: () => Promise.resolve({
      loader: ({ api }) => api.call(${JSON.stringify({ method: 'POST', path: searchAround.path })}, ${JSON.stringify(asked)}),
      Component: () => h('h1', null, 'Found ' + kit.usePageData().total) }) },
    slots: {}`,
});

async function startShell(apiUrl: string, asked: SearchAroundRequest) {
  const shelf = await testShelf({ API_URL: apiUrl, RENDER_WORKERS: '1', LOG_LEVEL: 'info' });
  await addWorker(shelf);
  await shelf.publish(results(asked));
  const app = await buildServer(shelf.config);
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  Object.assign(app.log, { [symbols.streamSym]: { write } });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await shelf.remove();
  };
  return { origin, lines, close };
}

describeOnDatabase('The trace of a page', (database) => {
  let api: AppUnderTest;
  let asked: SearchAroundRequest;
  let shell: Awaited<ReturnType<typeof startShell>>;
  let receiver: TraceReceiver;
  let traces: Traces;

  beforeAll(async () => {
    api = await startApp(database(), { env: { SUPPLIER_TIMEOUT_MS: '30000' } });
    asked = { ...(await aroundBarcelona(api)), ...stay };
    const apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
    receiver = await openTraceReceiver();
    traces = await startCallTraces(
      { url: `${receiver.url}/v1/traces`, headers: {}, service: 'site', share: 1 },
      { warn: () => undefined, info: () => undefined },
    );
    shell = await startShell(apiUrl, asked);
  }, 60_000);
  afterAll(async () => {
    await traces.close();
    await shell.close();
    await api.close();
    await receiver.close();
  }, 60_000);

  /** A request ends a moment after its answer. */
  async function until(isWhole: () => boolean): Promise<void> {
    while (!isWhole()) {
      await traces.flush();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const search = `POST ${searchAround.path}`;
  const countOf = (trace: string, wanted: string) =>
    receiver.spans.filter(({ traceId, name }) => traceId === trace && name === wanted).length;
  /** document and browser's call, each down to the API, and what the browser told */
  const isWhole = (trace: string) =>
    countOf(trace, search) === 2 &&
    countOf(trace, 'POST /api/*') > 0 &&
    countOf(trace, `GET ${PAGE.route}`) === 1 &&
    countOf(trace, `navigation ${PAGE.route}`) === 1;

  let nights = 0;
  const longer = () => ({ checkOut: `2026-12-${14 + (nights += 1)}` });

  /** What a browser does: the document, a call of the page that it shows, and what it tells of it once it is hidden. */
  async function visit() {
    const document = await fetch(`${shell.origin}/?email=sanne@example.com`, {
      headers: { cookie: 'kept=a-secret' },
    });
    expect(await document.text()).toContain('Found ');
    const said = /^traceparent;desc="(.+)"$/.exec(document.headers.get('server-timing') ?? '');
    const pages = createPageTraces(said?.[1]);
    pages.show(PAGE, 350);
    const bearer = await api.bearer();
    const token = bearer.slice('Bearer '.length);
    const client = createApiClient({
      baseUrl: shell.origin,
      token: () => token,
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...init.headers, traceparent: pages.header() } }),
    });
    // other nights than the document's, whose answer is kept
    const { total } = await client.call(searchAround, { ...asked, ...longer() });
    expect(total).toBeGreaterThan(0);
    const [, trace = '', span = ''] = pages.header().split('-');
    const beacons: Promise<Response>[] = [];
    createNavigations({
      traces: pages,
      isAllowed: () => true,
      send: (told) =>
        void beacons.push(
          fetch(shell.origin + TELEMETRY_PATH, {
            method: 'POST',
            headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://site.test' },
            body: JSON.stringify({ set: SET, ...told }),
          }),
        ),
    }).flush(2_000);
    expect((await Promise.all(beacons)).map(({ ok }) => ok)).toEqual([true]);
    return { trace, span, token };
  }

  it('is one from the browser’s navigation to the supplier, by way of shell, API and database', async () => {
    const { trace, span, token } = await visit();
    const navigation = `navigation ${PAGE.route}`;
    await until(() => isWhole(trace));
    const spans = receiver.spans.filter(({ traceId }) => traceId === trace);
    const below = (id: string) => spans.filter(({ parentSpanId }) => parentSpanId === id);
    const document = `GET ${PAGE.route}`;
    // the document: rendered by what the API said
    const shown = spans.find(({ name }) => name === navigation);
    expect([shown?.spanId, pathOf(spans, navigation)]).toEqual([span, [navigation, document]]);
    const loaded = spans
      .filter(({ name }) => name === 'call of the API')
      .map(({ spanId }) => spanId);
    expect(pathOf(spans, 'call of the API').slice(1)).toEqual([
      `loader ${PAGE.route}`,
      'render page',
      document,
    ]);
    const [rendered] = loaded.flatMap(below).filter(({ name }) => name === search);
    // the browser's call: from its page through the shell
    const [passed] = below(span).filter(({ name }) => name === 'POST /api/*');
    const [called] = below(passed?.spanId ?? '').filter(({ name }) => name === search);
    for (const answered of [rendered, called]) {
      const kinds = below(answered?.spanId ?? '').map(({ attributes }) =>
        'db.operation.name' in attributes ? 'database' : (attributes['peer.service'] ?? 'other'),
      );
      expect(kinds).toEqual(expect.arrayContaining(['database', 'Duffel Stays search']));
    }
    const told = receiver.bytes();
    for (const secret of ['sanne', 'a-secret', token, stay.checkIn, asked.user])
      expect(told).not.toContain(secret);
  });

  it('is named by the access line of the shell and the log of the API', async () => {
    const { trace } = await visit();
    const pages = () =>
      shell.lines.filter(({ msg, traceId }) => msg === 'page' && traceId === trace);
    const calls = () =>
      api.logged
        .map((line): Line => JSON.parse(line))
        .filter(({ msg, traceId }) => msg === 'request completed' && traceId === trace);
    // the loader's and the browser's
    await until(() => isWhole(trace) && pages().length > 0 && calls().length > 1);
    expect(pages()).toMatchObject([{ route: PAGE.route, status: 200, from: 'render' }]);
    expect(calls()).toHaveLength(2);
  });
});
