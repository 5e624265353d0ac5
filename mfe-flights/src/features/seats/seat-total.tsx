import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { memo } from 'react';
import { servicesTotal, type ChosenService } from '../../domain/draft/chosen-services';
import styles from './seats.module.css';
import type { Said } from './use-seat-picking';

function Told({ told, disclosures }: Said) {
  const { t } = useTranslation('flights');
  if (told.length === 0) return null;
  return (
    <p className={styles.said}>
      {told.map(([key, values]) => t(`seats.${key}`, values)).join(' ')}
      {/* the airline's own words, in English */}
      {disclosures.length > 0 && <span lang="en"> {disclosures.join(' ')}</span>}
    </p>
  );
}

interface SeatTotalProps {
  said: Said;
  chosen: readonly ChosenService[];
  count: number;
}

export const SeatTotal = memo(function SeatTotal({ said, chosen, count }: SeatTotalProps) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <div className={styles.total}>
      <div role="status">
        <Told {...said} />
      </div>
      <p>
        {t('seats.totalCount', { chosen: chosen.length, count })}{' '}
        <strong>
          {t('seats.totalPrice', {
            price: formatMoney(parseMoney(servicesTotal(chosen)), language),
          })}
        </strong>
      </p>
    </div>
  );
});
