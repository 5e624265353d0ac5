import { KEEP_MS, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { mapNearby } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Nearby } from './nearby';

export interface NearbyOfProps {
  point: { latitude: number; longitude: number };
}

/** Surroundings of a point, once loaded. */
export function NearbyOf({ point: { latitude, longitude } }: NearbyOfProps) {
  const { api } = usePlatform();
  const request = { latitude, longitude, language: useLanguage() };
  const { data: found = [] } = useQuery({
    queryKey: queryKey(mapNearby, request),
    queryFn: ({ signal }) => api.call(mapNearby, request, { signal }),
    staleTime: KEEP_MS,
  });
  return <Nearby found={found} />;
}
