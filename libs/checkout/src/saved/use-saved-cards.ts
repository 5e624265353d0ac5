import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { savedCards, type SavedCard } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';

interface CardsOfMember {
  isMember: boolean;
  isPending: boolean;
  /** empty when loading failed: a card is typed then */
  cards: readonly SavedCard[];
}

/** Kept cards of the member; known in the browser alone. */
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
