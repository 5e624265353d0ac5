import type { HotelBooking } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { HotelHead, StayFacts } from '../booking/booked-stay';
import bookingStyles from '../booking/booking.module.css';
import { StayLedger } from '../booking/stay-ledger';

/** Reference, and the PIN that opens the booking for whoever has no account. */
export function References({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  return (
    <dl className={bookingStyles.facts}>
      <dt>{t('outcome.reference')}</dt>
      <dd>
        <strong>{booking.reference}</strong>
      </dd>
      <dt>{t('outcome.pin')}</dt>
      <dd>
        <strong>{booking.pin}</strong>
      </dd>
      {booking.supplierReference !== null && (
        <>
          <dt>{t('outcome.propertyReference')}</dt>
          <dd>{booking.supplierReference}</dd>
        </>
      )}
    </dl>
  );
}

/** The stay, its guest and its price. */
export function BookingDetails({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { holder, guest, booking_details: rules, payment } = booking;
  const { firstName, lastName } = guest ?? holder;
  return (
    <>
      <section aria-labelledby="stay" className={bookingStyles.section}>
        <h2 id="stay">{t('outcome.stay')}</h2>
        <HotelHead hotel={booking.hotel} />
        <StayFacts stay={booking} />
        <dl className={bookingStyles.facts}>
          <dt>{t('outcome.guest')}</dt>
          <dd>
            {firstName} {lastName}
          </dd>
          {rules.checkInInstructions !== '' && (
            <>
              <dt>{t('outcome.arrival')}</dt>
              <dd>{rules.checkInInstructions}</dd>
            </>
          )}
          {booking.remarks !== '' && (
            <>
              <dt>{t('guest.request')}</dt>
              <dd>{booking.remarks}</dd>
            </>
          )}
        </dl>
      </section>
      <section aria-labelledby="price" className={bookingStyles.section}>
        <h2 id="price">{t('outcome.price')}</h2>
        <StayLedger ledger={booking.ledger} terms={booking.terms} publicPrice={null} />
        <p className={bookingStyles.small}>{t('outcome.charged', { price: formatMoney(parseMoney(payment.charged), language) })}</p>
      </section>
    </>
  );
}
