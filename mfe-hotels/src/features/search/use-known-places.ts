import type { PlaceSuggestion, PopularPlace } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { loadPopularPlaces } from '../../api/places.api';
import { recentPlaces } from '../../state/last-search';
import { emptyGroups, type SuggestionGroup } from './suggestion-groups';

interface Known {
  groups: readonly SuggestionGroup[];
  isLoading: boolean;
  request: () => void;
}

/** Suggestions before typing: earlier searches, then popular places (C1). */
export function useKnownPlaces(): Known {
  const { api } = usePlatform();
  const language = useLanguage();
  const [recent, setRecent] = useState<PlaceSuggestion[] | null>(null);
  const [popular, setPopular] = useState<readonly PopularPlace[] | null>(null);

  function request(): void {
    setRecent(recentPlaces());
    if (recent !== null) return;
    // popular places are optional: the field works without them
    loadPopularPlaces(api, language).then(setPopular, () => setPopular([]));
  }

  return {
    groups: recent === null ? [] : emptyGroups(recent, popular ?? []),
    isLoading: recent !== null && popular === null,
    request,
  };
}
