import { useTimeLeft } from '@wayfare/checkout';
import { formatCountdown } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { VisuallyHidden } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './cart.module.css';

interface Props {
  /** of the first offer that lapses, or of the prebooking */
  expiresAt: string;
  /** where the time can be renewed: one press */
  renew?: ReactNode;
}

/** The one clock of the cart: nothing until the last ten minutes, then the time left, spoken at five minutes and at one (OQ-68). */
export function CartClock({ expiresAt, renew }: Props) {
  const { t } = useTranslation('trains');
  const { ms, warning } = useTimeLeft(expiresAt);
  if (ms === null) return <div role="status" />;
  const isOver = ms === 0;
  return (
    <div className={styles.clock}>
      <div role="status">
        {isOver ? <strong>{t('cart.clock.over')}</strong> : warning !== null && <VisuallyHidden>{t('cart.clock.warning', { count: warning })}</VisuallyHidden>}
      </div>
      {!isOver && (
        <p role="timer" aria-live="off">
          {t('cart.clock.left', { time: formatCountdown(ms) })}
        </p>
      )}
      {renew}
    </div>
  );
}
