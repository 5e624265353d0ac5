import { ScrollRestoration, useLocation } from '@wayfare/router';
import { useEffect, useRef } from 'react';

/** After a navigation to another path: focus on main, so that keyboard and screen reader start at the new page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The document's focus is outside React.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <ScrollRestoration />;
}
