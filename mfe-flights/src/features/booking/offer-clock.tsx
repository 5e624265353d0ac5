import type { FlightOffer } from '@wayfare/api-contract';
import { useTimeLeft } from '@wayfare/checkout';
import { formatCountdown } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { VisuallyHidden } from '@wayfare/ui';
import { RefreshPanel } from './refresh-panel';
import type { WizardQuery } from './wizard-query';
import type { WizardStep } from './wizard-steps';
import styles from './wizard.module.css';

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
