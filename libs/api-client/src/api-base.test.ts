import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, verticalNames } from '../../../.workspace/verticals.cjs';
import * as contract from '@wayfare/api-contract';
import type { Call } from '@wayfare/api-contract';
import { createApiClient } from './client';

/** Every call of the contract whose path has no part of its own; the others are made by functions. */
const CALLS = Object.values(contract).flatMap((value): Call<unknown, unknown>[] =>
  typeof value === 'object' && 'method' in value
    ? [{ method: value.method, path: value.path }]
    : [],
);

const ROOT = path.resolve(__dirname, '../../..');
const FOLDERS = verticalNames(ROOT).map((name) => `${folderOf(name)}/src`);

/** Modules that end in a browser, without their tests. */
const sources = [...FOLDERS, 'shell/src/app', 'shell/src/client', 'libs/api-client/src'].flatMap(
  (folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|testing\//.test(file))
      .map((file) => path.join(folder, file)),
);

describe('API-01 the base of the API', () => {
  it.each(['', 'http://api.test', 'https://elsewhere.test/travel'])(
    'is where all calls go: "%s"',
    async (baseUrl) => {
      const asked: string[] = [];
      const api = createApiClient({
        baseUrl,
        token: () => '',
        fetch: async (input) => {
          asked.push(String(input));
          return Response.json({ result: null, errors: [] });
        },
      });
      for (const call of CALLS) await api.call(call, {}).catch(() => undefined);
      expect(CALLS.length).toBeGreaterThan(50);
      expect(asked).toEqual(CALLS.map((call) => baseUrl + call.path));
      expect(CALLS.filter((call) => !call.path.startsWith('/api/'))).toEqual([]);
    },
  );

  it('stands in no module that a browser loads, and none asks the API by itself', () => {
    expect(sources.length).toBeGreaterThan(300);
    const hosts = sources.filter((file) =>
      /https?:\/\/(?:localhost|127\.|[\w.-]*\bapi\b)|\bfetch\(\s*[`'"]/.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
    expect(hosts).toEqual([]);
  });
});
