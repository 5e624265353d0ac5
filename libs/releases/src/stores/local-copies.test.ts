import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '../integrity';
import type { ReleaseStore } from '../registry';
import { ReleaseError } from '../release-error';
import { madeRelease } from '../testing/release.fixture';
import { localCopies } from './local-copies';
import { sourceState } from './source-state';

const SCRIPT = Buffer.from('page()');
const TWIN = brotliCompressSync(SCRIPT);

/** A release with a file for browsers and its compressed twin. */
function filesOf(change: Record<string, Buffer> = {}): Map<string, Buffer> {
  const { release, files } = madeRelease('1.0.0');
  const listed = { integrity: integrityOf(SCRIPT), bytes: SCRIPT.length };
  const described = { ...release, files: { ...release.files, 'client/index.js': listed } };
  return new Map([
    ...files,
    ['client/index.js', SCRIPT],
    ['client/index.js.br', TWIN],
    ['release.json', Buffer.from(JSON.stringify(described))],
    ...Object.entries(change),
  ]);
}

let folder: string;
let told: string[];
let asked: string[];
let stored: Map<string, Buffer>;
let isAway: boolean;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  [told, asked, stored, isAway] = [[], [], filesOf(), false];
});
afterEach(() => rm(folder, { recursive: true }));

const source: ReleaseStore = {
  read(name, version, file) {
    asked.push(file);
    if (isAway) return Promise.reject(new ReleaseError('UNREACHABLE', 'no answer'));
    const content = name === 'alpha' && version === '1.0.0' ? stored.get(file) : undefined;
    return content === undefined
      ? Promise.reject(new ReleaseError('NOT_FOUND', `no ${file}`))
      : Promise.resolve(content);
  },
  add: () => Promise.resolve('added'),
  versions: () => Promise.resolve([]),
  putSignature: () => Promise.resolve(),
};

const open = (isPublished = true) =>
  localCopies({
    source,
    folder,
    keys: [],
    isPublished: () => Promise.resolve(isPublished),
    state: sourceState('releases', {
      away: (reason) => told.push(`away: ${reason}`),
      back: () => told.push('back'),
    }),
    againMs: 0,
  });
const inFolder = (file: string) => path.join(folder, 'alpha/1.0.0', file);

it('takes a release down whole before any of it is read, once for all who ask', async () => {
  const copies = open();
  await Promise.all([copies.take('alpha', '1.0.0'), copies.read('alpha', '1.0.0', 'release.json')]);
  expect(asked.sort()).toEqual([
    'client/index.js',
    'client/index.js.br',
    'release.json',
    'server/index.cjs',
  ]);
  expect(await readFile(inFolder('client/index.js.br'))).toEqual(TWIN);
});

it('needs the storage no more afterwards, also after a restart', async () => {
  await open().take('alpha', '1.0.0');
  isAway = true;
  const content = await open().read('alpha', '1.0.0', 'client/index.js');
  expect([content.toString(), told]).toEqual(['page()', []]);
});

it.each([
  ['a file is something else', { 'client/index.js': Buffer.from('stolen()') }],
  ['a compressed file is something else', { 'client/index.js.br': brotliCompressSync('stolen()') }],
  ['a compressed file is broken', { 'client/index.js.br': Buffer.from('x') }],
  [
    'a file leads out of the folder',
    {
      'release.json': Buffer.from(
        JSON.stringify({
          ...madeRelease('1.0.0').release,
          files: { 'client/../../../x.js': { integrity: integrityOf(SCRIPT), bytes: 6 } },
        }),
      ),
      'client/../../../x.js': SCRIPT,
    },
  ],
  ['it is another release', { 'release.json': madeRelease('2.0.0').files.get('release.json')! }],
])('refuses a release of which %s, and keeps nothing of it', async (_what, change) => {
  stored = filesOf(change);
  await expect(open().take('alpha', '1.0.0')).rejects.toMatchObject({ code: 'INTEGRITY' });
  await expect(readFile(inFolder('release.json'))).rejects.toThrow('ENOENT');
});

it('takes a copy anew that is not what was published', async () => {
  await open().take('alpha', '1.0.0');
  await writeFile(inFolder('client/index.js'), 'stolen()');
  expect((await open().read('alpha', '1.0.0', 'client/index.js')).toString()).toBe('page()');
  await writeFile(inFolder('client/index.js'), 'stolen()');
  isAway = true;
  await expect(open().take('alpha', '1.0.0')).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

it('says once that the storage is away, and takes the release when it is back', async () => {
  const copies = open();
  isAway = true;
  for (let tries = 0; tries < 3; tries += 1)
    await expect(copies.take('alpha', '1.0.0')).rejects.toMatchObject({ code: 'UNREACHABLE' });
  isAway = false;
  await copies.take('alpha', '1.0.0');
  expect(told).toEqual(['away: no answer', 'back']);
});

it.each([
  ['alpha', '1.0.0'],
  ['..', '1.0.0'],
])('asks the storage for nothing that nobody published: %s %s', async (name, version) => {
  await expect(open(false).read(name, version, 'release.json')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(asked).toEqual([]);
});
