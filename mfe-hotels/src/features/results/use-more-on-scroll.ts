import { useEffect, type RefObject } from 'react';
import { isNearEnd } from './near-end';

/** Focus at or behind the list's end: growing the list would push the focused element off the screen. */
function isFocusBehind(end: Element | null): boolean {
  const { activeElement: focused, body } = document;
  if (end === null || focused === null || focused === body) return false;
  return (
    end.contains(focused) ||
    (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** Loads more near the page's end (CON-13). The external system is the window's scrolling. */
export function useMoreOnScroll(
  isEnabled: boolean,
  end: RefObject<Element | null>,
  onMore: () => void,
): void {
  useEffect(() => {
    if (!isEnabled) return;
    const handleScroll = () => {
      if (isNearEnd(document.documentElement) && !isFocusBehind(end.current)) onMore();
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [isEnabled, end, onMore]);
}
