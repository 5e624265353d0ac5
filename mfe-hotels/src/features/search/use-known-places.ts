import type { PlaceSuggestion, PopularPlace } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { loadPopularPlaces } from '../../api/places.api';
import { recentPlaces } from '../../state/last-search';
import { emptyGroups, type SuggestionGroup } from './suggestion-groups';

function storedPlaces(): PlaceSuggestion[] {
  try {
    return recentPlaces(window.localStorage);
  } catch {
    return [];
  }
}

interface Known {
  groups: readonly SuggestionGroup[];
  isLoading: boolean;
  /** somebody is in the field */
  request: () => void;
}

/** What a place field offers before anything is typed: places of earlier searches, then popular ones (C1). */
export function useKnownPlaces(): Known {
  const { api } = usePlatform();
  const language = useLanguage();
  const [recent, setRecent] = useState<PlaceSuggestion[] | null>(null);
  const [popular, setPopular] = useState<readonly PopularPlace[] | null>(null);

  function request(): void {
    setRecent(storedPlaces());
    if (recent !== null) return;
    // popular places are an extra: without them the field works as usual
    loadPopularPlaces(api, language).then(setPopular, () => setPopular([]));
  }

  return {
    groups: recent === null ? [] : emptyGroups(recent, popular ?? []),
    isLoading: recent !== null && popular === null,
    request,
  };
}
