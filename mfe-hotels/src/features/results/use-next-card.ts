import { useLayoutEffect, useRef, type RefObject } from 'react';

interface NextCard {
  cards: RefObject<HTMLUListElement | null>;
  goOnFrom: () => void;
}

/** Focuses the first new card after the button was used. The external system is the document's focus. */
export function useNextCard(count: number): NextCard {
  const cards = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (from.current === null || count <= from.current) return;
    cards.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = null;
  }, [count]);
  return { cards, goOnFrom: () => void (from.current = count) };
}
