import { expiryWarning, offerPhase, remainingMs } from '@wayfare/domain';
import { useEffect, useState } from 'react';

export interface TimeLeft {
  ms: number | null;
  /** minutes of the last warning, until the next */
  warning: 5 | 1 | null;
}

const SECOND = 1000;
const NO_CLOCK: TimeLeft = { ms: null, warning: null };

/** Time left in the last ten minutes, ticking each second (OQ-52). Key the component by the instant. */
export function useTimeLeft(expiresAt: string): TimeLeft {
  const [left, setLeft] = useState<TimeLeft>(NO_CLOCK);
  // Syncs with the clock, corrected to the server's.
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
    // background tabs throttle timers
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt]);
  return left;
}
