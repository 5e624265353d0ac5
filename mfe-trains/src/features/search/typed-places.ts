import type { TrainPlace } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import type { LoaderContext } from '@wayfare/remote-kit';
import { exactMatch, type PlacesOf } from '@wayfare/search';
import { suggestTrainPlaces } from '../../api/places.api';
import type { TicketSearch } from '../../domain/search/criteria';
import { findTicketProblems } from '../../domain/search/search-rules';

const ENDS = ['from', 'to'] as const;

interface End {
  end: (typeof ENDS)[number];
  text: string;
}

export interface TypedEnd extends End {
  found: readonly TrainPlace[];
}

export const typedPlaces = ({
  api,
  signal,
}: Pick<LoaderContext, 'api' | 'signal'>): PlacesOf<TicketSearch, End, TrainPlace> => ({
  endsOf: (search) =>
    ENDS.map((end) => ({ end, text: search[end].code === '' ? search[end].label.trim() : '' })),
  ask: (text) => suggestTrainPlaces(api, text, signal),
  meant: (text, found) => exactMatch(text, found, ({ label, localLabel }) => [label, localLabel]),
  withPlace: (search, { end }, place) => ({ ...search, [end]: place }),
  problemsOf: (search) => findTicketProblems(search, siteDay()),
});
