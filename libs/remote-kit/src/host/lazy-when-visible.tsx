import { useEffect, useRef, useState, type ReactNode } from 'react';

const MARGIN = '50% 0px';

interface NearProps {
  /** placeholder of the part's height, also in the server's document, or what is below jumps */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its children when scrolled near; at once where a browser can't tell. */
export function LazyWhenVisible({ fallback, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? (
    children
  ) : (
    // a page whose code waits looks for it (`start-script.ts` of the shell)
    <div ref={place} data-near="">
      {fallback}
    </div>
  );
}
