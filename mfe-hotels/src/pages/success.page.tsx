/* After paying: the booking's real state, whichever way led here. */
import type { HotelBooking } from '@wayfare/api-contract';
import { BookingPage, outcomeOf } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { Whereabouts } from '@wayfare/map';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { searchOfStay } from '../domain/booking/stay-again';
import { paths } from '../domain/paths';
import { BookingSteps } from '../ui/booking/booking-steps';
import { useReturnedStay } from '../ui/booking/use-hotel-booking';
import { BookingOutcome, StayOutcomeFrame } from '../features/outcome/outcome-view';

export function loader({ url }: LoaderContext) {
  return { booking: url.searchParams.get('booking') ?? '' };
}

/** Final states of success; waiting for the property is not one. */
const DONE: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'canceled'];

const STAYS: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'pending'];

const pointOf = ({ latitude, longitude }: HotelBooking['hotel']) => ({ latitude, longitude });

export function Component() {
  const language = useLanguage();
  const { t } = useTranslation('hotels');
  const view = useReturnedStay(usePageData<typeof loader>().booking);
  return (
    <BookingPage>
      {view.state === 'known' && (
        <BookingSteps current={DONE.includes(outcomeOf(view.booking)) ? 'done' : 'payment'} />
      )}
      <StayOutcomeFrame view={view} heading={t('outcome.title')}>
        {(found) => (
          <>
            <BookingOutcome booking={found} />
            {STAYS.includes(outcomeOf(found)) && (
              <Whereabouts
                name={found.hotel.name}
                point={pointOf(found.hotel)}
                href={paths.map(language, new URLSearchParams({ search: searchOfStay(found) }))}
              />
            )}
          </>
        )}
      </StayOutcomeFrame>
    </BookingPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('outcome.title') };
}
