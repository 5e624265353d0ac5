import { useLocation, useNavigate, useSearchParams } from '@wayfare/router';
import { useHydrated } from '@wayfare/ui';
import { useEffect } from 'react';
import { keepTicket, keptTicket } from './ticket-memory';
import type { TicketPage } from './ticket-memory';

/**
 * The ticket of the mailed link that led here, null without one. It is taken off the address bar, from where it would
 * get into the browser's history, and kept for this tab.
 */
export function useTicket(page: TicketPage): string | null {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const given = query.get('ticket') ?? '';

  // The address bar is the browser's.
  useEffect(() => {
    if (given !== '' && keepTicket(page, given))
      void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [given, page, pathname, navigate]);

  if (given !== '') return given;
  return isHydrated ? keptTicket(page) : null;
}
