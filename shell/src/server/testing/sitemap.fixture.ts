import { createApiClient } from '@wayfare/api-client';
import {
  sitemapEntries,
  sitemapParts,
  type SitemapEntry,
  type SitemapPart,
} from '@wayfare/api-contract';
import { fakeWire } from '@wayfare/testing';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { tinyRelease } from './site.fixture';
import { registerSitemap } from '../http/sitemap';

export const ORIGIN = 'https://site.test';
export const route = (change: object) => ({
  name: 'index',
  path: { en: '/alpha', nl: '/nl/alfa' },
  ...change,
});
export const manifestOf = (...routes: object[]) =>
  tinyRelease({ name: 'alpha', manifest: { routes } }).release.manifest;

export const THINGS: SitemapPart = {
  name: 'things',
  routes: ['alpha.thing'],
  pages: 2,
  version: '7',
  changedAt: null,
};
export const STORIES: SitemapPart = {
  name: 'stories',
  routes: ['alpha.story'],
  pages: 1,
  version: 'a',
  changedAt: '2026-06-01',
};

export const MANIFEST = manifestOf(
  route({}),
  { name: 'thing', path: { en: '/things/:kind/:slug', nl: '/nl/dingen/:kind/:slug' } },
  { name: 'story', path: { en: '/stories/:slug', nl: '/nl/verhalen/:slug' }, flag: 'stories' },
  { name: 'hidden', path: { en: '/hidden/:slug', nl: '/nl/verborgen/:slug' }, noindex: true },
);

export interface Case {
  flags?: Record<string, boolean>;
  parts?: SitemapPart[] | Response;
  entries?: SitemapEntry[] | Response;
  set?: string;
  live?: boolean;
}

/** The sitemap over HTTP, with an API that is faked at the wire. */
export async function open({
  flags = { stories: true },
  parts = [STORIES, THINGS],
  entries = [],
  set = 'set-1',
  live = true,
}: Case = {}) {
  const wire = fakeWire([
    [sitemapParts, parts],
    [sitemapEntries, entries],
  ]);
  const api = createApiClient({
    baseUrl: 'http://wire.test',
    token: () => 'a-token',
    fetch: wire.fetch,
  });
  const app = fastify();
  await app.register(compress, { encodings: ['gzip'] });
  let time = 0;
  const plan = {
    id: set,
    verticals: [
      { name: 'alpha', manifest: MANIFEST, status: 'failed' as const, failure: 'no release' },
    ],
    liveSince: new Map([['alpha', '2026-05-01T10:00:00.000Z']]),
  };
  registerSitemap(app, {
    config: { origin: ORIGIN, flags },
    live: {
      forMost: () => (live ? { plan, arms: {}, redirectFor: () => null, surrogateKeys: [] } : null),
    },
    api,
    now: () => time,
  });
  return {
    app,
    wire,
    pass: (ms: number) => (time += ms),
    get: (url: string, headers = {}) => app.inject({ url, headers }),
  };
}
