import { useEffect } from 'react';
import type { Attempts } from '../submit/attempts';

/** Lets what a booking was made of be bought again, once it came to nothing (`isOver`). */
export function useRelease(attempts: Attempts, bookingId: string, isOver: boolean): void {
  // What was tried is kept by the tab, outside React.
  useEffect(() => {
    if (isOver) attempts.release(bookingId);
  }, [attempts, bookingId, isOver]);
}
