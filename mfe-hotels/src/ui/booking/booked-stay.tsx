import type { HotelBooking, Quote } from '@wayfare/api-contract';
import { Facts, SmallPrint } from '@wayfare/checkout';
import { formatDate, fromOccupancies } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { partyText } from '../../domain/search/party-text';
import { scheduleOf } from '../../domain/stay/house-rules';
import { CancelTerms } from './cancel-terms';
import { hasOwnTerms, StayRooms } from './stay-rooms';
import styles from './booking.module.css';

export type Stay = Pick<
  Quote | HotelBooking,
  | 'hotel'
  | 'booking_details'
  | 'checkIn'
  | 'checkOut'
  | 'nights'
  | 'occupancies'
  | 'rooms'
  | 'cancelPolicy'
>;

export function HotelHead({ hotel }: Pick<Stay, 'hotel'>) {
  const { t } = useTranslation('hotels');
  return (
    <div>
      <p className={styles.hotelName}>{hotel.name}</p>
      <SmallPrint>{hotel.address}</SmallPrint>
      {hotel.demo && <SmallPrint>{t('booking.demoNote')}</SmallPrint>}
    </div>
  );
}

/** Dates, guests, rooms and terms (HOT-42, HOT-44); a cancelled stay shows no hours or terms. */
export function StayFacts({ stay, isCanceled = false }: { stay: Stay; isCanceled?: boolean }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const schedule = scheduleOf(stay.booking_details);
  const guests = partyText(fromOccupancies(stay.occupancies), (key, count) => t(key, { count }));
  const checkIn = formatDate(stay.checkIn, language, 'medium');
  const checkOut = formatDate(stay.checkOut, language, 'medium');
  return (
    <Facts
      items={[
        {
          term: t('hotel.checkIn'),
          detail: isCanceled ? checkIn : t('booking.from', { date: checkIn, time: schedule.start }),
        },
        {
          term: t('hotel.checkOut'),
          detail: isCanceled
            ? checkOut
            : t('booking.until', { date: checkOut, time: schedule.end }),
        },
        {
          term: t('booking.stay'),
          detail: `${t('search.nights', { count: stay.nights })}, ${guests}`,
        },
        { term: t('booking.rooms'), detail: <StayRooms stay={stay} isCanceled={isCanceled} /> },
        ...(isCanceled || hasOwnTerms(stay.rooms)
          ? []
          : [
              {
                term: t('booking.cancellation'),
                detail: <CancelTerms cancelPolicy={stay.cancelPolicy} />,
              },
            ]),
      ]}
    />
  );
}
