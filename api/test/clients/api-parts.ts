import type { OpenCache } from '../../src/platform/answers/answer-cache';
import { ownCaches } from '../../src/platform/answers/answer-caches';
import { knownPages } from '../../src/platform/site-pages/site-pages';
import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { stripePayments } from '../../src/adapters/payments/stripe';
import type { WorkflowTimeouts } from '../../src/booking/workflow-timeouts';
import type { Catalogue } from '../../src/catalogue/catalogue';
import { startBookings } from '../../src/parts/bookings';
import { MemoryCatalogue } from '../../src/catalogue/memory-catalogue';
import { readConfig } from '../../src/platform/config';
import type { Config } from '../../src/platform/config';
import { createLog } from '../../src/platform/http/logging';
import type { Database } from '../../src/platform/db/database';
import type { SigningKeys } from '../../src/platform/keys/signing-keys';
import type { After } from '../../src/platform/timer';
import type { ApiVertical } from '../../src/registration/api-vertical';
import { registerVerticals } from '../../src/registration/register-verticals';
import { loadVerticals } from '../../src/verticals';
import { freshKeys } from '../builders/keys';
import { NUMBERS } from '../builders/document-numbers';

/* For tests: the verticals and the workflow of an API. */

interface Given {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

interface Wishes {
  readonly timeouts?: WorkflowTimeouts;
  readonly after?: After;
  /** as processes share them; each its own without it */
  readonly openCache?: OpenCache;
  /** in the place of those that there are, or beside them */
  readonly verticals?: Readonly<Record<string, ApiVertical>>;
}

/** What `deps.ts` makes of the verticals, before anything runs. */
async function registeredParts(
  given: Given,
  { verticals: others = {}, openCache = ownCaches }: Wishes = {},
) {
  const payments = stripePayments(given.config.payments);
  const documentNumbers = NUMBERS;
  const verticals = registerVerticals(
    { ...(await loadVerticals()), ...others },
    { ...given, payments, documentNumbers, pages: knownPages, openCache },
  );
  return { ...given, payments, documentNumbers, pages: knownPages, verticals };
}

/** Of an API that asks nobody. */
export const idleParts = async (database: Database) =>
  registeredParts({
    config: readConfig({ NODE_ENV: 'test' }),
    database,
    catalogue: await MemoryCatalogue.open(database),
    keys: freshKeys(),
    clock: Date.now,
    log: createLog('silent'),
  });

/** The same with its workflow, which runs. */
export async function startedParts(given: Given, wishes: Wishes = {}) {
  const { verticals: _verticals, openCache: _openCache, ...timing } = wishes;
  const parts = await registeredParts(given, wishes);
  const bookings = await startBookings({ ...parts, ...timing });
  return { parts: { ...parts, wakeBookings: () => bookings.wake() }, stop: bookings.stop };
}
