import type { LoaderContext } from '@wayfare/remote-kit';
import type { FlightPlace } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import { exactMatch, type PlacesOf } from '@wayfare/search';
import { suggestFlightPlaces } from '../../api/places.api';
import { ownSlices, type FlightSearch, type SliceDraft } from '../../domain/search/criteria';
import { findProblems } from '../../domain/search/search-rules';

const ENDS = ['from', 'to'] as const;

interface End {
  slice: number;
  end: (typeof ENDS)[number];
  text: string;
}

export interface TypedEnd extends End {
  found: readonly FlightPlace[];
}

export const withPlace = (
  search: FlightSearch,
  { slice: at, end }: Pick<End, 'slice' | 'end'>,
  place: SliceDraft['from'],
): FlightSearch => ({
  ...search,
  slices: search.slices.map((slice, index): SliceDraft =>
    index === at ? { ...slice, [end]: place } : slice,
  ),
});

export const typedPlaces = ({
  api,
  language,
  signal,
}: Pick<LoaderContext, 'api' | 'language' | 'signal'>): PlacesOf<
  FlightSearch,
  End,
  FlightPlace
> => ({
  endsOf: (search) =>
    ownSlices(search).flatMap((draft, slice) =>
      ENDS.map((end) => ({
        slice,
        end,
        text: draft[end].code === '' ? draft[end].name.trim() : '',
      })),
    ),
  ask: (text) => suggestFlightPlaces(api, text, language, signal),
  // a town's only airport is what its name means
  meant: (text, found) =>
    exactMatch(text, found, ({ name }) => [name]) ??
    exactMatch(text, found, ({ city_name: city }) => [city]),
  withPlace: (search, end, { iata_code: code, name }) => withPlace(search, end, { code, name }),
  problemsOf: (search) => findProblems(search, siteDay()),
});
