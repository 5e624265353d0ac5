import type { ApiClient } from '@wayfare/api-client';
import type { FlightPlace } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { exactMatch, findTyped } from '@wayfare/search';
import { suggestFlightPlaces } from '../../api/places.api';
import {
  ownSlices,
  type FlightSearch,
  type Place,
  type SliceDraft,
} from '../../domain/search/criteria';

const ENDS = ['from', 'to'] as const;

/** A place sent as text by a form without a script. */
export interface TypedEnd {
  slice: number;
  end: (typeof ENDS)[number];
  text: string;
  found: readonly FlightPlace[];
}

export const withPlace = (
  search: FlightSearch,
  { slice: at, end }: Pick<TypedEnd, 'slice' | 'end'>,
  place: Place,
): FlightSearch => ({
  ...search,
  slices: search.slices.map((slice, index): SliceDraft =>
    index === at ? { ...slice, [end]: place } : slice,
  ),
});

export const typedIn = (
  search: FlightSearch,
  { api, language, signal }: { api: ApiClient; language: Language; signal: AbortSignal },
): Promise<TypedEnd[]> =>
  findTyped(
    ownSlices(search).flatMap((draft, slice) =>
      ENDS.map((end) => ({
        slice,
        end,
        text: draft[end].code === '' ? draft[end].name.trim() : '',
      })),
    ),
    (text) => suggestFlightPlaces(api, text, language, signal),
  );

/** Resolves texts with a single candidate; returns the same object where there is none. */
export const takeCertain = (search: FlightSearch, typed: readonly TypedEnd[]): FlightSearch =>
  typed.reduce((known, one) => {
    // a town's only airport is what its name means
    const certain =
      exactMatch(one.text, one.found, ({ name }) => [name]) ??
      exactMatch(one.text, one.found, ({ city_name: city }) => [city]);
    return certain === null
      ? known
      : withPlace(known, one, { code: certain.iata_code, name: certain.name });
  }, search);

export const stillTyped = (
  search: FlightSearch | null,
  typed: readonly TypedEnd[],
): readonly TypedEnd[] =>
  typed.filter(({ slice, end }) => search?.slices[slice]?.[end].code === '');
