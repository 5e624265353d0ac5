import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState, type RefObject } from 'react';
import { readAppearance } from './card-appearance';

/** Appearance of card fields from the document; re-read on a colour-scheme change. */
export function useAppearance(place: RefObject<HTMLElement | null>): Appearance | null {
  const [appearance, setAppearance] = useState<Appearance | null>(null);
  useEffect(() => {
    function read(): void {
      if (place.current !== null) setAppearance(readAppearance(place.current));
    }
    read();
    const scheme =
      typeof window.matchMedia === 'function'
        ? window.matchMedia('(prefers-color-scheme: dark)')
        : null;
    scheme?.addEventListener('change', read);
    return () => scheme?.removeEventListener('change', read);
  }, [place]);
  return appearance;
}
