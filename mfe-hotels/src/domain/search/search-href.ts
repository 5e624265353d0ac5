import type { PlaceSuggestion } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import { chosenPlace } from './search-state';
import type { SearchDraft } from './criteria';
import { writeSearch } from './search-query';

/** The results of a place with the dates and guests of a draft; what is wrong with those is said there. */
export function searchHref(place: PlaceSuggestion, draft: SearchDraft, language: Language): string {
  const { checkIn, checkOut, party, nationality } = draft;
  const search = writeSearch({
    place: chosenPlace(place),
    area: null,
    hotels: [],
    stay: checkIn === '' && checkOut === '' ? null : { checkIn, checkOut },
    party,
    nationality,
  });
  return paths.results(language, new URLSearchParams({ search }));
}
