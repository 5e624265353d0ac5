import { sitemapEntries, sitemapParts } from '@wayfare/api-contract';
import {
  SitemapEntriesRequestSchema,
  SitemapEntriesResultSchema,
  SitemapPartsSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import { NothingSchema, route } from '../platform/http/route';
import type { StopPlace } from '../catalogue/circles/stop-place';
import type { Content } from '../ports/content';
import { sitemapService } from './sitemap.service';

export function sitemapRoutes(
  api: FastifyInstance,
  {
    catalogue,
    content,
    stops,
  }: { catalogue: Catalogue; content: Content; stops: readonly StopPlace[] },
): void {
  const sitemap = sitemapService(catalogue, content, stops);
  route(
    api,
    sitemapParts,
    { request: NothingSchema, result: SitemapPartsSchema },
    { summary: 'Parts of the sitemap' },
    () => sitemap.parts(),
  );
  route(
    api,
    sitemapEntries,
    { request: SitemapEntriesRequestSchema, result: SitemapEntriesResultSchema },
    { summary: 'One page of a part of the sitemap' },
    ({ part, page }) => sitemap.entries(part, page),
  );
}
