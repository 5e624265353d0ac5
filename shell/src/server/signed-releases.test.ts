import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { promote, releasePath, signStored } from '@wayfare/releases';
import { buildServer } from './build-server';
import { siteOfRegistry } from './site-of-registry';
import { pageAt, takenUp } from './testing/shelf-worker.fixture';
import { testShelf, type TestShelf } from './testing/site.fixture';

/* A shell that asks for signatures: what none of its keys signed makes no page, and none of its files is served. */

const ours = generateKeyPairSync('ed25519');
const strangers = generateKeyPairSync('ed25519');

let shelf: TestShelf;
let app: FastifyInstance;
const told: string[] = [];

beforeAll(async () => {
  shelf = await testShelf({
    REGISTRY_POLL_MS: '50',
    RELEASE_PUBLIC_KEYS: String(ours.publicKey.export({ type: 'spki', format: 'pem' })),
  });
  const tell = (event: object) => void told.push(JSON.stringify(event));
  app = await buildServer(shelf.config, (config, _log, stores) =>
    siteOfRegistry(config, { error: tell, warn: tell }, stores),
  );
});

afterAll(async () => {
  await app.close();
  await shelf.remove();
});

async function publishBy(key: typeof ours.privateKey | undefined, version: string): Promise<void> {
  shelf.signingKey = key;
  await shelf.publish({ name: 'beta', version });
  await takenUp(shelf, app);
}

const statusOf = async (version: string) =>
  (await app.inject(`${releasePath('beta', version)}/client/remoteEntry.js`)).statusCode;

it('a signed release makes the page, and its files are served', async () => {
  await publishBy(ours.privateKey, '1.0.0');
  expect(await pageAt(app, '/beta')).toMatchObject({
    status: 200,
    html: expect.stringContaining('beta 1.0.0'),
  });
  expect(await statusOf('1.0.0')).toBe(200);
});

it.each([
  ['nobody signed', undefined, '2.0.0', 'is signed by none of the keys'],
  ['a stranger signed', strangers.privateKey, '3.0.0', 'is signed by none of the keys'],
])('a release that %s is not used, and the log says why', async (_, key, version, why) => {
  await publishBy(key, version);
  expect(await pageAt(app, '/beta')).toMatchObject({
    status: 200,
    html: expect.stringContaining('beta 1.0.0'),
  });
  expect(await statusOf(version)).toBe(404);
  expect(told.filter((line) => line.includes(version) && line.includes(why))).not.toEqual([]);
});

it('it is used once it is signed and promoted', async () => {
  await signStored(
    shelf.releases,
    { name: 'beta', version: '2.0.0' },
    { signingKey: ours.privateKey, publicKeys: [] },
  );
  await promote(shelf, 'beta', '1.0.0');
  await promote(shelf, 'beta', '2.0.0');
  await takenUp(shelf, app);
  expect(await pageAt(app, '/beta')).toMatchObject({
    status: 200,
    html: expect.stringContaining('beta 2.0.0'),
  });
});
