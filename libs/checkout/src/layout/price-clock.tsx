import { formatCountdown } from '@wayfare/domain';
import { VisuallyHidden } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './booking.module.css';
import { useTimeLeft } from './use-time-left';

interface PriceClockProps {
  /** use it as the React key too */
  expiresAt: string;
  texts: { over: string; left: (time: string) => string; warning: (minutes: number) => string };
  children?: ((isOver: boolean) => ReactNode) | undefined;
}

/** Countdown of a price's last ten minutes, announced at five and at one (OQ-52, OQ-68). */
export function PriceClock({ expiresAt, texts, children }: PriceClockProps) {
  const { ms, warning } = useTimeLeft(expiresAt);
  if (ms === null) return <div role="status" />;
  const isOver = ms === 0;
  return (
    <div className={styles.clock}>
      <div role="status">
        {isOver ? (
          <strong>{texts.over}</strong>
        ) : (
          warning !== null && <VisuallyHidden>{texts.warning(warning)}</VisuallyHidden>
        )}
      </div>
      {!isOver && (
        <p role="timer" aria-live="off">
          {texts.left(formatCountdown(ms))}
        </p>
      )}
      {children?.(isOver)}
    </div>
  );
}
