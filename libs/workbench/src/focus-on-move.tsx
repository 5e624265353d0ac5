import { useLocation } from '@wayfare/router';
import { useLayoutEffect, useRef } from 'react';

/** On another page the focus comes to its heading, which is read out; the first page leaves it to the browser. */
export function FocusOnMove({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname } = useLocation();
  const place = isSignedIn ? pathname : 'sign-in';
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }, [place]);
  return null;
}
