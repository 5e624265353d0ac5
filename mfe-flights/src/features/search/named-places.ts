import type { ApiClient } from '@wayfare/api-client';
import { fetchCached } from '@wayfare/api-client/query-cache';
import type { Language } from '@wayfare/domain';
import { placeNameQuery } from '../../api/places.api';
import type { FlightSearch, Place, SliceDraft } from '../../domain/search/criteria';

/** The town of each code in a language; a code that nobody can name now stands for itself. */
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

/** A search with the names of its places in the language of the page: an address says codes, and whatever names it has were another's. */
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
