import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { savedCards, type SavedCard } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';

interface CardsOfMember {
  isMember: boolean;
  /** it is not known yet who is here, or what they keep */
  isPending: boolean;
  /** none where they could not be loaded: whoever pays types a card then */
  cards: readonly SavedCard[];
}

/** The cards of whoever pays. The server does not know who is here. */
export function useSavedCards(): CardsOfMember {
  const { api } = usePlatform();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const isMember = isHydrated && user !== '';
  const { data, isFetchedAfterMount } = useQuery(
    {
      queryKey: [...queryKey(savedCards), user],
      queryFn: ({ signal }) => api.call(savedCards, {}, { signal }),
      enabled: isMember,
    },
    queryClient(),
  );
  return {
    isMember,
    isPending: !isHydrated || (isMember && !isFetchedAfterMount),
    cards: isMember ? (data?.cards ?? []) : [],
  };
}
