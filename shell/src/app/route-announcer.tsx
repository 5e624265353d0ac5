import { ScrollRestoration, useLocation } from '@wayfare/router';
import { useEffect, useRef } from 'react';
import { focusPage, keepFocus } from './focus-keeper';

export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
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
