import { useLayoutEffect, useRef, type RefObject } from 'react';

interface NextCard {
  /** of the list */
  cards: RefObject<HTMLUListElement | null>;
  /** to be called when the reader asks for more */
  goOnFrom: () => void;
}

/** Whoever asked for more by the button goes on at the first card that is new. The external system is the document's focus. */
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
