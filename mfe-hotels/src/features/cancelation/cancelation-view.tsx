import { errorMessageKey } from '@wayfare/api-client';
import type { HotelBooking } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ButtonLink, FailurePanel, Notice } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import bookingStyles from '../booking/booking.module.css';
import { BookingDetails, References } from '../outcome/booking-details';
import { useBooking } from '../outcome/use-booking';
import { accessKey as keyOf, EMPTY_ACCESS, type AccessDraft, type BookingKey } from './booking-access';
import { CancelPanel } from './cancel-panel';
import { FindBookingForm } from './find-booking-form';

function Found({ booking, accessKey }: { booking: HotelBooking; accessKey: BookingKey }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { refunded } = booking.payment;
  return (
    <>
      <div role="status">
        {booking.status === 'canceled' && (
          <Notice tone="success" title={t('outcome.canceled.title', { name: booking.hotel.name })}>
            {t('cancelation.refunded', { price: formatMoney(parseMoney(refunded), language) })}
          </Notice>
        )}
      </div>
      <section aria-labelledby="found" className={bookingStyles.section}>
        <h2 id="found">{t('cancelation.booking', { status: t(`bookings.status.${booking.status}`) })}</h2>
        <References booking={booking} />
      </section>
      {booking.canCancel ? (
        <CancelPanel booking={booking} accessKey={accessKey} />
      ) : (
        booking.status !== 'canceled' && <Notice tone="info">{t('cancelation.notPossible')}</Notice>
      )}
      <BookingDetails booking={booking} />
    </>
  );
}

function BookingByKey({ accessKey, children }: { accessKey: BookingKey; children: ReactNode }) {
  const { t } = useTranslation('hotels');
  const state = useBooking(accessKey);
  if (state.state === 'known') return <Found booking={state.booking} accessKey={accessKey} />;
  if (state.state === 'failed') return <FailurePanel title={t(errorMessageKey(state.error))} text={t('outcome.failedText')} retryLabel={t('errors.retry')} onRetry={state.retry} />;
  if (state.state === 'waiting') return <p role="status">{t('find.searching')}</p>;
  return (
    <>
      <Notice tone="error" title={t('find.notFound')}>
        {t('find.notFoundText')}
      </Notice>
      {children}
    </>
  );
}

const BOOKINGS_ROUTE = 'account.bookings';

/** Cancelling a booking: found by its owner's session, a mail's link, or reference, e-mail and PIN (HOT-02, HOT-03). */
export function CancelationView({ given }: { given: BookingKey | null }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const [typed, setTyped] = useState<AccessDraft | null>(null);
  const key = typed === null ? given : keyOf(typed);
  const form = <FindBookingForm initial={typed ?? EMPTY_ACCESS} onFind={setTyped} />;
  return (
    <div className={bookingStyles.page}>
      <h1>{t('cancelation.heading')}</h1>
      {key === null ? (
        <>
          <p>{t('cancelation.intro')}</p>
          {form}
          {hrefs.has(BOOKINGS_ROUTE) && (
            <p>
              <ButtonLink variant="secondary" to={hrefs.href(BOOKINGS_ROUTE, language)}>
                {t('outcome.allBookings')}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <BookingByKey accessKey={key}>{form}</BookingByKey>
      )}
    </div>
  );
}
