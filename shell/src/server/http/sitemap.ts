import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { isApiError, type ApiClient } from '@wayfare/api-client';
import {
  sitemapEntries,
  sitemapParts,
  type SitemapEntry,
  type SitemapPart,
} from '@wayfare/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ShellConfig } from '../platform/config';
import type { LiveSet } from '../releases/live-set';
import { entryUrls, indexXml, openParts, pageUrls, URL_SET, type SitemapSite } from './sitemap-xml';

const ParamsSchema = v.object({ part: v.string(), page: v.pipe(v.string(), v.transform(Number)) });

const AN_HOUR = 'public, max-age=3600';
const PARTS_KEPT_MS = 60_000;
const ENTRIES_PER_CHUNK = 250;
const RETRY_AFTER_SECONDS = '120';

export interface SitemapOptions {
  config: Pick<ShellConfig, 'origin' | 'flags'>;
  live: Pick<LiveSet, 'forMost'>;
  api: ApiClient;
  now?: () => number;
}

function rememberedParts(api: ApiClient, now: () => number): () => Promise<SitemapPart[]> {
  let asked: { at: number; parts: Promise<SitemapPart[]> } | null = null;
  return async () => {
    if (asked === null || now() - asked.at > PARTS_KEPT_MS)
      asked = { at: now(), parts: api.call(sitemapParts, {}) };
    try {
      return await asked.parts;
    } catch (error) {
      asked = null;
      throw error;
    }
  };
}

function stampOf(version: string | null, changedAt: string | null = null): Record<string, string> {
  return {
    'cache-control': AN_HOUR,
    'content-type': 'application/xml; charset=utf-8',
    ...(changedAt === null ? {} : { 'last-modified': new Date(changedAt).toUTCString() }),
    ...(version === null
      ? {}
      : { etag: `W/"${createHash('sha256').update(version).digest('hex').slice(0, 16)}"` }),
  };
}

const isKnown = (request: FastifyRequest, { etag }: Record<string, string>) =>
  etag !== undefined && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) === true;

/** A few hundred addresses at a time: a large part is never whole in memory, and pages are answered in between. */
async function* xmlOf(entries: readonly SitemapEntry[], site: SitemapSite): AsyncGenerator<string> {
  const urls = entryUrls(site);
  yield URL_SET[0];
  for (let start = 0; start < entries.length; start += ENTRIES_PER_CHUNK) {
    yield entries
      .slice(start, start + ENTRIES_PER_CHUNK)
      .map(urls)
      .join('');
    await setImmediate();
  }
  yield URL_SET[1];
}

function failed(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (isApiError(error) && error.statusCode === 404) return reply.code(404).send();
  request.log.warn({ err: error }, 'a sitemap can not be made');
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
    .send();
}

interface Shown extends SitemapSite {
  key: string;
}

interface Answer {
  headers: Record<string, string>;
  body: () => Promise<string | Readable> | string;
}

/** `/sitemap.xml` lists the parts, `/sitemaps/…` are the parts: pages from the manifests that are live, the rest from the API. */
export function registerSitemap(
  app: FastifyInstance,
  { config: { origin, flags }, live, api, now = Date.now }: SitemapOptions,
): void {
  const parts = rememberedParts(api, now);

  const handle =
    (answer: (site: Shown, params: unknown) => Promise<Answer | null> | Answer) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const plan = live.forMost()?.plan;
        if (plan === undefined) throw new Error('nothing is live');
        const { id, verticals, liveSince } = plan;
        const manifests = verticals.map(({ manifest }) => manifest);
        const found = await answer(
          { origin, flags, manifests, liveSince, key: JSON.stringify([id, origin, flags]) },
          request.params,
        );
        if (found === null) return await reply.code(404).send();
        const body = isKnown(request, found.headers) ? null : await found.body();
        return await reply
          .code(body === null ? 304 : 200)
          .headers(found.headers)
          .send(body ?? undefined);
      } catch (error) {
        return failed(request, reply, error);
      }
    };

  app.get(
    '/sitemap.xml',
    handle(async (site) => {
      const known = await parts();
      return {
        headers: stampOf(JSON.stringify([site.key, known])),
        body: () => indexXml(known, site),
      };
    }),
  );

  app.get(
    '/sitemaps/pages.xml',
    handle(async (site) => {
      const urls = pageUrls(site, await parts().catch(() => []));
      return { headers: stampOf(JSON.stringify([site.key, urls])), body: () => URL_SET.join(urls) };
    }),
  );

  app.get(
    '/sitemaps/:part(^[a-z]+)-:page(^[1-9]\\d{0,3}).xml',
    handle(async (site, params) => {
      const { part: name, page } = v.parse(ParamsSchema, params);
      const part = openParts(await parts(), site).find((each) => each.name === name);
      if (part === undefined || page > part.pages) return null;
      const version =
        part.version === null ? null : JSON.stringify([site.key, name, page, part.version]);
      return {
        headers: stampOf(version, part.changedAt),
        body: async () =>
          Readable.from(xmlOf(await api.call(sitemapEntries, { part: name, page }), site), {
            objectMode: false,
          }),
      };
    }),
  );
}
