import { ALWAYS_READY } from '../../test/fakes/always-ready.fake';
import { NO_METRICS } from '../../test/fakes/no-metrics.fake';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { policyReports } from '../platform/db/schema/telemetry';
import { createLog } from '../platform/http/logging';
import { buildOperatorsApp } from '../telemetry/operators-app';
import {
  addPolicyReport,
  forgetOldPolicyReports,
  policyReportsSince,
} from './policy-reports.repository';

const DAY = 86_400_000;
const SINCE = '2026-01-01';
const TOKEN = 'a-token-of-the-operators';
const REFUSED = {
  directive: 'script-src-elem',
  blocked: 'https://evil.test',
  page: '/booking/step2',
};

describeOnDatabase('Reports of what a page’s policy refused', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { PUBLIC_ORIGIN: 'https://site.test', RATE_LIMIT_TELEMETRY: '0' },
    });
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(policyReports);
  });

  const send = (body: unknown, type = 'application/csp-report') =>
    api.app.inject({
      method: 'POST',
      url: '/api/policy-reports',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const report = (blocked: string) => ({
    'csp-report': {
      'document-uri': 'https://site.test/booking/step2?quote=q',
      'blocked-uri': blocked,
      'effective-directive': 'script-src-elem',
    },
  });

  it('PCI DSS 11.6.1 are taken without a token and added up', async () => {
    const answers = [
      await send(report('https://evil.test/skim.js')),
      await send(report('https://evil.test/other.js')),
      await send(report('chrome-extension')),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(await policyReportsSince(database().orm, SINCE)).toEqual([
      { ...REFUSED, count: 2, lastSeen: new Date(NOW) },
    ]);
  });

  it.each([
    ['another type', JSON.stringify(report('inline')), 'application/json', 415],
    ['text that is no JSON', '{', 'application/csp-report', 400],
    [
      'more than a report has',
      JSON.stringify({ 'csp-report': 'x'.repeat(20_000) }),
      'application/csp-report',
      413,
    ],
  ])('refuses %s in the envelope', async (_what, body, type, status) => {
    const answer = await send(body, type);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { result: null, errors: [{ code: 'INVALID_REQUEST' }] },
    ]);
  });

  it('a flood of invented ones fills a day and no more, and what is known goes on being counted', async () => {
    const add = (blocked: string) =>
      addPolicyReport(database().orm, { ...REFUSED, blocked }, NOW, 3);
    for (const number of [1, 2, 3, 4, 5, 1]) await add(`https://evil-${number}.test`);
    const totals = await policyReportsSince(database().orm, SINCE);
    expect(totals.map(({ blocked, count }) => [blocked, count])).toEqual([
      ['https://evil-1.test', 2],
      ['https://evil-2.test', 1],
      ['https://evil-3.test', 1],
    ]);
  });

  it('are forgotten after 90 days', async () => {
    for (const daysAgo of [0, 89, 90])
      await addPolicyReport(database().orm, REFUSED, NOW - daysAgo * DAY);
    await forgetOldPolicyReports(database().orm, new Date(NOW));
    expect((await policyReportsSince(database().orm, SINCE)).map(({ count }) => count)).toEqual([
      2,
    ]);
  });

  it('PCI DSS 11.6.1 stand on the page for operators, as text', async () => {
    await addPolicyReport(database().orm, { ...REFUSED, page: '/<b>step2</b>' }, NOW);
    const operators = await buildOperatorsApp(
      {
        database: database(),
        clock: () => NOW,
        log: createLog('silent'),
        metrics: NO_METRICS,
        health: ALWAYS_READY,
      },
      { tokens: [TOKEN], hosts: [] },
    );
    const { body } = await operators.inject({
      url: '/',
      headers: { authorization: `Basic ${Buffer.from(`operator:${TOKEN}`).toString('base64')}` },
    });
    await operators.close();
    expect(body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
      '1 2026-11-20 09:00 /&lt;b&gt;step2&lt;/b&gt; script-src-elem https://evil.test',
    );
  });
});
