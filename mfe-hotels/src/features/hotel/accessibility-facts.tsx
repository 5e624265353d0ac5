import type { HotelDetail } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import styles from './hotel.module.css';

/** Lists what is unknown too: silence is no answer for those who need a facility. */
export function AccessibilityFacts({
  hotel: { accessibility },
}: {
  hotel: Pick<HotelDetail, 'accessibility'>;
}) {
  const { t } = useTranslation('hotels');
  return (
    <section aria-labelledby="accessibility" className={styles.section}>
      <h2 id="accessibility">{t('accessibility.title')}</h2>
      {accessibility.length === 0 ? (
        <p>{t('accessibility.nothing')}</p>
      ) : (
        <>
          <p>{t('accessibility.says')}</p>
          <ul className={styles.facilities}>
            {accessibility.map((kind) => (
              <li key={kind}>{t(`accessible.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.prose}>{t('accessibility.unknown')}</p>
    </section>
  );
}
