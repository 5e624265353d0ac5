import { ALWAYS_READY } from '../../test/fakes/always-ready.fake';
import { NO_METRICS } from '../../test/fakes/no-metrics.fake';
import os from 'node:os';
import type { Measurement, PageError } from '@wayfare/api-contract';
import type { FastifyInstance } from 'fastify';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { createLog } from '../platform/http/logging';
import { buildOperatorsApp, listenForOperators } from './operators-app';
import { telemetryService } from './telemetry.service';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const DAY = 86_400_000;
const SET = '0123456789ab';
const LOG = createLog('silent');
const TOKEN = 'a-token-of-the-operators';
const ACCESS = { tokens: [TOKEN], hosts: ['ops.example.com'] };

const basic = (password: string, name = 'operator') => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});

const measurement = (change: Partial<Measurement>): Measurement => ({
  vertical: 'hotels',
  version: '1.0.0',
  route: 'hotels.results',
  language: 'en',
  metric: 'LCP',
  value: 1_000,
  ...change,
});
const pageError = (change: Partial<PageError>): PageError => ({
  vertical: 'trains',
  version: '2.0.0',
  route: 'trains.index',
  where: 'page',
  name: 'Error',
  message: 'boom',
  ...change,
});

/** Words of the page without its markup. */
const wordsOf = (html: string) =>
  html.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');

describeOnDatabase('The page for operators', (database) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await buildOperatorsApp(
      {
        database: database(),
        clock: () => NOW,
        log: LOG,
        metrics: NO_METRICS,
        health: ALWAYS_READY,
      },
      ACCESS,
    );
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database().pool.query('TRUNCATE telemetry_measurements, telemetry_errors');
  });

  const add = (
    measurements: Measurement[],
    {
      errors = [],
      daysAgo = 0,
      set = SET,
    }: { errors?: PageError[]; daysAgo?: number; set?: string } = {},
  ) =>
    telemetryService(database()).add(
      { set, measurements, navigations: [], errors },
      NOW - daysAgo * DAY,
    );
  let asked = 0;
  /** each from an address of its own, as one address may ask for few a minute */
  const ask = (url = '/') =>
    app.inject({ url, headers: basic(TOKEN), remoteAddress: `10.0.0.${(asked += 1)}` });
  const page = async (query = '') => (await ask(`/${query}`)).body;

  it('issue 7: shows views and vitals of each vertical by version and release set', async () => {
    const lcp = [1_000, 1_000, 1_000, 5_000].map((value) => measurement({ value }));
    await add([
      ...lcp,
      measurement({ metric: 'view', value: 1 }),
      measurement({ metric: 'CLS', value: 0.3 }),
    ]);
    await add(
      [
        measurement({ version: '1.1.0', metric: 'view', value: 1 }),
        measurement({ vertical: 'flights', route: 'flights.index', metric: 'INP', value: 90 }),
      ],
      { set: 'ba9876543210', daysAgo: 2 },
    );
    const words = wordsOf(await page());
    expect(words).toMatch(
      /flights .* 1\.0\.0 in release set ba9876543210 : 0 page views, measured last on 2026-11-18 INP 1 \d+ ms \d+ ms \d+ ms 1 0 0 /,
    );
    expect(words).toMatch(
      /hotels .* 1\.0\.0 in release set 0123456789ab : 1 page views, measured last on 2026-11-20 LCP 4 1,0\d\d ms 1,1\d\d ms 5,\d{3} ms 3 0 1 CLS 1 0\.\d{3} 0\.\d{3} 0\.\d{3} 0 0 1 /,
    );
    expect(words).toMatch(/1\.1\.0 in release set ba9876543210 : 1 page views/);
  });

  it('shows pages in their languages when asked', async () => {
    await add([
      measurement({ metric: 'view', value: 1 }),
      measurement({ version: '1.1.0', metric: 'view', value: 1 }),
      measurement({ route: 'hotels.hotel', language: 'nl', metric: 'view', value: 1 }),
    ]);
    const words = wordsOf(await page('?by=page'));
    expect(words).toContain('hotels.results in en : 2 page views');
    expect(words).toContain('hotels.hotel in nl : 1 page views');
  });

  it.each([
    ['?days=1', ['today']],
    ['', ['today', 'lastweek']],
    ['?days=28', ['today', 'lastweek', 'lastmonth']],
    ['?days=3650&by=visitor', ['today', 'lastweek']],
  ])('covers the days of %j', async (query, versions) => {
    for (const [version, daysAgo] of [
      ['today', 0],
      ['lastweek', 6],
      ['lastmonth', 27],
      ['gone', 28],
    ] as const)
      await add([measurement({ version, metric: 'view', value: 1 })], {
        errors: [pageError({ version })],
        daysAgo,
      });
    const html = await page(query);
    for (const version of ['today', 'lastweek', 'lastmonth', 'gone'])
      expect(html.split(`<code>${version}</code>`).length - 1).toBe(
        versions.includes(version) ? 2 : 0,
      );
  });

  it('adds up an error of several days, the most frequent first', async () => {
    await add([], { errors: [pageError({}), pageError({ message: 'rare' })], daysAgo: 3 });
    await add([], { errors: [pageError({})] });
    expect(wordsOf(await page())).toMatch(
      /2 2026-11-20 09:00 trains 2\.0\.0 0123456789ab trains\.index page Error: boom 1 2026-11-17 09:00 .* Error: rare/,
    );
  });

  it('shows a hostile message as the text that it is', async () => {
    const hostile = `</code><script>alert(1)</script><img src=x onerror="alert(2)">&amp;'`;
    await add([], { errors: [pageError({ message: hostile })] });
    const answer = await ask();
    expect(answer.body).toContain(
      '&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;&amp;amp;&#x27;',
    );
    expect(answer.body).not.toMatch(/<script|<img/);
  });

  it('runs nothing, loads nothing and is kept nowhere', async () => {
    const { headers, body } = await ask();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body).not.toMatch(/ style=|<script|<link/);
  });

  it('says so when there is nothing to show', async () => {
    const words = wordsOf(await page());
    expect(words).toContain('Nothing was measured in these days.');
    expect(words).toContain('None was told in these days.');
  });

  it('PLT-35 is nowhere but on a port of its own, and a port that is taken keeps nothing from starting', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const taken = typeof address === 'object' && address !== null ? address.port : 0;
    const deps = {
      database: database(),
      clock: () => NOW,
      log: LOG,
      metrics: NO_METRICS,
      health: ALWAYS_READY,
    };
    const at = (port: number) => ({
      host: '127.0.0.1',
      port,
      token: TOKEN,
      previousToken: undefined,
      hosts: [],
    });
    for (const operators of [null, at(0), at(taken)])
      await (
        await listenForOperators({ operators, dataDir: os.tmpdir() }, deps)
      )();
    expect(taken).toBeGreaterThan(0);
  });
});
