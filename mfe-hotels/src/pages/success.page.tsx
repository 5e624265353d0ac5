/* After paying: the booking's real state, whichever way the traveller came here. */
import { BookingPage, outcomeOf } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { BookingSteps } from '../features/booking/booking-steps';
import { BookingOutcome, StayOutcomeFrame } from '../features/outcome/outcome-view';
import { useReturnedStay } from '../features/outcome/use-hotel-booking';

export function loader({ url }: LoaderContext) {
  return { booking: url.searchParams.get('booking') ?? '' };
}

/** Booked, or booked once; what waits for the property or failed is not done. */
const DONE: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'canceled'];

export function Component() {
  const { t } = useTranslation('hotels');
  const view = useReturnedStay(usePageData<typeof loader>().booking);
  return (
    <BookingPage>
      {view.state === 'known' && (
        <BookingSteps current={DONE.includes(outcomeOf(view.booking)) ? 'done' : 'payment'} />
      )}
      <StayOutcomeFrame view={view} heading={t('outcome.title')}>
        {(found) => <BookingOutcome booking={found} />}
      </StayOutcomeFrame>
    </BookingPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('outcome.title') };
}
