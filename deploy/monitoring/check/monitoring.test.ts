import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../packages/lockfile';
import { alertFaults, runbookOf } from './alert-rules';
import { knownSeries, seriesFaults } from './known-series';
import {
  MONITORING,
  readCases,
  readDashboards,
  readRules,
  readRunbooks,
  type Alert,
} from './monitoring-files';
import { blocksOf, runbookFaults } from './runbook-rules';

const rules = readRules();
const alerts = rules.filter((rule) => 'alert' in rule);
const cases = readCases();
const runbooks = readRunbooks();
const known = knownSeries(rules);
const pages = [...runbooks].filter(([name]) => name !== 'README.md');

describe('Rules', () => {
  it.each(rules.map((rule) => ['alert' in rule ? rule.alert : rule.record, rule] as const))(
    '%s asks for what a process exports',
    (_name, rule) => {
      expect(seriesFaults(rule.expr, known)).toEqual([]);
    },
  );

  it.each([
    ['wayfare_queue_dew > 1', 'nobody exports wayfare_queue_dew'],
    ['max by (cue) (wayfare_queue_due)', 'nothing there has cue'],
    ['rate(wayfare_queue_due{vertical="hotels"}[5m])', 'wayfare_queue_due has no vertical'],
    ['wayfare:render_seconds:p95_rate10m{le="1"}', 'wayfare:render_seconds:p95_rate10m has no le'],
    ['up and on (queue) wayfare_database_up', 'nothing there has queue'],
  ])('are refused with %s', (expression, words) => {
    expect(seriesFaults(expression, known)).toEqual([words]);
  });

  it.each([
    'max by (queue) (wayfare_queue_due{queue!="a (b) by c"} offset 5m) > 2 * 10',
    'sum(up) without (job) == bool 1 unless on () absent(wayfare_database_up)',
    'sum by (new) (label_replace(up, "new", "$1", "instance", "(.+):.*"))',
  ])('may ask by %s', (expression) => {
    expect(seriesFaults(expression, known)).toEqual([]);
  });
});

describe('Alerts', () => {
  it('have a link, a runbook, and cases in which they fire and are quiet', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBeGreaterThan(25);
    expect(alertFaults(alerts, { cases, runbooks })).toEqual([]);
  });

  const [first] = alerts;
  const without = (name: string) => new Map([...runbooks].filter(([file]) => file !== name));
  const onlyQuiet = cases.map((one) => ({
    ...one,
    promql_expr_test: one.promql_expr_test.filter(({ exp_samples: firing }) => firing.length === 0),
  }));
  const onlyFiring = cases.map((one) => ({
    ...one,
    promql_expr_test: one.promql_expr_test.filter(({ exp_samples: firing }) => firing.length > 0),
  }));
  it.each([
    ['a case that fires', { cases: onlyQuiet, runbooks }, 'has a case in which it fires'],
    ['a quiet case', { cases: onlyFiring, runbooks }, 'has a case in which it is quiet'],
    ['a page', { cases, runbooks: without(runbookOf(first?.alert ?? '')) }, 'has a runbook'],
    ['a place in the list', { cases, runbooks: without('README.md') }, 'is in the list'],
  ])('are refused without %s', (_what, around, words) => {
    expect(alertFaults(alerts.slice(0, 1), around)).toEqual([expect.stringContaining(words)]);
  });

  it('are refused with the page of another', () => {
    const other: Alert[] = alerts.slice(0, 1).map((alert) => ({
      ...alert,
      annotations: { ...alert.annotations, runbook_url: 'https://example.com/other.md' },
    }));
    expect(alertFaults(other, { cases, runbooks })).toEqual([
      expect.stringContaining('links to its runbook'),
    ]);
  });

  it('are tried with series as processes export them', () => {
    const series = cases.flatMap(({ input_series: given }) => given.map((one) => one.series));
    expect(series.flatMap((one) => seriesFaults(one, known))).toEqual([]);
  });
});

describe('Dashboards', () => {
  const dashboards = readDashboards();
  it.each(dashboards.map((board) => [board.title, board] as const))(
    '%s asks for what a process exports',
    (_title, { panels }) => {
      const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(expressions.flatMap((expr) => seriesFaults(expr, known))).toEqual([]);
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    },
  );

  it('show every series of ours that no alert watches', () => {
    const shown = dashboards.flatMap(({ panels }) =>
      panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    );
    const asked = [...shown, ...rules.map(({ expr }) => expr)].join('\n');
    const names = Object.keys(known).filter((name) => !/_(?:sum|count)$/.test(name));
    expect(names.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(3);
  });
});

describe('Runbooks', () => {
  it('are those of alerts', () => {
    const wanted = new Set(alerts.map(({ alert }) => runbookOf(alert)));
    expect(new Set(pages.map(([name]) => name))).toEqual(wanted);
  });

  it.each(alerts.map(({ alert }) => alert))('of %s say what it means and what to do', (alert) => {
    expect(runbookFaults(alert, runbooks.get(runbookOf(alert)) ?? '')).toEqual([]);
  });

  it.each([
    ['# Other\n', 'is called as its alert'],
    ['# SiteDown\n\n## Mend\n', 'has the sections'],
    [`# SiteDown\n${'\n'.repeat(50)}.`, 'fits on a screen'],
  ])('are refused as %j', (text, words) => {
    expect(runbookFaults('SiteDown', text)).toContainEqual(expect.stringContaining(words));
  });

  it.each([...runbooks])(
    '%s links to what is there, and asks for what is exported',
    (name, text) => {
      const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
      const folder = path.join(ROOT, 'docs/runbooks');
      expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
      const expressions = blocksOf(text, 'promql').flatMap((block) => block.split('\n\n'));
      expect([name, expressions.flatMap((expr) => seriesFaults(expr, known))]).toEqual([name, []]);
    },
  );

  it('name variables that there are', () => {
    const documented = readFileSync(path.join(ROOT, 'docs/configuration.md'), 'utf8');
    const named = [...runbooks.values()].flatMap((text) =>
      [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });

  it('name commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...runbooks.values()].flatMap((text) =>
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });
});

it('the example has jobs of the names that rules ask for, and the token from a file', () => {
  const text = readFileSync(path.join(MONITORING, 'prometheus.yml'), 'utf8');
  const { scrape_configs: jobs } = parse(text) as {
    scrape_configs: { job_name: string; basic_auth?: { password_file: string } }[];
  };
  const named = jobs.map(({ job_name: name }) => name);
  const asked = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/job="([^"]+)"/g)].map(([, name = '']) => name),
  );
  expect(asked.filter((name) => !named.includes(name))).toEqual([]);
  expect(jobs.map(({ basic_auth: access }) => access?.password_file ?? null)).toEqual([
    null,
    '/etc/wayfare/secrets/operators-token',
    '/etc/wayfare/secrets/operators-token',
  ]);
});
