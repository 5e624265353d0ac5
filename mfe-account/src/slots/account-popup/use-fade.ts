import { FADE_MS, RESOLVER_MS, useLoginPopup } from '@wayfare/session';
import { useLayoutEffect } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

/** Fades in two halves (CON-12), at once with reduced motion. True while the view is invisible. */
export function useFade(): boolean {
  const [{ fadingOut, fadingIn }, dispatch] = useLoginPopup();

  // external systems: the clock and the reader's motion setting
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
