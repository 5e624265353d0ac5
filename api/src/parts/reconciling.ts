import type { FastifyBaseLogger } from 'fastify';
import { stripePayments } from '../adapters/payments/stripe';
import { readCircles } from '../catalogue/circles/read-circles';
import { MemoryCatalogue } from '../catalogue/memory-catalogue';
import type { ReconciliationDeps } from '../desk/reconciliation/reconcile';
import { ownCaches } from '../platform/answers/answer-caches';
import type { Config } from '../platform/config';
import { openDatabase } from '../platform/db/database';
import { signingKeys } from '../platform/keys/signing-keys';
import { dataKeys } from '../platform/records/data-keys';
import { documentNumbers } from '../platform/records/document-numbers';
import { knownPages } from '../platform/site-pages/site-pages';
import { registerVerticals } from '../registration/register-verticals';
import type { ApiVertical } from '../registration/api-vertical';

interface Opened {
  readonly deps: ReconciliationDeps;
  close(): Promise<void>;
}

/** What a comparison needs, for a process that does nothing else. */
export async function openReconciliation(
  config: Config,
  verticals: Readonly<Record<string, ApiVertical>>,
  log: FastifyBaseLogger,
): Promise<Opened> {
  const clock = Date.now;
  const keys = await signingKeys(config.keys, config.dataDir);
  const numbers = documentNumbers(await dataKeys(config.keys.data, config.dataDir));
  const database = await openDatabase({
    ...config.database,
    dataDir: config.dataDir,
    onError: (err) => log.error({ err }, 'database connection lost'),
  });
  const circles = await readCircles(config.placesDir);
  const catalogue = await MemoryCatalogue.open(database, circles, 'looked up');
  const payments = stripePayments(config.payments);
  const { sales, retained } = registerVerticals(verticals, {
    ...{ config, database, catalogue, keys, payments, log, clock },
    ...{ pages: knownPages, documentNumbers: numbers, openCache: ownCaches },
  });
  return {
    deps: { database, payments, sales, retained, clock, log },
    close: () => database.close(),
  };
}
