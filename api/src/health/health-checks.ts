import type { Catalogue } from '../catalogue/catalogue';
import type { Database } from '../platform/db/database';
import { databaseProbe } from '../platform/db/readiness';
import type { RegisteredVerticals } from '../registration/register-verticals';
import type { HealthChecks } from './health.routes';

export async function suppliersHealth(
  suppliers: RegisteredVerticals['health'],
): ReturnType<HealthChecks['providers']> {
  const states = await Promise.all(
    Object.entries(suppliers).map(async ([name, health]) => [name, await health()] as const),
  );
  return Object.fromEntries(states);
}

export function healthChecks(
  database: Pick<Database, 'pool'>,
  catalogue: Pick<Catalogue, 'popular'>,
  suppliers: RegisteredVerticals['health'],
): HealthChecks {
  let filled = false;
  const answers = databaseProbe(database.pool);
  return {
    async missing() {
      const isThere = await answers();
      filled ||= catalogue.popular('en').length > 0;
      return [...(isThere ? [] : ['database']), ...(filled ? [] : ['catalogue'])];
    },
    providers: () => suppliersHealth(suppliers),
  };
}
