import type { FastifyBaseLogger } from 'fastify';
import { stripePayments } from './adapters/payments/stripe';
import { vatRegisterOf } from './adapters/vat-register/vies';
import type { AppDeps } from './app';
import { readCircles } from './catalogue/circles/read-circles';
import { WORKFLOW_TIMEOUTS } from './booking/workflow-timeouts';
import { MemoryCatalogue } from './catalogue/memory-catalogue';
import type { DeskDeps } from './desk/desk-app';
import { hasCatalogue, readiness, suppliersHealth } from './health/health-checks';
import type { Readiness } from './health/health-checks';
import { buildAccounts } from './parts/accounts';
import { startPlatform } from './parts/platform';
import { readSite } from './parts/site';
import { startWork } from './parts/work';
import type { Config } from './platform/config';
import { openDatabase } from './platform/db/database';
import { signingKeys } from './platform/keys/signing-keys';
import { dataKeys } from './platform/records/data-keys';
import { documentNumbers } from './platform/records/document-numbers';
import { requestHashes } from './platform/records/request-hashes';
import { realTimer } from './platform/timer';
import { cardsService } from './preview-cards/cards.service';
import { registerVerticals } from './registration/register-verticals';
import type { OperatorsDeps } from './telemetry/operators-app';
import { loadVerticals } from './verticals';

export interface BuiltDeps {
  /** null in a worker, which answers no calls */
  readonly calls: AppDeps | null;
  readonly operators: OperatorsDeps;
  /** null in a worker */
  readonly desk: DeskDeps | null;
  readonly readiness: Readiness;
  close(): Promise<void>;
}

/** What a process of this role is made of; its work goes on already. */
export async function buildDeps(config: Config, log: FastifyBaseLogger): Promise<BuiltDeps> {
  const isWorker = config.role === 'worker';
  const circles = await readCircles(config.placesDir);
  const site = isWorker ? null : await readSite(config, circles, log);
  const keys = await signingKeys(config.keys, config.dataDir);
  const encryption = await dataKeys(config.keys.data, config.dataDir);
  const numbers = documentNumbers(encryption);
  const database = await openDatabase({
    ...config.database,
    dataDir: config.dataDir,
    onError: (err) => log.error({ err }, 'database connection lost'),
  });
  const use = isWorker ? 'looked up' : 'searched';
  const catalogue = await MemoryCatalogue.open(database, circles, use);
  const payments = stripePayments(config.payments);
  const platform = startPlatform(config, database, log);
  const common = { config, database, catalogue, keys, payments, log, ...platform.shared };
  const loaded = await loadVerticals();
  const verticals = registerVerticals(loaded, { ...common, documentNumbers: numbers });
  const work = await startWork({ ...common, verticals, numbers });
  const hashes = requestHashes(encryption);
  const wake = () => work.wake();
  const ready = readiness(database, isWorker ? undefined : hasCatalogue(catalogue));
  return {
    calls:
      site === null
        ? null
        : {
            ...common,
            ...site,
            cards: cardsService({ ...site, catalogue }),
            ...buildAccounts(config, keys),
            verticals,
            wakeBookings: wake,
            documentNumbers: numbers,
            requestHashes: hashes,
            vatRegister: vatRegisterOf(config, log),
            health: { ...ready, providers: () => suppliersHealth(verticals.health) },
          },
    operators: { ...common, health: ready },
    desk: isWorker
      ? null
      : {
          ...{ ...common, verticals, requestHashes: hashes, wake },
          ...{ timeouts: WORKFLOW_TIMEOUTS, after: realTimer },
        },
    readiness: ready,
    async close() {
      await platform.stop();
      await work.stop();
      await database.close();
    },
  };
}
