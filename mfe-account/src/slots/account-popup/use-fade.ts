import { FADE_MS, RESOLVER_MS, useLoginPopup } from '@wayfare/session';
import { useLayoutEffect } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

/** Takes the popup through its change of view, half by half (CON-12); at once for who wants no motion. True while the view is not to be seen. */
export function useFade(): boolean {
  const [{ fadingOut, fadingIn }, dispatch] = useLoginPopup();

  // The clock is outside React, and so is what the reader set in the system.
  useLayoutEffect(() => {
    if (!fadingOut && !fadingIn) return undefined;
    const faded = () => dispatch({ type: 'faded' });
    if (window.matchMedia?.(CALM).matches === true) {
      faded();
      return undefined;
    }
    const timer = setTimeout(faded, fadingOut ? FADE_MS : RESOLVER_MS);
    return () => clearTimeout(timer);
  }, [fadingOut, fadingIn, dispatch]);

  return fadingOut || fadingIn;
}
