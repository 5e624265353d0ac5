import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSuggestions, type Suggestions } from '@wayfare/ui';
import { loadPopularPlaces, suggestPlaces } from '../../api/places.api';
import { recentPlaces } from '../search/last-search';
import {
  MIN_CHARACTERS,
  emptyGroups,
  groupByType,
  type SuggestionGroup,
} from './suggestion-groups';

export type PlaceSuggestions = Suggestions<SuggestionGroup[]>;

function storedPlaces(): PlaceSuggestion[] {
  try {
    return recentPlaces(window.localStorage);
  } catch {
    return [];
  }
}

/** Places for what is typed, and before that the places of earlier searches and popular ones. */
export function usePlaceSuggestions() {
  const { api } = usePlatform();
  const language = useLanguage();
  return useSuggestions<SuggestionGroup[]>({
    min: MIN_CHARACTERS,
    ask: async (text, signal) => groupByType(await suggestPlaces(api, text, language, signal)),
    offer(signal) {
      const recent = storedPlaces();
      // popular places are an extra: without them the field works as usual
      const popular = loadPopularPlaces(api, language, signal).catch(() => []);
      return {
        now: emptyGroups(recent, []),
        later: popular.then((places) => emptyGroups(recent, places)),
      };
    },
  });
}
