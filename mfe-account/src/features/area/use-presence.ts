import { useSession } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';

/**
 * Who a page of the account is for. The server does not know who is here. A member whose token is still on its way is
 * one already: their calls wait for it.
 */
export function usePresence(): 'unknown' | 'visitor' | 'member' {
  const isHydrated = useHydrated();
  const { user } = useSession();
  if (user !== '') return 'member';
  return isHydrated ? 'visitor' : 'unknown';
}
