import type { Call } from './call';
import type { SitemapEntriesRequest, SitemapEntry, SitemapPart } from './sitemap';

export const sitemapParts: Call<Record<string, never>, SitemapPart[]> = {
  method: 'GET',
  path: '/api/seo/sitemap',
};
export const sitemapEntries: Call<SitemapEntriesRequest, SitemapEntry[]> = {
  method: 'GET',
  path: '/api/seo/sitemap-entries',
};
