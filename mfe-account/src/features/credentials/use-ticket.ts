import { useLocation, useNavigate, useSearchParams } from '@wayfare/router';
import { useHydrated } from '@wayfare/ui';
import { useEffect } from 'react';
import { keepTicket, keptTicket } from './ticket-memory';
import type { TicketPage } from './ticket-memory';

/** The mail's ticket or null. Moved from the address bar to the tab's storage, to keep it out of the history. */
export function useTicket(page: TicketPage): string | null {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const given = query.get('ticket') ?? '';

  // external system: the address bar
  useEffect(() => {
    if (given !== '' && keepTicket(page, given))
      void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [given, page, pathname, navigate]);

  if (given !== '') return given;
  return isHydrated ? keptTicket(page) : null;
}
