import { useEffect } from 'react';
import { isNearEnd } from './near-end';

/** Asks for more when the reader comes to the end of the page (CON-13). The external system is the window's scrolling. */
export function useMoreOnScroll(isEnabled: boolean, onMore: () => void): void {
  useEffect(() => {
    if (!isEnabled) return;
    const handleScroll = () => {
      if (isNearEnd(document.documentElement)) onMore();
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [isEnabled, onMore]);
}
