import type { HotelBooking, Quote } from '@wayfare/api-contract';
import { formatDate, fromOccupancies, localMoment } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { scheduleOf } from '../hotel/house-rules';
import { partyText } from '../search/party-text';
import styles from './booking.module.css';

export type Stay = Pick<Quote | HotelBooking, 'hotel' | 'booking_details' | 'checkIn' | 'checkOut' | 'nights' | 'occupancies' | 'rooms' | 'cancelPolicy'>;

/** Until when cancelling is free, by the hotel's clock. */
export function CancelTerms({ cancelPolicy: { refundable, freeCancellationUntil: until } }: Pick<Stay, 'cancelPolicy'>) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const moment = until === null || !refundable ? null : localMoment(until, language);
  return <>{moment === null ? t('rooms.nonRefundable') : t('rooms.freeCancellation', { ...moment })}</>;
}

/** Name and address of the hotel of a booking. */
export function HotelHead({ hotel }: Pick<Stay, 'hotel'>) {
  const { t } = useTranslation('hotels');
  return (
    <div>
      <p className={styles.hotelName}>{hotel.name}</p>
      <p className={styles.small}>{hotel.address}</p>
      {hotel.demo && <p className={styles.small}>{t('card.demoNote')}</p>}
    </div>
  );
}

/** Dates, guests, rooms and cancellation of a stay (HOT-42, HOT-44). */
export function StayFacts({ stay }: { stay: Stay }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const schedule = scheduleOf(stay.booking_details);
  const guests = partyText(fromOccupancies(stay.occupancies), (key, count) => t(key, { count }));
  return (
    <dl className={styles.facts}>
      <dt>{t('hotel.checkIn')}</dt>
      <dd>{t('booking.from', { date: formatDate(stay.checkIn, language, 'medium'), time: schedule.start })}</dd>
      <dt>{t('hotel.checkOut')}</dt>
      <dd>{t('booking.until', { date: formatDate(stay.checkOut, language, 'medium'), time: schedule.end })}</dd>
      <dt>{t('booking.stay')}</dt>
      <dd>
        {t('search.nights', { count: stay.nights })}, {guests}
      </dd>
      <dt>{t('booking.rooms')}</dt>
      <dd>
        <ul className={styles.plain}>
          {stay.rooms.map((room) => (
            <li key={room.occupancyRefID}>
              {room.description}, {room.meal_plan}
            </li>
          ))}
        </ul>
      </dd>
      <dt>{t('booking.cancellation')}</dt>
      <dd>
        <CancelTerms cancelPolicy={stay.cancelPolicy} />
      </dd>
    </dl>
  );
}
