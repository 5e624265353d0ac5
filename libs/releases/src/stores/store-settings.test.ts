import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storesFromEnvironment } from './store-settings';

const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

it('are folders without signatures where nothing is said', () => {
  expect(storesFromEnvironment({ RELEASES_S3_BUCKET: '' })).toEqual({
    registryUrl: undefined,
    s3: undefined,
    publicKeys: [],
    signingKey: undefined,
  });
});

it('come from the environment and from files', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'key.pem');
  writeFileSync(file, privateKey);
  const settings = storesFromEnvironment({
    REGISTRY_DATABASE_URL: 'postgres://host/registry',
    RELEASES_S3_BUCKET: 'releases',
    RELEASES_S3_URL: 'https://s3.example.com',
    RELEASES_S3_REGION: 'eu-central-1',
    RELEASES_S3_ACCESS_KEY_ID: 'id',
    RELEASES_S3_SECRET_ACCESS_KEY: 'secret',
    RELEASE_PUBLIC_KEYS: publicKey,
    RELEASE_SIGNING_KEY_FILE: file,
  });
  expect(settings).toMatchObject({
    registryUrl: 'postgres://host/registry',
    s3: {
      url: 'https://s3.example.com',
      bucket: 'releases',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  });
  expect(settings.publicKeys).toHaveLength(1);
  expect(settings.signingKey?.type).toBe('private');
});

it('leave credentials to the client where none are said', () => {
  expect(storesFromEnvironment({ RELEASES_S3_BUCKET: 'releases' }).s3).toEqual({
    url: undefined,
    bucket: 'releases',
    region: 'us-east-1',
    credentials: undefined,
  });
});

it.each([
  [{ REGISTRY_DATABASE_URL: 'mysql://host/registry' }, 'REGISTRY_DATABASE_URL: must be an address'],
  [{ REGISTRY_URL: 'https://registry' }, 'REGISTRY_TOKEN: must be set together'],
  [{ REGISTRY_TOKEN: 'wfr' }, 'REGISTRY_TOKEN: must be set together'],
  [{ REGISTRY_URL: 'registry', REGISTRY_TOKEN: 'wfr' }, 'REGISTRY_URL: must be an http address'],
  [
    {
      REGISTRY_URL: 'https://registry',
      REGISTRY_TOKEN: 'wfr',
      REGISTRY_DATABASE_URL: 'postgres://host/registry',
    },
    'REGISTRY_URL: must not be set beside',
  ],
  [{ RELEASES_S3_BUCKET: 'My Bucket' }, 'RELEASES_S3_BUCKET: must be a name of a bucket'],
  [{ RELEASES_S3_URL: 'https://s3.example.com' }, 'RELEASES_S3_BUCKET: must be set where'],
  [
    { RELEASES_S3_BUCKET: 'releases', RELEASES_S3_URL: 's3.example.com' },
    'RELEASES_S3_URL: must be an http address',
  ],
  [
    { RELEASES_S3_BUCKET: 'releases', RELEASES_S3_ACCESS_KEY_ID: 'id' },
    'RELEASES_S3_SECRET_ACCESS_KEY: must be set together with',
  ],
  [{ RELEASE_PUBLIC_KEYS: privateKey }, 'RELEASE_PUBLIC_KEYS: must be Ed25519 public keys'],
  [{ RELEASE_SIGNING_KEY: publicKey }, 'RELEASE_SIGNING_KEY: must be an Ed25519 private key'],
  [{ RELEASE_SIGNING_KEY_FILE: '/nowhere' }, 'RELEASE_SIGNING_KEY_FILE must name a file'],
])('refuse %j by the name of the variable, without a word of its value', (environment, problem) => {
  const reading = () => storesFromEnvironment(environment);
  expect(reading).toThrow(`The registry can't be opened: ${problem}`);
  expect(reading).not.toThrow('PRIVATE KEY');
});
