import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, type Shelf } from './commands';
import { folderRegistry } from './folder-registry';
import { folderReleases } from './folder-releases';
import { publicKeysIn, signingKeyIn } from './signature';
import { signStored } from './sign-stored';
import { signedReleases } from './stores/signed-releases';
import { madeRelease } from './testing/release.fixture';

interface Pair {
  publicKey: string;
  privateKey: string;
}

function pair(type: 'ed25519' | 'ed448' = 'ed25519'): Pair {
  const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
  const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;
  return type === 'ed25519'
    ? generateKeyPairSync('ed25519', { publicKeyEncoding, privateKeyEncoding })
    : generateKeyPairSync('ed448', { publicKeyEncoding, privateKeyEncoding });
}
const [old, present, strange] = [pair(), pair(), pair()];
const signing = ({ privateKey }: { privateKey: string }) => signingKeyIn(privateKey) ?? undefined;

let root: string;
let shelf: Shelf;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'signed-'));
  shelf = {
    registry: folderRegistry(path.join(root, 'registry')),
    releases: folderReleases(path.join(root, 'releases')),
  };
});
afterEach(() => rm(root, { recursive: true }));

const published = (key?: Pair) =>
  publish({ ...shelf, signingKey: key && signing(key) }, madeRelease('1.0.0'));
const take = (...keys: { publicKey: string }[]) => {
  const text = keys.map(({ publicKey }) => publicKey).join('\n');
  const store = signedReleases(shelf.releases, keys.length === 0 ? [] : (publicKeysIn(text) ?? []));
  return store.take('alpha', '1.0.0').then(() => store.read('alpha', '1.0.0', 'release.json'));
};
const file = (name: string) => path.join(root, 'releases/alpha/1.0.0', name);

it.each([
  ['a shell without keys takes a release without a signature', undefined, []],
  ['a shell without keys takes a signed release', present, []],
  ['a shell takes what its key signed', present, [present]],
  ['a shell with two keys takes what the old one signed', old, [present, old]],
  ['a shell with two keys takes what the new one signed', present, [present, old]],
])('%s', async (_what, signer, keys) => {
  await published(signer);
  await expect(take(...keys)).resolves.toBeInstanceOf(Buffer);
});

it.each([
  ['no signature', undefined, 'is signed by none of the keys'],
  ['the signature of another key', strange, 'is signed by none of the keys'],
])('a shell with a key refuses a release with %s', async (_what, signer, reason) => {
  await published(signer);
  await expect(take(present, old)).rejects.toMatchObject({
    code: 'SIGNATURE',
    message: expect.stringContaining(`release alpha 1.0.0 ${reason}`),
  });
});

it.each([
  [
    'its description was changed',
    async () => {
      const text = await readFile(file('release.json'), 'utf8');
      await writeFile(
        file('release.json'),
        text.replace('sha384-', 'sha384-A').replace(/.(?=","bytes)/, ''),
      );
    },
  ],
  [
    'its signature is that of another release',
    async () => {
      await publish({ ...shelf, signingKey: signing(present) }, madeRelease('2.0.0'));
      const [key] = publicKeysIn(present.publicKey) ?? [];
      const theirs = await shelf.releases.read('alpha', '2.0.0', `signatures/${key?.id}`);
      await writeFile(file(`signatures/${key?.id}`), theirs);
    },
  ],
])('a shell refuses a release when %s', async (_what, tamper) => {
  await published(present);
  await tamper();
  await expect(take(present)).rejects.toMatchObject({
    code: 'SIGNATURE',
    message: expect.stringContaining('is not what key'),
  });
});

describe('a further signature', () => {
  const named = { name: 'alpha', version: '1.0.0' };
  const publicKeys = publicKeysIn(old.publicKey) ?? [];
  const signingKey = signingKeyIn(present.privateKey)!;

  it('lets a shell of the new key take a release of the old one', async () => {
    await published(old);
    await expect(take(present)).rejects.toMatchObject({ code: 'SIGNATURE' });
    await signStored(shelf.releases, named, { signingKey, publicKeys });
    await take(present);
    await take(old);
  });

  it.each([
    ['nobody known signed', () => Promise.resolve(), 'SIGNATURE', strange],
    ['was changed', () => writeFile(file('server/index.cjs'), 'stolen()'), 'INTEGRITY', old],
  ])('is not given to a release that %s', async (_what, tamper, code, signer) => {
    await published(signer);
    await tamper();
    await expect(
      signStored(shelf.releases, named, { signingKey, publicKeys }),
    ).rejects.toMatchObject({ code });
    await expect(take(present)).rejects.toMatchObject({ code: 'SIGNATURE' });
  });

  it('comes with publishing once more', async () => {
    await published(old);
    await published(present);
    await take(present);
    expect(await shelf.registry.history()).toHaveLength(1);
  });
});

const otherKind = pair('ed448');
it.each([
  ['nothing', ''],
  ['no PEM', 'abc'],
  ['another kind of key', otherKind.publicKey],
  ['one key of two that is another kind', present.publicKey + otherKind.publicKey],
  ['a private key', present.privateKey],
])('public keys are not read of %s', (_what, text) => {
  expect(publicKeysIn(text)).toBeNull();
});

it('keys may be in one line', () => {
  const line = (text: string) => text.trim().replaceAll('\n', '\\n');
  expect(publicKeysIn(line(present.publicKey) + line(old.publicKey))).toHaveLength(2);
  expect(signingKeyIn(line(present.privateKey))).not.toBeNull();
  expect(signingKeyIn(otherKind.privateKey)).toBeNull();
});
