import type { FastifyBaseLogger } from 'fastify';
import { stripePayments } from './adapters/payments/stripe';
import { vatRegisterOf } from './adapters/vat-register/vies';
import type { AppDeps } from './app';
import { readCircles } from './catalogue/circles/read-circles';
import { MemoryCatalogue } from './catalogue/memory-catalogue';
import { healthChecks } from './health/health-checks';
import { startJobs } from './jobs/start-jobs';
import { buildAccounts } from './parts/accounts';
import { startBookings } from './parts/bookings';
import { startPlatform } from './parts/platform';
import { readSite } from './parts/site';
import type { Config } from './platform/config';
import { openDatabase } from './platform/db/database';
import { signingKeys } from './platform/keys/signing-keys';
import { dataKeys } from './platform/records/data-keys';
import { documentNumbers } from './platform/records/document-numbers';
import { requestHashes } from './platform/records/request-hashes';
import { cardsService } from './preview-cards/cards.service';
import { registerVerticals } from './registration/register-verticals';
import type { Metrics } from './telemetry/metrics/metrics';
import { loadVerticals } from './verticals';

export interface BuiltDeps {
  readonly deps: AppDeps & { readonly metrics: Metrics };
  close(): Promise<void>;
}

export async function buildDeps(config: Config, log: FastifyBaseLogger): Promise<BuiltDeps> {
  const circles = await readCircles(config.placesDir);
  const site = await readSite(config, circles, log);
  const keys = await signingKeys(config.keys, config.dataDir);
  const encryption = await dataKeys(config.keys.data, config.dataDir);
  const numbers = documentNumbers(encryption);
  const database = await openDatabase({
    ...config.database,
    dataDir: config.dataDir,
    onError: (err) => log.error({ err }, 'database connection lost'),
  });
  const catalogue = await MemoryCatalogue.open(database, circles);
  const payments = stripePayments(config.payments);
  const platform = startPlatform(config, database, log);
  const common = { config, database, catalogue, keys, payments, log, ...platform.shared };
  const loaded = await loadVerticals();
  const verticals = registerVerticals(loaded, { ...common, documentNumbers: numbers });
  const bookings = await startBookings({ ...common, verticals });
  const jobs = startJobs({ ...common, verticals, numbers });
  return {
    deps: {
      ...common,
      ...site,
      cards: cardsService({ ...site, catalogue }),
      ...buildAccounts(config, keys),
      verticals,
      wakeBookings: () => bookings.wake(),
      documentNumbers: numbers,
      requestHashes: requestHashes(encryption),
      vatRegister: vatRegisterOf(config, log),
      health: healthChecks(database, catalogue, verticals.health),
    },
    async close() {
      await platform.stop();
      await bookings.stop();
      await jobs.stop();
      await database.close();
    },
  };
}
