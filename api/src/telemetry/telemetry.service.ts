import { createHash } from 'node:crypto';
import type { Telemetry } from '@wayfare/api-contract/schemas';
import type { Database } from '../platform/db/database';
import { bucketOf } from './buckets';
import { addErrors, addMeasurements, dayOf, ownersSince } from './telemetry.repository';
import type { DayLimits, ErrorRow, MeasurementRow } from './telemetry.repository';
import { tellNavigation } from './traces/navigation-spans';

/** A busy day of three release sets has about 20,000: two languages and all buckets. */
const LIMITS: DayLimits = { measurements: 30_000, errors: 2_000, owners: 40 };
const DAY = 86_400_000;

/** Sums rows by key: one statement cannot upsert a row twice. */
function joined<Row extends { readonly count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly unknown[],
): Row[] {
  const totals = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row).join(' ');
    const known = totals.get(key);
    totals.set(key, known === undefined ? row : { ...known, count: known.count + row.count });
  }
  return [...totals.values()];
}

function measurementRows({ set: releaseSet, measurements }: Telemetry): MeasurementRow[] {
  const rows = measurements.map(({ value, metric, ...page }) => ({
    ...page,
    releaseSet,
    metric,
    bucket: bucketOf(metric, value),
    count: 1,
  }));
  return joined(rows, ({ vertical, version, route, language, metric, bucket }) => [
    vertical,
    version,
    route,
    language,
    metric,
    bucket,
  ]);
}

function errorRows({ set: releaseSet, errors }: Telemetry): ErrorRow[] {
  const rows = errors.map(({ where: place, name, message, ...page }) => {
    const hash = createHash('sha256')
      .update(`${name}\n${place}\n${message}`)
      .digest('hex')
      .slice(0, 32);
    return { ...page, releaseSet, place, name, message, hash, count: 1 };
  });
  return joined(rows, ({ vertical, version, hash }) => [vertical, version, hash]);
}

/** Known owners plus a daily quota of new ones: invented names neither pile up nor displace live ones. */
function ownersOf({ orm }: Pick<Database, 'orm'>, most: number) {
  let known: { readonly day: string; readonly names: Set<string> } | null = null;
  return async (names: readonly string[], now: number): Promise<ReadonlySet<string>> => {
    const day = dayOf(now);
    if (known?.day !== day)
      known = { day, names: new Set(['shell', ...(await ownersSince(orm, dayOf(now - DAY)))]) };
    for (const name of names) if (known.names.size < most) known.names.add(name);
    return known.names;
  };
}

/** Adds a page's totals; nothing identifies the visitor. */
export function telemetryService({ orm }: Pick<Database, 'orm'>, limits: DayLimits = LIMITS) {
  const counted = ownersOf({ orm }, limits.owners);
  return {
    async add(sent: Telemetry, now: number): Promise<void> {
      const owners = await counted(
        [...sent.measurements, ...sent.navigations, ...sent.errors].map(({ vertical }) => vertical),
        now,
      );
      const isCounted = ({ vertical }: { readonly vertical: string }) => owners.has(vertical);
      for (const navigation of sent.navigations.filter(isCounted))
        tellNavigation(sent.set, navigation);
      const [measurements, errors, day] = [
        measurementRows(sent).filter(isCounted),
        errorRows(sent).filter(isCounted),
        dayOf(now),
      ];
      if (measurements.length > 0)
        await addMeasurements(orm, day, measurements, limits.measurements);
      if (errors.length > 0)
        await addErrors(orm, day, errors, { most: limits.errors, now: new Date(now) });
    },
  };
}
