import { useHydrated } from '@wayfare/ui';
import { startTransition, useEffect, useState } from 'react';

/** Blocks on the first screen, rendered by the server. */
const FIRST_SCREEN = 4;
const PER_FRAME = 2;
/** A deck of this size renders at once. */
const SMALL = 3;

function atFirst(total: number, isHydrated: boolean): number {
  if (total <= SMALL) return total;
  return isHydrated ? 1 : FIRST_SCREEN;
}

/** Number of rendered blocks; grows by frame, so that a large aircraft blocks neither frames nor keys. */
export function useBlocks(total: number): number {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(() => atFirst(total, isHydrated));
  // external system: the browser's frames
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + PER_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total]);
  return drawn;
}
