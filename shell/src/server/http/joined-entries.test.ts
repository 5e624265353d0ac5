import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from '@wayfare/releases';
import { buildServer } from '../build-server';
import { testShelf, type TestShelf } from '../testing/site.fixture';
import type { PageCode } from '../scripts/start-script';

let shelf: TestShelf;
let app: FastifyInstance;
beforeEach(async () => {
  shelf = await testShelf();
  await shelf.publish({
    name: 'alpha',
    manifest: { slots: [{ id: 'header.menu/v1', order: 1, label: { en: 'Menu', nl: 'Menu' } }] },
    code: `routes: { index: () => Promise.resolve({ Component: text('alpha') }) }, slots: { 'header.menu/v1': () => Promise.resolve({ Component: text('menu') }) }`,
  });
  await shelf.publish({
    name: 'beta',
    code: `routes: { index: () => Promise.resolve({ Component: () => h(kit.Slot, { id: 'header.menu/v1', vertical: 'alpha' }) }) }, slots: {}`,
  });
  app = await buildServer(shelf.config);
});
afterEach(async () => {
  await app.close();
  await shelf.remove();
});

const JOINED = '/r/entries/alpha@1.0.0,beta@1.0.0.js';

async function codeOf(url: string): Promise<PageCode> {
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
  return JSON.parse(/id="page-files">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as PageCode;
}

it('a page with parts of two verticals names one script of both entries, with its hash, and those of each', async () => {
  const { files, entries, integrity } = await codeOf('/beta');
  const own = ['alpha', 'beta'].map((name) => `/r/${name}/1.0.0/client/remoteEntry.js`);
  expect(entries?.src).toBe(JOINED);
  expect([...(entries?.of ?? [])].sort()).toEqual(own);
  expect(files).toContain(JOINED);
  expect(files.filter((file) => own.includes(file))).toEqual([]);
  const known = Object.assign({}, ...integrity) as Record<string, string>;
  const { rawPayload } = await app.inject(JOINED);
  expect(known[JOINED]).toBe(integrityOf(rawPayload));
  for (const file of own)
    expect(known[file]).toBe(integrityOf((await app.inject(file)).rawPayload));
});

it('a page of one vertical names its entry as it is', async () => {
  const { files, entries } = await codeOf('/alpha');
  expect(entries).toBeNull();
  expect(files).toContain('/r/alpha/1.0.0/client/remoteEntry.js');
});

it('it is kept by everybody, and compressed for who takes it so', async () => {
  const plain = await app.inject(JOINED);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const small = await app.inject({ url: JOINED, headers: { 'accept-encoding': 'br, gzip' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
});

it('the address may be as long as a page with parts of many verticals makes it', async () => {
  const names = ['activities', 'culture', 'experiences', 'insurances', 'restaurants', 'transfers'];
  for (const name of names) await shelf.publish({ name });
  const address = `/r/entries/${names.map((name) => `${name}@1.0.0`).join(',')},zoo@1.0.0.js`;
  await shelf.publish({ name: 'zoo' });
  expect(path.basename(address).length).toBeGreaterThan(100);
  expect((await app.inject(address)).statusCode).toBe(200);
});

it.each([
  ['a release that there is not', '/r/entries/alpha@2.0.0,beta@1.0.0.js'],
  ['another order', '/r/entries/beta@1.0.0,alpha@1.0.0.js'],
  ['no release', '/r/entries/x'],
  ['a way out', '/r/entries/alpha@..%2f..%2fx,beta@1.0.0.js'],
])('there is none of %s', async (_what, url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

const entryFile = () => path.join(shelf.config.releasesFolder, 'alpha/1.0.0/client/remoteEntry.js');

it.each([
  ['is gone', () => rm(entryFile())],
  ['is not what was published', () => writeFile(entryFile(), 'other()')],
])('an entry that %s is in none', async (_what, happens) => {
  await happens();
  expect((await app.inject(JOINED)).statusCode).toBe(404);
  expect((await codeOf('/beta')).entries).toBeNull();
});
