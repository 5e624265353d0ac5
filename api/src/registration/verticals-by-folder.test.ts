import { ownCaches } from '../platform/answers/answer-caches';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { idleParts } from '../../test/clients/api-parts';
import { startApp } from '../../test/clients/app';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { readConfig } from '../platform/config';
import { VERTICAL_NAMES } from '../verticals';
import type { ApiVertical } from './api-vertical';
import { foldersIn, loadEach, VerticalError } from './load-verticals';
import { registerVerticals } from './register-verticals';

const up = async () => 'UP' as const;

let folder = '';

/** A vertical as somebody writes it: a folder with this file. */
async function write(name: string, code: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'index.ts'), code);
}

const load = () =>
  loadEach(foldersIn(folder), (name) => import(path.join(folder, name, 'index.ts')));

const ROUTES_ALONE = `export const vertical = {
  register: ({ config }: { config: { publicOrigin: string } }) => ({
    routes: (api: { get: Function }) =>
      api.get('/api/cars', { config: { access: 'public' } }, () => ({ at: config.publicOrigin })),
  }),
};`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfare-verticals-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('A folder of a vertical', () => {
  it('is found beside the others, in the order of names', async () => {
    await write('cars', ROUTES_ALONE);
    await write('boats', ROUTES_ALONE);
    await writeFile(path.join(folder, 'index.ts'), '');
    expect(Object.keys(await load())).toEqual(['boats', 'cars']);
    expect(VERTICAL_NAMES).toEqual(foldersIn(path.resolve(__dirname, '../verticals')));
    expect(VERTICAL_NAMES).toEqual(expect.arrayContaining(['flights', 'hotels', 'trains']));
  });

  it.each([
    ['exports nothing', 'export {};', 'must export `vertical` with a function `register` alone'],
    [
      'exports what cannot register',
      'export const vertical = { register: true };',
      'must export `vertical` with a function `register` alone',
    ],
    [
      'exports more than that',
      'export const vertical = { register: () => ({}), routes: () => undefined };',
      'must export `vertical` with a function `register` alone',
    ],
    ['cannot be loaded', "throw new Error('half done');", 'cannot be loaded: Error: half done'],
  ])('that %s is refused by name', async (_what, code, problem) => {
    await write('cars', code);
    await expect(load()).rejects.toThrow(new VerticalError('cars', problem));
  });
});

describeOnDatabases('A folder of a vertical', (database) => {
  it('answers calls, and needs nothing but them', async () => {
    await write('cars', ROUTES_ALONE);
    const api = await startApp(database(), { verticals: await load() });
    try {
      const answer = await api.app.inject('/api/cars');
      expect(answer.json()).toEqual({ at: 'http://localhost:4000' });
      const { result } = (await api.app.inject('/api/providers/health')).json();
      expect(Object.keys(result)).toEqual(expect.arrayContaining(['flights', 'rail', 'stays']));
      expect(result).not.toHaveProperty('cars');
    } finally {
      await api.close();
    }
  });

  it.each<[string, string, string]>([
    [
      'a part that nobody asks for',
      '{ route: () => undefined }',
      'registers what cannot be used: route: Invalid key: Expected never but received "route"',
    ],
    [
      'a sale without documents',
      '{ bookings: { sale: {}, quotes: { due: () => 0 }, retained: { tripEnd: () => 0, anonymised: () => 0 } } }',
      'registers what cannot be used: bookings.documents: Invalid key: Expected "documents" but received undefined',
    ],
    ['nothing', 'undefined', 'registers what cannot be used: its parts: Invalid type'],
    [
      'a supplier of another',
      "{ health: { rail: async () => 'UP' } }",
      'registers the supplier rail, as cars does',
    ],
  ])('that registers %s is refused by name', async (_what, parts, problem) => {
    const owner = `export const vertical = { register: () => ({ health: { rail: async () => 'UP' } }) };`;
    await write('cars', owner);
    await write('dinghies', `export const vertical = { register: () => (${parts}) };`);
    const given = await idleParts(database());
    const verticals = await load();
    expect(() => registerVerticals(verticals, { ...given, openCache: ownCaches })).toThrow(
      `api/src/verticals/dinghies/index.ts ${problem}`,
    );
  });

  it('reads settings of its own, and refuses a wrong one as the others are', async () => {
    const SettingsSchema = v.object({ CARS_URL: v.pipe(v.string('must be set'), v.url()) });
    const cars: ApiVertical = {
      register: ({ config }) => ({ health: { [config.settings(SettingsSchema).CARS_URL]: up } }),
    };
    const given = await idleParts(database());
    const url = 'https://cars.example.com';
    const config = readConfig({ NODE_ENV: 'test', CARS_URL: url });
    expect(registerVerticals({ cars }, { ...given, config, openCache: ownCaches }).health).toEqual({
      [url]: up,
    });
    expect(() => registerVerticals({ cars }, { ...given, openCache: ownCaches })).toThrow(
      'Configuration: CARS_URL must be set',
    );
  });
});
