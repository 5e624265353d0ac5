import { ScrollRestoration, useLocation } from '@wayfare/router';
import { useEffect, useRef } from 'react';
import { focusPage, keepFocus } from './focus-keeper';

/** After a navigation to another path the focus is on the new page's heading, and within a page it is never lost. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The document's focus is outside React.
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || shown.current === pathname) return;
    shown.current = pathname;
    focusPage(main);
  }, [pathname]);
  useEffect(() => {
    const main = document.getElementById('main');
    return main === null ? undefined : keepFocus(main);
  }, []);
  return <ScrollRestoration />;
}
