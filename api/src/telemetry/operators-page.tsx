import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VitalName } from './buckets';
import { RATINGS } from './buckets';
import { RANGES } from './report';
import type { GroupReport, Report, VitalReport } from './report';
import { RefusedByPolicies } from './operators-refused';
import { Errors } from './operators-errors';
import { count } from './count';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 76rem; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; min-height: 24px; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-block: .5rem; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; }
th[scope=rowgroup] { padding-top: 1rem; font-weight: 600; }
.number { text-align: end; }
code { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

export const OPERATORS_POLICY = {
  defaultSrc: ["'none'"],
  styleSrc: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

function valueOf(vital: VitalName, value: number | null): string {
  if (value === null) return '–';
  return vital === 'CLS' ? (value / 1_000).toFixed(3) : `${count(Math.round(value))} ms`;
}

const limitOf = (vital: VitalName) =>
  `good up to ${valueOf(vital, RATINGS[vital][0])}, poor above ${valueOf(vital, RATINGS[vital][1])}`;

const hrefOf = ({ days, by }: Pick<Report, 'days' | 'by'>) => `/?days=${days}&by=${by}`;

function Choice({
  label,
  items,
}: {
  label: string;
  items: readonly { text: string; href: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label}>
      <ul>
        {items.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function VitalRow({
  report: { vital, percentiles, good, middling, poor },
}: {
  report: VitalReport;
}) {
  return (
    <tr>
      <th scope="row">
        <abbr title={limitOf(vital)}>{vital}</abbr>
      </th>
      <td className="number">{count(good + middling + poor)}</td>
      {percentiles.map((value, index) => (
        <td key={index} className="number">
          {valueOf(vital, value)}
        </td>
      ))}
      {[good, middling, poor].map((rated, index) => (
        <td key={index} className="number">
          {count(rated)}
        </td>
      ))}
    </tr>
  );
}

const HEADINGS = ['Measured', '50 %', '75 %', '95 %', 'Good', 'Needs work', 'Poor'];

function Group({
  group: { names, lastDay, views, vitals },
  by,
}: {
  group: GroupReport;
  by: Report['by'];
}) {
  const [first, second] = names;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={HEADINGS.length + 1}>
          <code>{first}</code> {by === 'release' ? 'in release set' : 'in'} <code>{second}</code>:{' '}
          {count(views)} page views, measured last on <time dateTime={lastDay}>{lastDay}</time>
        </th>
      </tr>
      {vitals.map((report) => (
        <VitalRow key={report.vital} report={report} />
      ))}
    </tbody>
  );
}

function Vertical({ name, groups, by }: Report['verticals'][number] & Pick<Report, 'by'>) {
  return (
    <section aria-labelledby={`of-${name}`}>
      <h2 id={`of-${name}`}>{name}</h2>
      <div className="wide">
        <table>
          <caption>Web vitals of the pages of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Vital</th>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="number">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.names.join(' ')} group={group} by={by} />
          ))}
        </table>
      </div>
    </section>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

export function operatorsPage(report: Report): string {
  const { days, by, since, verticals, errors, refused } = report;
  const page = (
    <Frame title="Wayfare: pages as visitors get them">
      <h1>Pages as visitors get them</h1>
      <p>
        Totals since <time dateTime={since}>{since}</time>, of visitors who agreed to statistics;
        errors of all.
      </p>
      <Choice
        label="Days"
        items={RANGES.map((range) => ({
          text: range === 1 ? 'Today' : `${range} days`,
          href: hrefOf({ days: range, by }),
          isCurrent: range === days,
        }))}
      />
      <Choice
        label="Grouped by"
        items={(['release', 'page'] as const).map((other) => ({
          text: `By ${other}`,
          href: hrefOf({ days, by: other }),
          isCurrent: other === by,
        }))}
      />
      {verticals.length === 0 && <p>Nothing was measured in these days.</p>}
      {verticals.map((vertical) => (
        <Vertical key={vertical.name} {...vertical} by={by} />
      ))}
      <Errors errors={errors} />
      <RefusedByPolicies refused={refused} />
    </Frame>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
