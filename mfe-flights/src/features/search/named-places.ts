import type { ApiClient } from '@wayfare/api-client';
import { fetchCached } from '@wayfare/api-client/query-cache';
import type { Language } from '@wayfare/domain';
import { placeNameQuery } from '../../api/places.api';
import type { FlightSearch, Place, SliceDraft } from '../../domain/search/criteria';

/** Names by code; an unknown code stands for itself. */
async function namesOf(
  api: ApiClient,
  codes: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all(
    [...new Set(codes)].map((code) =>
      fetchCached(placeNameQuery(api, code, language)).then(
        ({ address }): [string, string] => [code, address.cityName],
        (): [string, string] => [code, code],
      ),
    ),
  );
  return new Map(names);
}

/** Names the places in the page's language: names in an address are another reader's. */
export async function withPlaceNames(
  search: FlightSearch,
  { api, language }: { api: ApiClient; language: Language },
): Promise<FlightSearch> {
  const codes = search.slices
    .flatMap(({ from, to }) => [from.code, to.code])
    .filter((code) => code !== '');
  const names = await namesOf(api, codes, language);
  const named = (place: Place): Place => ({ ...place, name: names.get(place.code) ?? place.name });
  return {
    ...search,
    slices: search.slices.map((slice): SliceDraft => ({
      ...slice,
      from: named(slice.from),
      to: named(slice.to),
    })),
  };
}
