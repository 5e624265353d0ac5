import { useHydrated } from '@wayfare/ui';
import { startTransition, useEffect, useState } from 'react';

/** Blocks that fill the first screen, which the server's page has. */
const FIRST_SCREEN = 4;
/** Blocks that come with each frame. */
const PER_FRAME = 2;
/** A deck of no more than these is drawn at once. */
const SMALL = 3;

function atFirst(total: number, isHydrated: boolean): number {
  if (total <= SMALL) return total;
  return isHydrated ? 1 : FIRST_SCREEN;
}

/**
 * How many of a deck's blocks are drawn: in a page that runs already some more in each frame, so that the largest aircraft
 * holds up no frame and no key for longer than a small one does.
 */
export function useBlocks(total: number): number {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(() => atFirst(total, isHydrated));
  // The frames are the browser's, outside React.
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + PER_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total]);
  return drawn;
}
