import type { ApiClient } from '@wayfare/api-client';
import { sitemapByCity, sitemapByCountry } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

export async function listSitemap(api: ApiClient, language: Language, signal: AbortSignal) {
  const [countries, cities] = await Promise.all([
    api.call(sitemapByCountry, { language }, { signal }),
    api.call(sitemapByCity, { language }, { signal }),
  ]);
  return { countries, cities };
}
