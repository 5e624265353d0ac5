import type { ApiClient } from '@wayfare/api-client';
import { siteSearch } from '@wayfare/api-contract';
import type { SiteSearchResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

export function searchSite(
  api: ApiClient,
  term: string,
  language: Language,
  signal: AbortSignal,
): Promise<SiteSearchResult> {
  return api.call(siteSearch, { term, language }, { signal });
}
