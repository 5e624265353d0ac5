import { useEffect } from 'react';
import type { Attempts } from '../submit/attempts';

/** Lets the offer of a failed booking be bought again (`isOver`). */
export function useRelease(attempts: Attempts, bookingId: string, isOver: boolean): void {
  // clears session storage
  useEffect(() => {
    if (isOver) attempts.release(bookingId);
  }, [attempts, bookingId, isOver]);
}
