import type { PlaceSuggestion } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import { chosenPlace } from './search-state';
import type { StaySearch } from './criteria';
import { writeSearch } from './search-query';

export const searchHref = (
  place: PlaceSuggestion,
  search: StaySearch,
  language: Language,
): string =>
  paths.results(
    language,
    new URLSearchParams({
      search: writeSearch({ ...search, place: chosenPlace(place), area: null, hotels: [] }),
    }),
  );
