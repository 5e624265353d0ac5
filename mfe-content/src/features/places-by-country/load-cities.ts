import type { LoaderContext } from '@wayfare/remote-kit';
import { listPopularPlaces } from '../../api/places.api';
import { listCitiesBelow } from '../../api/place-tree.api';
import { askedPlace } from './asked-place';
import { findPlace } from './find-place';

/** Of a region or a country, or the popular ones. */
export async function loadCities(context: LoaderContext) {
  const { api, language, url, signal } = context;
  const asked = askedPlace(url.searchParams);
  if (asked === null)
    return { kind: 'popular' as const, places: await listPopularPlaces(api, language, signal) };
  const { place, countryCode, below } = await findPlace(asked, context);
  const { label, countryName, path } = place;
  if (place.type === 'destination')
    return { kind: 'destination' as const, label, countryName, countryCode, path, cities: below };
  return {
    kind: 'country' as const,
    label,
    countryCode,
    path,
    regions: below,
    cities: await listCitiesBelow(path, context),
  };
}

export type LoadedCities = Awaited<ReturnType<typeof loadCities>>;
