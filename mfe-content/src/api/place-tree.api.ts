import type { ApiClient } from '@wayfare/api-client';
import { resolveHotelPath, seoText, sitemapByCity } from '@wayfare/api-contract';
import type { ResolvePathResult, SeoTextResult, SitemapResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

interface Asking {
  api: ApiClient;
  language: Language;
  signal: AbortSignal;
}

export type PlaceId = { codeCountry: string } | { destination_id: string };
export type PlaceText = SeoTextResult[number];

/** Names, description and paths of a country or a region of the catalogue. Rejects with NOT_FOUND for one that it does not have. */
export async function describePlace(
  id: PlaceId,
  { api, language, signal }: Asking,
): Promise<PlaceText | null> {
  const [text] = await api.call(seoText, { ...id, language }, { signal });
  return text ?? null;
}

/** What lies below a path of the catalogue; '' has all countries. */
export function listBelow(
  path: string,
  { api, language, signal }: Asking,
): Promise<ResolvePathResult> {
  return api.call(resolveHotelPath, { path, language }, { signal });
}

/** The cities with hotels below a path of the catalogue, by name. */
export async function listCitiesBelow(
  path: string,
  { api, language, signal }: Asking,
): Promise<SitemapResult> {
  const cities = await api.call(sitemapByCity, { language }, { signal });
  return cities.filter((city) => city.path.startsWith(`${path}/`));
}
