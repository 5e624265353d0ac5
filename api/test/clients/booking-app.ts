import { ALWAYS_READY } from '../fakes/always-ready.fake';
import { NO_METRICS } from '../fakes/no-metrics.fake';
import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { randomUUID } from 'node:crypto';
import type { Envelope } from '@wayfare/api-contract';
import type { Clock } from '@wayfare/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { duffelFlightSupplier } from '../../src/adapters/flight-supplier/duffel';
import { eraRailSupplier } from '../../src/adapters/rail-supplier/era';
import { vatRegisterOf } from '../../src/adapters/vat-register/vies';
import { buildApp } from '../../src/app';
import { MemoryCatalogue } from '../../src/catalogue/memory-catalogue';
import { readConfig } from '../../src/platform/config';
import type { Database } from '../../src/platform/db/database';
import { createLog } from '../../src/platform/http/logging';
import { cardsInMemory } from '../builders/cards';
import { readNormals } from '../../src/content/climate-normals';
import { readCityPictures } from '../../src/places/city-pictures';
import { NO_MAP } from '../../src/map/read-map';
import { suppliersHealth } from '../../src/health/health-checks';
import { buildAccounts } from '../../src/parts/accounts';
import { flightsWith } from '../../src/verticals/flights';
import { trainsWith } from '../../src/verticals/trains';
import type { SigningKeys } from '../../src/platform/keys/signing-keys';
import { freshKeys } from '../builders/keys';
import { HASHES } from '../builders/document-numbers';
import { WORKFLOW_TIMEOUTS } from '../../src/booking/workflow-timeouts';
import type { WorkflowTimeouts } from '../../src/booking/workflow-timeouts';
import type { FlightSupplier } from '../../src/ports/flight-supplier';
import type { RailSupplier } from '../../src/ports/rail-supplier';
import { freePort } from '@wayfare/testing/free-port';
import { runningSandbox } from '../sandbox/sandbox-process';
import { importSmallCatalogue } from '../fakes/small-catalogue';
import { smallContent } from '../fakes/small-content';
import { startedParts } from './api-parts';
import { createFlier } from './flier-client';
import { asClientsRead, createTraveller } from './traveller-client';
import type { Ask } from './traveller-client';

/* For tests: the whole API on a real database, and the outside world as a process: supplier, payments with webhooks, mail. */

const TRIGGERS = ['H-DELTA', 'H-FAIL', 'H-UNKNOWN', 'H-RQ', 'H-NOROOM'] as const;

const SECRET_WEBHOOK = 'whsec_sandbox';
const KEYS = freshKeys();
const TokenAnswerSchema = v.object({ result: v.object({ token: v.string() }) });

/** Hotels that the sandbox really has, the first of its catalogue. */
async function sandboxHotels(origin: string, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { body } = await fetch(`${origin}/catalogue/accommodation.ndjson`);
  let text = '';
  // leaving the loop ends the answer: there are twenty thousand
  for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.split('\n').length > count) break;
  }
  const lines = text.split('\n', count);
  return lines.map((line) => v.parse(v.object({ id: v.string() }), JSON.parse(line)).id);
}

interface Wishes {
  /** so many hotels that the sandbox really has, beside those that do something odd; its hotels are not made before they are asked for without it */
  readonly hotels?: number;
  readonly timeouts?: WorkflowTimeouts;
  /** VAT numbers are checked by the sandbox's register */
  readonly hasVies?: boolean;
  readonly clock?: Clock;
  readonly keys?: SigningKeys;
  /** what the sandbox's airlines are made to do otherwise */
  readonly airlines?: (supplier: FlightSupplier) => FlightSupplier;
  /** and its railways */
  readonly railways?: (supplier: RailSupplier) => RailSupplier;
}

