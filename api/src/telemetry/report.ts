import type { Database } from '../platform/db/database';
import { percentile, rate } from './buckets';
import type { Rated, VitalName } from './buckets';
import { errorsSince, measuredSince } from './report.repository';
import type { ErrorTotal, GroupedBy, MeasuredRow } from './report.repository';
import { policyReportsSince } from '../policy-reports/policy-reports.repository';
import type { RefusedTotal } from '../policy-reports/policy-reports.repository';
import { dayOf } from './telemetry.repository';

/** Days, today included. */
export const RANGES = [1, 7, 28] as const;
export type Range = (typeof RANGES)[number];

const SHARES = [0.5, 0.75, 0.95] as const;
const VITALS: readonly VitalName[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

export interface VitalReport extends Rated {
  readonly vital: VitalName;
  /** 50, 75 and 95 % */
  readonly percentiles: readonly (number | null)[];
}

export interface GroupReport {
  /** version and release set, or route and language */
  readonly names: readonly [string, string];
  readonly lastDay: string;
  readonly views: number;
  readonly vitals: readonly VitalReport[];
}

export interface Report {
  readonly days: Range;
  readonly by: GroupedBy;
  readonly since: string;
  readonly verticals: readonly { readonly name: string; readonly groups: readonly GroupReport[] }[];
  readonly errors: readonly ErrorTotal[];
  readonly refused: readonly RefusedTotal[];
}

function vitalReport(vital: VitalName, rows: readonly MeasuredRow[]): VitalReport[] {
  const histogram = new Map(
    rows.filter(({ metric }) => metric === vital).map(({ bucket, count }) => [bucket, count]),
  );
  if (histogram.size === 0) return [];
  return [
    {
      vital,
      percentiles: SHARES.map((share) => percentile(vital, histogram, share)),
      ...rate(vital, histogram),
    },
  ];
}

function groupReport(rows: readonly MeasuredRow[]): GroupReport[] {
  const [row] = rows;
  if (row === undefined) return [];
  const { first, second, lastDay, views } = row;
  return [
    {
      names: [first, second],
      lastDay,
      views,
      vitals: VITALS.flatMap((vital) => vitalReport(vital, rows)),
    },
  ];
}

function together(
  rows: readonly MeasuredRow[],
  keyOf: (row: MeasuredRow) => string,
): Map<string, MeasuredRow[]> {
  const groups = new Map<string, MeasuredRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

const groupsOf = (rows: readonly MeasuredRow[]) =>
  [...together(rows, ({ first, second }) => `${first} ${second}`).values()].flatMap(groupReport);

const DAY = 86_400_000;

export async function reportOf(
  { orm }: Pick<Database, 'orm'>,
  { days, by }: Pick<Report, 'days' | 'by'>,
  now: number,
): Promise<Report> {
  const since = dayOf(now - (days - 1) * DAY);
  const measured = await measuredSince(orm, since, by);
  const verticals = [...together(measured, ({ vertical }) => vertical)].map(([name, rows]) => ({
    name,
    groups: groupsOf(rows),
  }));
  return {
    days,
    by,
    since,
    verticals,
    errors: await errorsSince(orm, since),
    refused: await policyReportsSince(orm, since),
  };
}
