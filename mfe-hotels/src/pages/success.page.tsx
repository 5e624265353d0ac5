/* After paying: the booking's real state, whichever way the traveller came here. */
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { BookingSteps } from '../features/booking/booking-steps';
import bookingStyles from '../features/booking/booking.module.css';
import { BookingOutcome, OutcomeFrame } from '../features/outcome/outcome-view';
import { useReturnedBooking } from '../features/outcome/use-returned-booking';

export function loader({ url }: LoaderContext) {
  return { booking: url.searchParams.get('booking') ?? '' };
}

export function Component() {
  const { t } = useTranslation('hotels');
  const state = useReturnedBooking(usePageData<typeof loader>().booking);
  return (
    <div className={bookingStyles.page}>
      {state.state === 'known' && <BookingSteps current="done" />}
      <OutcomeFrame state={state} heading={t('outcome.title')}>
        {(found) => <BookingOutcome booking={found} />}
      </OutcomeFrame>
    </div>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('outcome.title') };
}
