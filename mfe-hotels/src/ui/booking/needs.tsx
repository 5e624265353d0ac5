import type { HotelBooking } from '@wayfare/api-contract';
import { SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import styles from './booking.module.css';

/** Requested assistance, not yet promised by the property. */
export function Needs({ assistance }: Pick<HotelBooking, 'assistance'>) {
  const { t } = useTranslation('hotels');
  return (
    <>
      <ul className={styles.plain}>
        {assistance.map((need) => (
          <li key={need}>{t(`assistance.${need}`)}</li>
        ))}
      </ul>
      <SmallPrint>{t('assistance.unconfirmed')}</SmallPrint>
    </>
  );
}