/** Where the sandbox's messages reach the API. */
const webhooksTo = (port: number) => ({
  SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/stripe`,
  SANDBOX_WEBHOOK_SECRET: SECRET_WEBHOOK,
  SANDBOX_SUPPLIER_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/duffel`,
  SANDBOX_SUPPLIER_WEBHOOK_SECRET: 'duffel_webhook_sandbox',
  SANDBOX_RAIL_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/era`,
  SANDBOX_RAIL_WEBHOOK_SECRET: 'rail_webhook_sandbox',
});

const UNDER_TEST = {
  NODE_ENV: 'test',
  API_DOCS: 'off',
  CAPTCHA_COST: '1',
  TEST_CLOCK: 'on',
  RATE_LIMIT: '0',
  RATE_LIMIT_LOGIN: '0',
  OVERLOAD_MS: '0',
  SUPPLIER_TIMEOUT_MS: '2000',
};

/** Sends calls as a client does, each with an idempotency key of its own. */
function requesterOf(app: Pick<FastifyInstance, 'inject'>): Ask {
  return async (call, request, headers) => {
    const sent =
      call.method === 'GET'
        ? {
            query: Object.fromEntries(
              Object.entries(Object(request)).map(([key, value]) => [key, String(value)]),
            ),
          }
        : { payload: Object(request) };
    const response = await app.inject({
      method: call.method,
      url: call.path,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...sent,
    });
    return {
      ...asClientsRead(call, response.json<Envelope<never>>()),
      status: response.statusCode,
    };
  };
}

export async function startBookingApp(
  database: Database,
  env: Record<string, string> = {},
  {
    hotels: wanted = 0,
    timeouts = WORKFLOW_TIMEOUTS,
    hasVies = false,
    clock = Date.now,
    keys = KEYS,
    airlines = (supplier) => supplier,
    railways = (supplier) => supplier,
  }: Wishes = {},
) {
  const port = await freePort();
  const sandbox = await runningSandbox(webhooksTo(port));
  const hotels = await sandboxHotels(sandbox.origin, wanted);
  await importSmallCatalogue(database.pool, [
    ...TRIGGERS,
    ...hotels.filter((id) => !id.startsWith('H-')),
  ]);
  const config = readConfig({
    SANDBOX_URL: sandbox.origin,
    SMTP_URL: sandbox.smtpUrl,
    ...(hasVies ? { VAT_REGISTER_URL: `${sandbox.origin}/vies/rest-api` } : {}),
    ...UNDER_TEST,
    ...env,
  });
  const logged: string[] = [];
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) });
  const catalogue = await MemoryCatalogue.open(database);
  const verticals = {
    flights: flightsWith(({ flights }) => ({ duffel: airlines(duffelFlightSupplier(flights)) })),
    trains: trainsWith(({ rail }) => railways(eraRailSupplier(rail))),
  };
  const { parts, stop } = await startedParts(
    { config, database, catalogue, keys, clock, log },
    { timeouts, verticals },
  );
  const media = { picture: async () => Buffer.alloc(0) };
  const normals = await readNormals('api/content/climate-normals.tsv');
  const cityPictures = await readCityPictures('api/content/city-pictures.tsv');
  const content = smallContent();
  const cards = cardsInMemory({ catalogue, content, media });
  const app = await buildApp({
    state: memoryState(),
    metrics: NO_METRICS,
    ...parts,
    ...buildAccounts(config, keys),
    requestHashes: HASHES,
    content,
    cards,
    normals,
    cityPictures,
    map: NO_MAP,
    vatRegister: vatRegisterOf(config, log),
    media,
    health: {
      ...ALWAYS_READY,
      providers: () => suppliersHealth(parts.verticals.health),
    },
  });
  await app.listen({ port, host: '127.0.0.1' });

  const bearer = async () =>
    `Bearer ${v.parse(TokenAnswerSchema, (await app.inject('/api/anonymous/login')).json()).result.token}`;

  const ask = requesterOf(app);

  async function closeApi(): Promise<void> {
    await app.close();
    await stop();
  }

  return {
    app,
    sandbox,
    keys,
    logged,
    /** what a desk acts on */
    deskParts: {
      payments: parts.payments,
      verticals: parts.verticals,
      clock,
      wake: parts.wakeBookings,
    },
    hotels: hotels.filter((id) => !id.startsWith('H-')),
    bearer,
    ask,
    traveller: async () => createTraveller(ask, sandbox.origin, await bearer()),
    flier: async () => createFlier(ask, sandbox.origin, await bearer()),
    closeApi,
    async close() {
      await closeApi();
      await sandbox.stop();
    },
  };
}

export type BookingApp = Awaited<ReturnType<typeof startBookingApp>>;
