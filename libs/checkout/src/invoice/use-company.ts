import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { company, type InvoiceDetails } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';

/** Company of the member's account; null without one, and when loading failed. */
export function useCompany(isAsked: boolean): InvoiceDetails | null {
  const { api } = usePlatform();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const isMember = isHydrated && user !== '';
  const { data } = useQuery(
    {
      queryKey: [...queryKey(company), user],
      queryFn: ({ signal }) => api.call(company, {}, { signal }),
      enabled: isMember && isAsked,
    },
    queryClient(),
  );
  return isMember ? (data?.details ?? null) : null;
}
