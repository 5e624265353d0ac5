import { siteSearch } from '@wayfare/api-contract';
import { SiteSearchRequestSchema, SiteSearchResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http/route';
import { siteSearchService } from './site-search.service';
import type { SiteSearchDeps } from './site-search.service';

export function siteSearchRoutes(api: FastifyInstance, deps: SiteSearchDeps): void {
  const site = siteSearchService(deps);
  route(
    api,
    siteSearch,
    { request: SiteSearchRequestSchema, result: SiteSearchResultSchema },
    { summary: 'Places, hotels, articles and help for what was typed' },
    ({ term, language }) => site.search(term, language),
  );
}
