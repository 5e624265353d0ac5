import type { HotelDetail } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { scheduleOf } from '../../domain/stay/house-rules';
import styles from './hotel.module.css';

export function HotelDetails({ hotel }: { hotel: HotelDetail }) {
  const { t } = useTranslation('hotels');
  const { booking_details: rules } = hotel;
  const schedule = scheduleOf(rules);
  return (
    <>
      <section aria-labelledby="about" className={styles.section}>
        <h2 id="about">{t('hotel.about', { name: hotel.name })}</h2>
        <p className={styles.prose}>{hotel.description}</p>
      </section>
      <section aria-labelledby="facilities" className={styles.section}>
        <h2 id="facilities">{t('hotel.facilities')}</h2>
        {hotel.facilities.length === 0 ? (
          <p>{t('hotel.noFacilities')}</p>
        ) : (
          <ul className={styles.facilities}>
            {hotel.facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="rules" className={styles.section}>
        <h2 id="rules">{t('hotel.rules')}</h2>
        <dl className={styles.facts}>
          <dt>{t('hotel.arrival')}</dt>
          <dd>
            {rules.checkInInstructions.includes(schedule.start)
              ? null
              : t('hotel.checkInFrom', { time: schedule.start })}{' '}
            {rules.checkInInstructions}
          </dd>
          <dt>{t('hotel.departure')}</dt>
          <dd>
            {rules.checkOutInstructions.includes(schedule.end)
              ? null
              : t('hotel.checkOutUntil', { time: schedule.end })}{' '}
            {rules.checkOutInstructions}
          </dd>
          <dt>{t('hotel.minAge')}</dt>
          <dd>{t('hotel.minAgeValue', { count: rules.minAge })}</dd>
        </dl>
      </section>
    </>
  );
}
