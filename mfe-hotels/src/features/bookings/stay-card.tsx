import type { HotelBooking } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass, ButtonLink } from '@wayfare/ui';
import { BookingCard } from '@wayfare/ui/booking';
import { paths } from '../../domain/paths';

function Actions({
  booking: { booking_id, canCancel, documents, status },
}: {
  booking: HotelBooking;
}) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const query = new URLSearchParams({ booking: booking_id });
  return (
    <>
      <ButtonLink variant="secondary" size="small" to={paths.success(language, query)}>
        {t('bookings.view')}
      </ButtonLink>
      {documents !== null && (
        <a
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={documents.voucher}
        >
          {t('outcome.voucher')}
        </a>
      )}
      {canCancel ? (
        <ButtonLink variant="secondary" size="small" to={paths.cancelation(language, query)}>
          {t('outcome.cancel')}
        </ButtonLink>
      ) : (
        status !== 'canceled' && <span>{t('bookings.notCancelable')}</span>
      )}
    </>
  );
}

export function StayCard({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { hotel, checkIn, checkOut, nights, rooms, reference, status, ledger, payment } = booking;
  const dates = t('search.stay', {
    checkIn: formatDate(checkIn, language, 'medium'),
    checkOut: formatDate(checkOut, language, 'medium'),
  });
  return (
    <BookingCard
      title={hotel.name}
      status={status}
      statusText={t(`bookings.status.${status}`)}
      actions={<Actions booking={booking} />}
    >
      <p>
        {t('card.location', { city: hotel.city_name, country: hotel.country_name })} · {dates}
      </p>
      <p>
        {t('search.nights', { count: nights })}, {t('search.roomsCount', { count: rooms.length })} ·{' '}
        {formatMoney(parseMoney(ledger.total), language)} · {t('outcome.reference')}: {reference}
      </p>
      {rooms.length > 1 && (
        <ul>
          {rooms.map(({ occupancyRefID: number, description, guest }) => (
            <li key={number}>
              {t('rooms.perRoom', { number })}: {description}
              {guest !== null && `, ${guest.firstName} ${guest.lastName}`}
            </li>
          ))}
        </ul>
      )}
      {status === 'canceled' && (
        <p>
          {t('cancelation.refunded', {
            price: formatMoney(parseMoney(payment.refunded), language),
          })}
        </p>
      )}
    </BookingCard>
  );
}
