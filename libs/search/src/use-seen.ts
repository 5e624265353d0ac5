import { useEffect, useRef, useState, type RefObject } from 'react';

const MARGIN = '200px';

/** Whether an element has been near the viewport; defers queries until then. */
export function useSeen(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen((seen) => seen || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
