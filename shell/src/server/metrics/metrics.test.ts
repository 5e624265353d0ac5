import { sourceState } from '@wayfare/releases/stores/source-state';
import { stateSeen } from '@wayfare/server/shared-state/told-state';
import { SHELL_SERIES } from '@wayfare/server/telemetry/series';
import { exportedSeries } from '@wayfare/testing/exported-series';
import { freePort } from '@wayfare/testing/free-port';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { armsCounted } from '../arms/arm-counts';
import { SITE_EVENTS, siteEvents } from '../platform/site-events';
import type { ReleasePlan } from '../releases/release-plan';
import { setsSeen } from '../releases/told-set';
import { listenForMetrics } from './listen';
import { createMetrics } from './metrics';
import { noteServed, registerPageLog } from './page-log';
import { watchSources } from './release-metrics';

const PLAN: ReleasePlan = { id: 'set-1', verticals: [], liveSince: new Map() };

/** A site whose pages say what they are; every line that it logs. */
async function site() {
  const lines: Record<string, unknown>[] = [];
  const app: FastifyInstance = fastify({
    logger: { level: 'info', stream: { write: (line) => void lines.push(JSON.parse(line)) } },
  });
  registerPageLog(app, ({ routeOptions }) => routeOptions.url === '/*');
  app.get('/health', () => 'up');
  app.get('/*', (request, reply) => {
    const { url } = request;
    if (url.startsWith('/owned'))
      noteServed(request, {
        of: { vertical: 'hotels', route: 'results' },
        plan: PLAN,
        isKept: url.includes('kept'),
      });
    if (url.startsWith('/nobody')) noteServed(request, { of: null, plan: PLAN, isKept: false });
    return reply.code(url.startsWith('/busy') ? 429 : 200).send('page');
  });
  await app.ready();
  return {
    app,
    pages: () =>
      lines
        .filter(({ msg }) => msg === 'page')
        .map(({ status, route, version, set, from }) => [status, route, version, set, from]),
    text: () => JSON.stringify(lines.filter(({ msg }) => msg === 'page')),
  };
}

it.each([
  ['/owned?email=sanne@example.com', [200, 'hotels.results', null, 'set-1', 'render']],
  ['/owned/kept', [200, 'hotels.results', null, 'set-1', 'cache']],
  ['/nobody', [200, 'none', null, 'set-1', 'render']],
  ['/busy', [429, 'none', null, null, 'shell']],
])('logs the page %s once, and nobody’s address', async (url, line) => {
  const { app, pages, text } = await site();
  await app.inject(url);
  await app.inject('/health');
  await app.close();
  expect(pages()).toEqual([line]);
  expect(text()).not.toContain('sanne');
});

it('counts pages by route and status, and events by release', async () => {
  const metrics = createMetrics();
  const { app } = await site();
  await app.inject('/owned/kept');
  await app.inject('/owned/kept');
  await app.close();
  siteEvents.tell({
    event: 'stand-in-used',
    vertical: 'trains',
    version: '2.0.0',
    part: null,
    cause: 'it threw',
  });
  const text = await metrics.text();
  metrics.close();
  expect(text).toContain(
    'wayfare_page_duration_seconds_count{route="hotels.results",version="",status="200",from="cache"} 2',
  );
  expect(text).toContain(
    'wayfare_site_events_total{event="stand-in-used",vertical="trains",version="2.0.0"} 1',
  );
});

it('shows what is counted of the releases of a rollout', async () => {
  const metrics = createMetrics();
  const of = { vertical: 'trains', version: '2.0.0' };
  armsCounted.tell({ ...of, counted: 'views' });
  armsCounted.tell({ ...of, counted: 'lcp', bucket: 7 });
  armsCounted.tell({ ...of, counted: 'lcp', bucket: 8 });
  const text = await metrics.text();
  metrics.close();
  expect(text).toContain(
    'wayfare_arm_counts_total{vertical="trains",version="2.0.0",counted="views"} 1',
  );
  expect(text).toContain(
    'wayfare_arm_counts_total{vertical="trains",version="2.0.0",counted="lcp"} 2',
  );
});

