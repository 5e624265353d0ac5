import type { Catalogue } from '../catalogue/catalogue';
import type { Database } from '../platform/db/database';
import { databaseProbe } from '../platform/db/readiness';
import type { RegisteredVerticals } from '../registration/register-verticals';
import type { HealthChecks, ReadinessChecks } from './health.routes';

export async function suppliersHealth(
  suppliers: RegisteredVerticals['health'],
): ReturnType<HealthChecks['providers']> {
  const states = await Promise.all(
    Object.entries(suppliers).map(async ([name, health]) => [name, await health()] as const),
  );
  return Object.fromEntries(states);
}

/** Of a process: `missing` ends in time, whatever hangs. */
export interface Readiness extends ReadinessChecks {
  /** From now on it is not ready, so that nobody sends it more; it answers on. */
  drain(): void;
}

/** `isFilled` tells whether the catalogue is there, where the process needs it. */
export function readiness(
  database: Pick<Database, 'pool'>,
  isFilled: () => boolean = () => true,
): Readiness {
  let filled = false;
  let started = false;
  let draining = false;
  const answers = databaseProbe(database.pool);
  async function missing(): Promise<readonly string[]> {
    if (draining) return ['draining'];
    const isThere = await answers();
    filled ||= isFilled();
    const lacks = [...(isThere ? [] : ['database']), ...(filled ? [] : ['catalogue'])];
    started ||= lacks.length === 0;
    return lacks;
  }
  return {
    missing,
    hasStarted: async () => started || (await missing()).length === 0,
    drain() {
      draining = true;
    },
  };
}

export const hasCatalogue = (catalogue: Pick<Catalogue, 'popular'>) => () =>
  catalogue.popular('en').length > 0;
