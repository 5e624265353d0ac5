/* Back from the provider's payment page without paying. What was charged is the state's to say. */
import type { HotelBooking } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { ButtonLink, Notice } from '@wayfare/ui';
import bookingStyles from '../features/booking/booking.module.css';
import { BookingOutcome, OutcomeFrame, usePayHref } from '../features/outcome/outcome-view';
import { outcomeOf } from '../features/outcome/outcome-text';
import { useReturnedBooking } from '../features/outcome/use-returned-booking';

export function loader({ url }: LoaderContext) {
  return { booking: url.searchParams.get('booking') ?? '' };
}

function LeftUnpaid({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const href = usePayHref(booking);
  return (
    <>
      <h1>{t('left.heading')}</h1>
      <Notice tone="info" title={t('left.nothingCharged')}>
        {t('left.text', { reference: booking.reference })}
      </Notice>
      {href !== null && (
        <p>
          <ButtonLink to={href}>{t('outcome.toPayment')}</ButtonLink>
        </p>
      )}
    </>
  );
}

export function Component() {
  const { t } = useTranslation('hotels');
  const state = useReturnedBooking(usePageData<typeof loader>().booking);
  return (
    <div className={bookingStyles.page}>
      <OutcomeFrame state={state} heading={t('left.heading')}>
        {(found) => (outcomeOf(found) === 'unpaid' && found.payment.charged === '0.00' ? <LeftUnpaid booking={found} /> : <BookingOutcome booking={found} />)}
      </OutcomeFrame>
    </div>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('left.heading') };
}