it('counts events of a release from nought on, so that the first of them is an increase', async () => {
  const metrics = createMetrics();
  const counted = async () =>
    ((await metrics.text()).match(/^wayfare_site_events_total.*$/gm) ?? []).map((line) =>
      line.replace('wayfare_site_events_total', ''),
    );
  const of = (vertical: string, version: string) =>
    SITE_EVENTS.map((event) => `{event="${event}",vertical="${vertical}",version="${version}"} 0`);
  expect(await counted()).toEqual(of('', ''));
  const seen = { revision: 7, live: ['hotels@2.0.0-rc.1'], quarantined: [] };
  setsSeen.tell(seen);
  expect(await counted()).toEqual([...of('', ''), ...of('hotels', '2.0.0-rc.1')]);
  siteEvents.tell({
    ...{ event: 'worker-ended', vertical: 'hotels', version: '2.0.0-rc.1', part: null },
    cause: 'memory',
  });
  setsSeen.tell(seen);
  const lines = await counted();
  metrics.close();
  expect(lines.filter((line) => !line.endsWith(' 0'))).toEqual([
    '{event="worker-ended",vertical="hotels",version="2.0.0-rc.1"} 1',
  ]);
});

it('says which storages of releases answer', async () => {
  const metrics = createMetrics();
  const nobody = { away: () => {}, back: () => {} };
  sourceState('registry', nobody).here();
  sourceState('releases', nobody).gone(new Error('no answer'));
  const text = await metrics.text();
  metrics.close();
  expect(text).toContain('wayfare_release_source_up{source="registry"} 1');
  expect(text).toContain('wayfare_release_source_up{source="releases"} 0');
});

it('says how long ago they answered, by its own clock', async () => {
  const registry = new Registry();
  let now = 1_000;
  const end = watchSources([registry], () => now);
  const nobody = { away: () => {}, back: () => {} };
  const state = sourceState('registry', nobody);
  state.here();
  now += 90_000;
  state.gone(new Error('no answer'));
  const text = await registry.metrics();
  end();
  expect(text).toContain('wayfare_release_source_age_seconds{source="registry"} 90');
});

it('says which revision it has, and which of its releases are in quarantine now', async () => {
  const metrics = createMetrics();
  const [old, stays] = ['trains@1.0.0-rc.1', 'hotels@2.0.0'];
  setsSeen.tell({ revision: 7, live: [old, stays], quarantined: [old, stays] });
  const before = await metrics.text();
  setsSeen.tell({ revision: 8, live: [stays], quarantined: [stays] });
  const after = await metrics.text();
  metrics.close();
  expect(before).toContain('wayfare_registry_revision 7');
  expect(before).toContain('wayfare_release_quarantined{vertical="trains",version="1.0.0-rc.1"} 1');
  expect(after).toContain('wayfare_registry_revision 8');
  expect(after.match(/^wayfare_release_quarantined.*$/gm)).toEqual([
    'wayfare_release_quarantined{vertical="hotels",version="2.0.0"} 1',
  ]);
});

it('exports the series that rules and dashboards may ask for', async () => {
  const metrics = createMetrics();
  const { app } = await site();
  await app.inject('/owned');
  await app.close();
  siteEvents.tell({
    ...{ event: 'part-failed', vertical: 'trains', version: '2.0.0', part: null },
    cause: 'it threw',
  });
  sourceState('registry', { away: () => {}, back: () => {} }).here();
  setsSeen.tell({ revision: 7, live: ['hotels@2.0.0'], quarantined: ['hotels@2.0.0'] });
  stateSeen.tell({ isAway: false });
  armsCounted.tell({ vertical: 'trains', version: '2.0.0', counted: 'views' });
  const text = await metrics.text();
  metrics.close();
  expect(exportedSeries(text, SHELL_SERIES)).toEqual(SHELL_SERIES);
});

it('tells Prometheus on a port of its own, or nobody', async () => {
  const { app } = await site();
  await (
    await listenForMetrics(null, app.log)
  )();
  const port = await freePort();
  const close = await listenForMetrics({ host: '127.0.0.1', port }, app.log);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds');
  await close();
  await app.close();
});
