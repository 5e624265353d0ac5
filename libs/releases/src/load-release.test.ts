import { integrityOf } from './integrity';
import {
  checkImports,
  checkShared,
  readEntry,
  readRelease,
  readServerBundle,
} from './load-release';
import { OWN_COPIES_FILE } from './own-copies';
import type { ReleaseStore } from './registry';
import { madeRelease } from './testing/release.fixture';
import { ReleaseError } from './release-error';

const HOST = { react: '19.2.3' };

/** A store that holds these files under every name. */
const storeOf = (files: ReadonlyMap<string, Buffer>): ReleaseStore => ({
  read: (name, version, file) => {
    const content = files.get(file);
    return content === undefined
      ? Promise.reject(new ReleaseError('NOT_FOUND', `${name} ${version} ${file}`))
      : Promise.resolve(content);
  },
  add: () => Promise.reject(new Error('read only')),
  versions: () => Promise.resolve([]),
  putSignature: () => Promise.reject(new Error('read only')),
});

it('hands out the server bundle of a sound release', async () => {
  const { files } = madeRelease('1.0.0');
  const release = await readRelease(storeOf(files), 'alpha', '1.0.0');
  expect(await readServerBundle(storeOf(files), release, HOST)).toBe("exports.version = '1.0.0'");
});

it('hands out the entry of a release as it was published, and none that is not', async () => {
  const { release, files } = madeRelease('1.0.0');
  const entry = 'client/remoteEntry.js';
  const code = Buffer.from('entry()');
  const published = {
    ...release,
    files: { ...release.files, [entry]: { integrity: integrityOf(code), bytes: code.length } },
  };
  const entryIn = (content: string | null) =>
    readEntry(storeOf(new Map(content === null ? [] : [[entry, Buffer.from(content)]])), published);
  expect(await entryIn('entry()')).toEqual(code);
  expect([await entryIn('other()'), await entryIn(null)]).toEqual([null, null]);
  expect(await readEntry(storeOf(new Map([...files, [entry, code]])), release)).toBeNull();
});

it('knows the copies of shared modules that a release carries', async () => {
  const { release, files } = madeRelease('1.0.0');
  const text = '{"@wayfare/ui/booking":"^2.9.0"}';
  const file = { integrity: integrityOf(Buffer.from(text)), bytes: text.length };
  const described = { ...release, files: { ...release.files, [OWN_COPIES_FILE]: file } };
  const store = storeOf(
    new Map([
      ...files,
      ['release.json', Buffer.from(JSON.stringify(described))],
      [OWN_COPIES_FILE, Buffer.from(text)],
    ]),
  );
  expect(await readRelease(store, 'alpha', '1.0.0')).toEqual({
    ...described,
    ownCopies: { '@wayfare/ui/booking': '^2.9.0' },
  });
});

it.each([
  ['no JSON', '{'],
  ['another document', '{"name":"alpha"}'],
  ['a broken manifest', JSON.stringify({ ...madeRelease('1.0.0').release, manifest: {} })],
])('refuses a release.json that is %s', async (_what, text) => {
  const store = storeOf(new Map([['release.json', Buffer.from(text)]]));
  await expect(readRelease(store, 'alpha', '1.0.0')).rejects.toMatchObject({
    code: 'MANIFEST',
    message: expect.stringContaining('alpha 1.0.0'),
  });
});

it('says that a release is not there', async () => {
  await expect(readRelease(storeOf(new Map()), 'alpha', '1.0.0')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it.each([
  ['a bundle that was changed after publishing', () => madeRelease('1.0.0'), HOST, 'INTEGRITY'],
  [
    'a vertical for another contract',
    () => madeRelease('1.0.0', { contract: '^9.0.0' }),
    HOST,
    'CONTRACT',
  ],
  ['a vertical built with modules the host has not', () => madeRelease('1.0.0'), {}, 'SHARED'],
])('refuses %s', async (_what, made, host, code) => {
  const { release, files } = made();
  const changed = new Map([...files, ['server/index.cjs', Buffer.from('changed')]]);
  await expect(readServerBundle(storeOf(changed), release, host)).rejects.toMatchObject({ code });
});

it.each([
  ['19.1.0', true],
  ['19.2.3', true],
  ['19.1.7', true],
  ['19.0.9', false],
  ['18.3.0', false],
  ['20.0.0', false],
])('a release built with 19.1.0 of a shared module runs beside %s: %s', (version, runs) => {
  const check = () => checkShared(madeRelease('1.0.0').release, { react: version });
  if (runs) expect(check).not.toThrow();
  else
    expect(check).toThrow(
      expect.objectContaining({ code: 'SHARED', message: expect.stringContaining(version) }),
    );
});

describe('names that a release imports', () => {
  const HOSTED = new Map([
    ['@wayfare/ui', new Set(['Button', 'Link'])],
    ['react', new Set(['useState'])],
  ]);
  const check = (imports: Record<string, string[]> | undefined) =>
    checkImports({ ...madeRelease('1.0.0').release, imports }, (name) => HOSTED.get(name) ?? null);

  it.each<[string, Record<string, string[]> | undefined]>([
    ['those that the host has', { '@wayfare/ui': ['Button', 'Link'], react: ['useState'] }],
    ['a module as a whole', { react: ['*', 'default'] }],
    ['none', {}],
    ['unknown ones, of a release from before they were recorded', undefined],
  ])('may be %s', (_what, imports) => {
    expect(() => check(imports)).not.toThrow();
  });

  it.each<[string, Record<string, string[]>, RegExp]>([
    [
      'that the host has not',
      { '@wayfare/ui': ['Button', 'Map', 'Tabs'] },
      /imports Map, Tabs of @wayfare\/ui/,
    ],
    [
      'of a module that the host has not',
      { '@wayfare/maps': ['Map'] },
      /imports Map of @wayfare\/maps/,
    ],
    [
      'of an unknown module as a whole',
      { '@wayfare/maps': ['*'] },
      /imports all of @wayfare\/maps/,
    ],
  ])('may be none %s', (_what, imports, message) => {
    expect(() => check(imports)).toThrow(message);
  });
});
