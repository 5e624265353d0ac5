import { useQuery } from '@wayfare/api-client/query-cache';
import type { PassArea, RailCard } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { passAreasQuery, railCardsQuery } from '../../api/facts.api';

/** Empty until loaded; searching works without them. */
export interface Facts<Fact> {
  known: readonly Fact[];
  isFailed: boolean;
}

export function useRailCards(): Facts<RailCard> {
  const { api } = usePlatform();
  const { data, isError } = useQuery(railCardsQuery(api, useLanguage()));
  return { known: data ?? [], isFailed: isError };
}

export function usePassAreas(sent: PassArea[] | null): Facts<PassArea> {
  const { api } = usePlatform();
  const { data, isError } = useQuery({
    ...passAreasQuery(api, useLanguage()),
    ...(sent === null ? {} : { initialData: sent }),
  });
  return { known: data ?? [], isFailed: isError };
}
