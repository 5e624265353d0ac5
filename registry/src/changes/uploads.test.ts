import { createHash, generateKeyPairSync } from 'node:crypto';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { registryClient } from '@wayfare/releases/service/registry-client';
import { packRelease } from '@wayfare/releases/service/release-tar';
import { signatureOf } from '@wayfare/releases/signature';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { Header } from 'tar';
import { startService, type RunningService } from '../testing/service.fixture';

let service: RunningService;
let token: string;
beforeAll(async () => {
  service = await startService({ REGISTRY_UPLOAD_MB: '1' });
  token = await service.tokenOf({});
});
afterAll(() => service.close());

const digestOf = (body: Buffer) =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

interface Sent {
  readonly body: Buffer;
  readonly version?: string;
  readonly digest?: string | null;
  readonly type?: string;
}

async function put({
  body,
  version = '1.0.0',
  digest = digestOf(body),
  type = 'application/x-tar',
}: Sent) {
  const response = await fetch(`${service.url}/v1/verticals/alpha/releases/${version}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      ...(digest === null ? {} : { 'content-digest': digest }),
    },
    body: new Uint8Array(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const stored = () => service.opened.shelf.releases.versions('alpha');
const good = () => builtRelease().files;

/** A tar with an entry as somebody who means ill writes it. */
function entry(path: string, more: ConstructorParameters<typeof Header>[0] = {}): Buffer {
  const content = Buffer.from('x'.repeat(512));
  const block = Buffer.alloc(512);
  const size = Object(more).type === undefined ? content.length : 0;
  new Header({ path, mode: 0o644, type: 'File', size, ...Object(more) }).encode(block);
  return Buffer.concat(size === 0 ? [block] : [block, content]);
}
const withEntry = (...parts: Buffer[]) =>
  Buffer.concat([...parts, packRelease(good()).subarray(0)]);

it.each<[string, number, string, () => Sent]>([
  ['without a digest', 400, 'REQUEST', () => ({ body: packRelease(good()), digest: null })],
  [
    'with the digest of something else',
    422,
    'INTEGRITY',
    () => ({ body: packRelease(good()), digest: digestOf(Buffer.from('else')) }),
  ],
  ['that is no tar', 400, 'REQUEST', () => ({ body: Buffer.from('x'.repeat(2_000)) })],
  ['that is compressed', 400, 'REQUEST', () => ({ body: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]) })],
  ['that is empty', 400, 'REQUEST', () => ({ body: Buffer.alloc(1024) })],
  [
    'that leads out by two dots',
    400,
    'REQUEST',
    () => ({ body: withEntry(entry('client/../../../evil.js')) }),
  ],
  ['that begins with a slash', 400, 'REQUEST', () => ({ body: withEntry(entry('/etc/evil')) })],
  [
    'with a file beside those of a release',
    400,
    'REQUEST',
    () => ({ body: withEntry(entry('evil.js')) }),
  ],
  ['with a hidden file', 400, 'REQUEST', () => ({ body: withEntry(entry('client/.evil')) })],
  [
    'with a symbolic link',
    400,
    'REQUEST',
    () => ({ body: withEntry(entry('client/a.js', { type: 'SymbolicLink', linkpath: '/etc' })) }),
  ],
  [
    'with a hard link',
    400,
    'REQUEST',
    () => ({ body: withEntry(entry('client/a.js', { type: 'Link', linkpath: 'release.json' })) }),
  ],
  ['with a file twice', 400, 'REQUEST', () => ({ body: withEntry(entry('client/index.js')) })],
  [
    'with a file that its build does not name',
    422,
    'INTEGRITY',
    () => ({ body: withEntry(entry('client/more.js')) }),
  ],
  [
    'whose file is another',
    422,
    'INTEGRITY',
    () => ({ body: packRelease(new Map([...good(), ['client/index.js', Buffer.from('evil()')]])) }),
  ],
  [
    'whose description is changed',
    422,
    'INTEGRITY',
    () => {
      const { release, files } = builtRelease();
      const json = JSON.stringify({ ...release, shared: { react: '1.0.0' } });
      return { body: packRelease(new Map([...files, ['release.json', Buffer.from(json)]])) };
    },
  ],
  [
    'of another vertical',
    422,
    'MANIFEST',
    () => ({ body: packRelease(builtRelease({ name: 'beta' }).files) }),
  ],
  ['of another version', 422, 'MANIFEST', () => ({ body: packRelease(good()), version: '2.0.0' })],
  [
    'that is larger than one may be',
    413,
    'TOO_LARGE',
    () => ({ body: packRelease(builtRelease({ code: 'x'.repeat(2 ** 20 + 1) }).files) }),
  ],
  [
    'that is far larger than one may be',
    413,
    'TOO_LARGE',
    () => ({ body: Buffer.alloc(5 * 2 ** 20) }),
  ],
  [
    'that is no tar by its type',
    415,
    'REQUEST',
    () => ({ body: packRelease(good()), type: 'text/plain' }),
  ],
])('refuses one %s with %i %s, and stores nothing', async (_which, status, code, sent) => {
  const refused = await put(sent());
  expect(refused).toMatchObject({ status, answer: { code } });
  expect(await stored()).toEqual([]);
  await expect(access(path.join(service.folder, '../evil.js'))).rejects.toThrow();
  expect(await readdir(service.folder)).toEqual(['registry-tokens']);
});

it('stores what was built, byte for byte; once more changes nothing, and other content is refused', async () => {
  const made = builtRelease();
  const body = packRelease(made.files);
  expect(await put({ body })).toEqual({
    status: 200,
    answer: {
      vertical: 'alpha',
      version: '1.0.0',
      digest: made.release.digest,
      stored: 'added',
    },
  });
  expect((await put({ body })).answer).toMatchObject({ stored: 'present' });
  for (const [file, content] of made.files)
    expect(await service.opened.shelf.releases.read('alpha', '1.0.0', file)).toEqual(content);
  expect(await service.opened.shelf.registry.history()).toEqual([]);
  const other = packRelease(builtRelease({ code: 'other()' }).files);
  expect(await put({ body: other })).toMatchObject({ status: 409, answer: { code: 'CONFLICT' } });
});

it('takes only what one of its keys signed, where it has keys', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const keys = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const strict = await startService({ RELEASE_PUBLIC_KEYS: keys });
  const client = registryClient({ url: strict.url, token: await strict.tokenOf({}) });
  const { release, files } = builtRelease();
  try {
    await expect(client.upload({ release, files })).rejects.toMatchObject({ code: 'SIGNATURE' });
    expect(await strict.opened.shelf.releases.versions('alpha')).toEqual([]);
    const description = files.get('release.json') ?? Buffer.alloc(0);
    const { file, content } = signatureOf(privateKey, release, description);
    await client.upload({ release, files: new Map([...files, [file, content]]) });
    expect(await strict.opened.shelf.releases.read('alpha', '1.0.0', file)).toEqual(content);
  } finally {
    await strict.close();
  }
});
