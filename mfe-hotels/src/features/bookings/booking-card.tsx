import type { BookingStatus, HotelBooking } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge, buttonClass, ButtonLink } from '@wayfare/ui';
import { useId } from 'react';
import { paths } from '../../paths';
import bookingStyles from '../booking/booking.module.css';

const TONES: Readonly<Record<BookingStatus, 'neutral' | 'success' | 'warning' | 'brand'>> = {
  completing: 'brand',
  confirmed: 'success',
  pending: 'brand',
  refunded: 'neutral',
  failed: 'warning',
  canceled: 'neutral',
  expired: 'neutral',
};

function Actions({ booking: { booking_id, canCancel, documents } }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const query = new URLSearchParams({ booking: booking_id });
  return (
    <div className={bookingStyles.actions}>
      <ButtonLink variant="secondary" size="small" to={paths.success(language, query)}>
        {t('bookings.view')}
      </ButtonLink>
      {documents !== null && (
        <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={documents.voucher}>
          {t('outcome.voucher')}
        </a>
      )}
      {canCancel ? (
        <ButtonLink variant="secondary" size="small" to={paths.cancelation(language, query)}>
          {t('outcome.cancel')}
        </ButtonLink>
      ) : (
        <span className={bookingStyles.small}>{t('bookings.notCancelable')}</span>
      )}
    </div>
  );
}

/** One booking: where, when, what became of it, and what can be done with it. */
export function BookingCard({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const id = useId();
  const { hotel, checkIn, checkOut, nights, rooms, reference, status, ledger } = booking;
  const dates = t('results.stay', { checkIn: formatDate(checkIn, language, 'medium'), checkOut: formatDate(checkOut, language, 'medium') });
  return (
    <article aria-labelledby={id} className={bookingStyles.section}>
      <div className={bookingStyles.sectionHead}>
        <h3 id={id}>{hotel.name}</h3>
        <Badge tone={TONES[status]}>{t(`bookings.status.${status}`)}</Badge>
      </div>
      <p>
        {t('card.location', { city: hotel.city_name, country: hotel.country_name })} · {dates}
      </p>
      <p>
        {t('search.nights', { count: nights })}, {t('search.roomsCount', { count: rooms.length })} · {formatMoney(parseMoney(ledger.total), language)} · {t('outcome.reference')}: {reference}
      </p>
      <Actions booking={booking} />
    </article>
  );
}
