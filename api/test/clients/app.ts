import { ALWAYS_READY } from '../fakes/always-ready.fake';
import { NO_METRICS } from '../fakes/no-metrics.fake';
import { memoryState } from '@wayfare/server/shared-state/memory-state';
import type { Call, Envelope } from '@wayfare/api-contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import * as v from 'valibot';
import { vatRegisterOf } from '../../src/adapters/vat-register/vies';
import { startWireDouble } from '../fakes/duffel-stays/duffel-stays.fake';
import type { WireDouble } from '../fakes/duffel-stays/duffel-stays.fake';
import { buildApp } from '../../src/app';
import type { ApiVertical } from '../../src/registration/api-vertical';
import { NO_CIRCLES, type CircleSource } from '../../src/catalogue/circles/read-circles';
import { MemoryCatalogue } from '../../src/catalogue/memory-catalogue';
import { readConfig } from '../../src/platform/config';
import type { Database } from '../../src/platform/db/database';
import { createLog } from '../../src/platform/http/logging';
import type { Passwords } from '../../src/accounts/auth/passwords';
import { cardsInMemory } from '../builders/cards';
import { readNormals } from '../../src/content/climate-normals';
import { readCityPictures } from '../../src/places/city-pictures';
import { suppliersHealth } from '../../src/health/health-checks';
import { buildAccounts } from '../../src/parts/accounts';
import type { MapData } from '../../src/map/map.service';
import { NO_MAP } from '../../src/map/read-map';
import type { Media } from '../../src/media/media.service';
import { freshKeys } from '../builders/keys';
import { HASHES } from '../builders/document-numbers';
import type { SigningKeys } from '../../src/platform/keys/signing-keys';
import type { Content } from '../../src/ports/content';
import { importSmallCatalogue } from '../fakes/small-catalogue';
import { smallContent } from '../fakes/small-content';
import { ownCaches } from '../../src/platform/answers/answer-caches';
import type { OpenCache } from '../../src/platform/answers/answer-cache';
import { startedParts } from './api-parts';
import { asClientsRead } from './traveller-client';

/* For tests: the whole API on a real database with a small catalogue and a recorded supplier. */

/** It is a quiet morning three weeks before the stays that the tests ask for. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');

export interface AppUnderTest {
  readonly app: FastifyInstance;
  readonly wire: WireDouble;
  readonly keys: SigningKeys;
  /** every line logged so far */
  readonly logged: string[];
  /** the Authorization header of a fresh anonymous session */
  bearer(): Promise<string>;
  ask<Request, Result>(
    call: Call<Request, Result>,
    request: Request,
    headers?: Record<string, string>,
  ): Promise<Answer<Result>>;
  close(): Promise<void>;
}

export interface Answer<T> extends Envelope<T> {
  readonly status: number;
  readonly response: LightMyRequestResponse;
}

const KEYS = freshKeys();
const TokenAnswerSchema = v.object({ result: v.object({ token: v.string() }) });

/** A grey picture, whatever is asked for. */
const GREY: Media = {
  picture: ({ width }) =>
    sharp({ create: { width, height: 8, channels: 3, background: 'grey' } })
      .webp()
      .toBuffer(),
};

interface Overrides {
  readonly env?: Record<string, string>;
  readonly media?: Media;
  readonly passwords?: Passwords;
  readonly content?: Content;
  readonly keys?: SigningKeys;
  readonly circles?: CircleSource;
  readonly map?: MapData;
  readonly openCache?: OpenCache;
  /** beside those that there are */
  readonly verticals?: Readonly<Record<string, ApiVertical>>;
}

export async function startApp(
  database: Database,
  overrides: Overrides = {},
): Promise<AppUnderTest> {
  await importSmallCatalogue(database.pool);
  const wire = await startWireDouble();
  try {
    return await startWith(database, wire, overrides);
  } catch (error) {
    await wire.close();
    throw error;
  }
}

/** A test that names the sandbox gets everything from there. */
function configOf(env: Readonly<Record<string, string>>, wire: WireDouble) {
  const supply =
    env['SANDBOX_URL'] === undefined
      ? { SUPPLIER_URL: wire.url, SUPPLIER_TOKEN: 'test', RAIL_URL: wire.url, RAIL_TOKEN: 'test' }
      : {};
  return readConfig({
    NODE_ENV: 'test',
    ...supply,
    SUPPLIER_TIMEOUT_MS: '300',
    TEST_CLOCK: 'on',
    API_DOCS: 'off',
    CAPTCHA_COST: '1',
    OVERLOAD_MS: '0',
    ...env,
  });
}

async function startWith(
  database: Database,
  wire: WireDouble,
  {
    env = {},
    media = GREY,
    passwords,
    content = smallContent(),
    keys = KEYS,
    circles = NO_CIRCLES,
    map = NO_MAP,
    verticals = {},
    openCache = ownCaches,
  }: Overrides,
): Promise<AppUnderTest> {
  const logged: string[] = [];
  const config = configOf(env, wire);
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) });
  const catalogue = await MemoryCatalogue.open(database, circles);
  const { parts, stop } = await startedParts(
    { config, database, catalogue, keys, clock: () => NOW, log },
    { verticals, openCache },
  );
  const accounts = buildAccounts(config, keys);
  const normals = await readNormals('api/content/climate-normals.tsv');
  const cityPictures = await readCityPictures('api/content/city-pictures.tsv');
  const app = await buildApp({
    state: memoryState(),
    metrics: NO_METRICS,
    ...parts,
    ...accounts,
    passwords: passwords ?? accounts.passwords,
    requestHashes: HASHES,
    content,
    cards: cardsInMemory({ catalogue, content, media }),
    normals,
    cityPictures,
    map,
    vatRegister: vatRegisterOf(config, log),
    media,
    health: {
      ...ALWAYS_READY,
      providers: () => suppliersHealth(parts.verticals.health),
    },
  });
  await app.ready();

  const bearer = async () => {
    const { token } = v.parse(
      TokenAnswerSchema,
      (await app.inject('/api/anonymous/login')).json(),
    ).result;
    return `Bearer ${token}`;
  };
  return {
    app,
    wire,
    keys,
    logged,
    bearer,
    async ask(call, request, headers = {}) {
      const authorization = headers['authorization'] ?? (await bearer());
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
        headers: { ...headers, authorization },
        ...sent,
      });
      const isBare = call.shape === 'content' && response.statusCode === 200;
      const envelope = isBare
        ? { result: response.json<never>(), errors: [] }
        : asClientsRead(call, response.json<Envelope<never>>());
      return { ...envelope, status: response.statusCode, response };
    },
    async close() {
      await app.close();
      await stop();
      await wire.close();
    },
  };
}
