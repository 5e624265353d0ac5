import { useNavigate } from '@wayfare/router';
import { useEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Leads on from a page that the server made, where it could not know what this tab has kept: to the receipt of what was
 * paid already, say (C3). The other page takes this one's place in the history. A page that a browser loads is led on by
 * its loader, before it is shown.
 * @param find the path to lead to; null stays here. Asked in the browser only, after the page was taken over
 */
export function useReplacement(find: () => string | null): void {
  const navigate = useNavigate();
  const href = useSyncExternalStore(subscribe, find, () => null);
  // The address bar is the browser's; what the tab has kept is known only after hydration.
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true });
  }, [href, navigate]);
}
