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

/** A country or region of the catalogue. Rejects with NOT_FOUND for an unknown one. */
export async function describePlace(
  id: PlaceId,
  { api, language, signal }: Asking,
): Promise<PlaceText | null> {
  const [text] = await api.call(seoText, { ...id, language }, { signal });
  return text ?? null;
}

/** Children of a catalogue path; '' lists all countries. */
export function listBelow(
  path: string,
  { api, language, signal }: Asking,
): Promise<ResolvePathResult> {
  return api.call(resolveHotelPath, { path, language }, { signal });
}

/** By name. */
export async function listCitiesBelow(
  path: string,
  { api, language, signal }: Asking,
): Promise<SitemapResult> {
  const cities = await api.call(sitemapByCity, { language }, { signal });
  return cities.filter((city) => city.path.startsWith(`${path}/`));
}
