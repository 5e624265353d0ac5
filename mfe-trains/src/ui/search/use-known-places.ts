import { useQuery } from '@wayfare/api-client/query-cache';
import type { TrainPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { placesQuery } from '../../api/places.api';
import type { Place } from '../../domain/search/criteria';
import { knownOptions, type PlaceOption } from '../../domain/search/place-options';
import { recentStations } from '../../state/search/search-storage';

interface Known {
  recent: readonly Place[];
  popular: readonly TrainPlace[];
}

/** Suggestions before typing (C1), requested on focus. */
export function useKnownPlaces(): {
  known: PlaceOption[];
  isLoading: boolean;
  onFocus: () => void;
} {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { api } = usePlatform();
  const [recent, setRecent] = useState<Known['recent'] | null>(null);
  // popular places are optional: the field works without them
  const { data: popular = [], isLoading } = useQuery({
    ...placesQuery(api),
    enabled: recent !== null,
  });
  return {
    known: recent === null ? [] : knownOptions({ recent, popular }, t, language),
    isLoading,
    onFocus: () => setRecent(recentStations()),
  };
}
