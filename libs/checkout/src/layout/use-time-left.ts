import { expiryWarning, offerPhase, remainingMs } from '@wayfare/domain';
import { useEffect, useState } from 'react';

export interface TimeLeft {
  /** null as long as no clock is shown */
  ms: number | null;
  /** minutes of the last warning; it stays until the next one */
  warning: 5 | 1 | null;
}

const SECOND = 1000;
const NO_CLOCK: TimeLeft = { ms: null, warning: null };

/** Time left of a price, once a second in the last ten minutes (OQ-52). Give the component that uses it the instant as its key. */
export function useTimeLeft(expiresAt: string): TimeLeft {
  const [left, setLeft] = useState<TimeLeft>(NO_CLOCK);
  // The wall clock is outside React, and the server's is another one.
  useEffect(() => {
    let before = remainingMs(expiresAt, Date.now());
    let shown = NO_CLOCK;
    const tick = () => {
      const now = remainingMs(expiresAt, Date.now());
      const warning = expiryWarning(before, now);
      before = now;
      const isSame = shown.ms === 0 || (shown.ms === now && warning === null);
      if (offerPhase(now) === 'valid' || isSame) return;
      shown = { ms: now, warning: warning ?? shown.warning };
      setLeft(shown);
    };
    tick();
    const timer = window.setInterval(tick, SECOND);
    // a tab in the background hardly ticks
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt]);
  return left;
}
