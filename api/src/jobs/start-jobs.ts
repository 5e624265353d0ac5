import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { httpFeed } from '../catalogue/import/http-feed';
import { importCatalogue } from '../catalogue/import/import-catalogue';
import type { MemoryCatalogue } from '../catalogue/memory-catalogue';
import type { Config } from '../platform/config';
import { startNightly } from '../desk/reconciliation/nightly';
import { startHousekeeping } from '../platform/housekeeping/housekeeping';
import { turnsIn } from '../platform/housekeeping/turns';
import { refreshCatalogue } from './catalogue-refresh';
import { housekeepingTasks } from './housekeeping-tasks';
import type { HousekeepingDeps } from './housekeeping-tasks';

interface Deps extends Omit<HousekeepingDeps, 'retention'> {
  readonly config: Config;
  readonly catalogue: MemoryCatalogue;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

export function startJobs(deps: Deps): { stop(): Promise<void> } {
  const { config, database, catalogue, clock, log } = deps;
  const refresh = refreshCatalogue(async () => {
    await importCatalogue(database.pool, httpFeed(config.catalogue), {
      info: (text) => log.info(text),
      warn: (text) => log.warn(text),
    });
    // another process may have imported it: the index compares revisions itself
    await catalogue.reload();
  }, log);
  const housekeeping = startHousekeeping(
    housekeepingTasks({ ...deps, retention: config.retention }),
    { clock, log, turns: turnsIn(database.orm) },
  );
  const { sales, retained } = deps.verticals;
  const nightly = config.desk === null ? null : startNightly({ ...deps, sales, retained });
  return {
    async stop() {
      await refresh.stop();
      await nightly?.stop();
      await housekeeping.stop();
    },
  };
}
