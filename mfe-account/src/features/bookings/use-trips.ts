import { queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { trips, type Trips } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { listTrips } from '../../api/trips.api';

export type OwnTrips =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly data: Trips };

/** Fetched by the browser: the server does not know who is logged in. */
export function useTrips(): OwnTrips {
  const { api } = usePlatform();
  const { user } = useSession();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey(trips, { language }), user],
    queryFn: ({ signal }) => listTrips(api, language, signal),
  });
  if (data !== undefined) return { state: 'known', data };
  return error === null ? { state: 'waiting' } : { state: 'failed', retry: () => void refetch() };
}
