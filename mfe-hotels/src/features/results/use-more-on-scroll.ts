import { useEffect, type RefObject } from 'react';
import { isNearEnd } from './near-end';

/** Whether the keyboard is at the end of the list or behind it: a list that grows there takes what is focused off the screen. */
function isFocusBehind(end: Element | null): boolean {
  const { activeElement: focused, body } = document;
  if (end === null || focused === null || focused === body) return false;
  return (
    end.contains(focused) ||
    (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** Asks for more when the reader comes to the end of the page (CON-13). The external system is the window's scrolling. */
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
