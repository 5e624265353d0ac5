import type { FlightOffer } from '@wayfare/api-contract';
import { expiryWarning, formatCountdown, offerPhase, remainingMs } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { VisuallyHidden } from '@wayfare/ui';
import { useEffect, useState } from 'react';
import { RefreshPanel } from './refresh-panel';
import type { WizardQuery } from './wizard-query';
import type { WizardStep } from './wizard-steps';
import styles from './wizard.module.css';

interface Left {
  /** null as long as no clock is shown */
  ms: number | null;
  warning: 5 | 1 | null;
}

const SECOND = 1000;

/** Time left, once a second in the last ten minutes; a warning stays until the next one (OQ-52). */
function useTimeLeft(expiresAt: string): Left {
  const [left, setLeft] = useState<Left>({ ms: null, warning: null });
  // The wall clock is outside React, and the server's is another one.
  useEffect(() => {
    let before = remainingMs(expiresAt, Date.now());
    const tick = () => {
      const now = remainingMs(expiresAt, Date.now());
      const warning = expiryWarning(before, now);
      before = now;
      if (offerPhase(now) !== 'valid') setLeft((known) => (known.ms === 0 ? known : { ms: now, warning: warning ?? known.warning }));
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

interface Props {
  step: WizardStep;
  offer: FlightOffer;
  query: WizardQuery;
  /** of a quote, where one was made */
  expiresAt?: string | undefined;
}

/** How long the price holds: nothing until its last ten minutes, then a clock, at its end the way to a fresh price. */
export function OfferClock({ step, offer, query, expiresAt = offer.expires_at }: Props) {
  const { t } = useTranslation('flights');
  const { ms, warning } = useTimeLeft(expiresAt);
  if (ms === null) return <div role="status" />;
  const isOver = ms === 0;
  return (
    <div className={styles.clock}>
      <div role="status">
        {isOver ? <strong>{t('clock.over')}</strong> : warning !== null && <VisuallyHidden>{t('clock.warning', { count: warning })}</VisuallyHidden>}
      </div>
      {!isOver && (
        <p role="timer" aria-live="off">
          {t('clock.left', { time: formatCountdown(ms) })}
        </p>
      )}
      <RefreshPanel step={step} offer={offer} query={query} isOver={isOver} />
    </div>
  );
}
