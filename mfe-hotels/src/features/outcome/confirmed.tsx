import type { HotelBooking } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button, buttonClass, ButtonLink, Notice } from '@wayfare/ui';
import { paths } from '../../paths';
import { purchase, useBookingEvent } from '../booking/analytics';
import { recallOfferFacts } from '../booking/booking-memory';
import bookingStyles from '../booking/booking.module.css';
import { forgetStayDetails } from '../guest/guest-draft';
import { quoteOfBooking } from '../payment/booking-attempt';
import { BookingDetails, References } from './booking-details';
import styles from './outcome.module.css';

const BOOKINGS_ROUTE = 'account.bookings';

function Documents({ booking: { documents, booking_id, canCancel } }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  return (
    <div className={`${bookingStyles.actions ?? ''} ${styles.screenOnly ?? ''}`}>
      {documents !== null && (
        <>
          <a className={buttonClass({ variant: 'primary' })} href={documents.voucher}>
            {t('outcome.voucher')}
          </a>
          <a className={buttonClass({ variant: 'secondary' })} href={documents.calendar}>
            {t('outcome.calendar')}
          </a>
        </>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        {t('outcome.print')}
      </Button>
      <ButtonLink variant="secondary" to={paths.cancelation(language, new URLSearchParams({ booking: booking_id }))}>
        {t(canCancel ? 'outcome.cancel' : 'outcome.manage')}
      </ButtonLink>
      {hrefs.has(BOOKINGS_ROUTE) && (
        <ButtonLink variant="quiet" to={hrefs.href(BOOKINGS_ROUTE, language)}>
          {t('outcome.allBookings')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Counted once for each booking; the paper's number is not needed in this tab any more. */
function useFirstSight(booking: HotelBooking): void {
  const quote = quoteOfBooking(booking.booking_id);
  useBookingEvent(booking.booking_id, () => {
    // a receipt that is opened again, later or elsewhere, is no new purchase
    if (quote === null) return null;
    forgetStayDetails();
    return purchase(booking, recallOfferFacts(quote));
  });
}

interface ReceiptProps {
  booking: HotelBooking;
  heading: string;
  tone: 'success' | 'info';
  title: string;
  text: string;
}

/** What to keep of a booking, and what can be done with it. Prints on one page. */
function Receipt({ booking, heading, tone, title, text }: ReceiptProps) {
  return (
    <article className={styles.printable}>
      <h1>{heading}</h1>
      <div role="status">
        <Notice tone={tone} title={title}>
          {text}
        </Notice>
      </div>
      <References booking={booking} />
      <Documents booking={booking} />
      <BookingDetails booking={booking} />
    </article>
  );
}

/** The property expects the guest. */
export function Confirmed({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const { hotel, holder } = booking;
  useFirstSight(booking);
  return <Receipt booking={booking} heading={t('outcome.confirmed.heading')} tone="success" title={t('outcome.confirmed.title', { name: hotel.name })} text={t('outcome.confirmed.text', { email: holder.email })} />;
}

/** The property answers within two days (HOT-49). */
export function Pending({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  return <Receipt booking={booking} heading={t('outcome.pending.heading')} tone="info" title={t('outcome.pending.title')} text={t('outcome.pending.text', { email: booking.holder.email })} />;
}
