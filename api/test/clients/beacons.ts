import { TELEMETRY_PATH } from '@wayfare/api-contract';
import type { TelemetrySent } from '@wayfare/api-contract';
import { asc } from 'drizzle-orm';
import type { AppUnderTest } from './app';
import type { Database } from '../../src/platform/db/database';
import { telemetryErrors, telemetryMeasurements } from '../../src/platform/db/schema/telemetry';

/* For tests: what a browser sends of a page, and what is counted of it. */

export const BEACON_TYPE = 'text/plain;charset=UTF-8';

export const sendBeacon = (
  app: AppUnderTest['app'],
  payload: string | TelemetrySent,
  type = BEACON_TYPE,
) =>
  app.inject({
    method: 'POST',
    url: TELEMETRY_PATH,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

export const measuredIn = ({ orm }: Pick<Database, 'orm'>) =>
  orm
    .select()
    .from(telemetryMeasurements)
    .orderBy(
      asc(telemetryMeasurements.metric),
      asc(telemetryMeasurements.bucket),
      asc(telemetryMeasurements.version),
    );

export const failedIn = ({ orm }: Pick<Database, 'orm'>) =>
  orm.select().from(telemetryErrors).orderBy(asc(telemetryErrors.message));
