/* After paying: the booking's real state, whichever way led here. */
import { hotelBooking, type HotelBooking } from '@wayfare/api-contract';
import { BookingPage, keyOfId, outcomeOf, useReturnedBooking } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { Whereabouts } from '@wayfare/map';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { searchOfStay } from '../domain/booking/stay-again';
import { paths } from '../domain/paths';
import { attempts } from '../state/booking-attempts';
import { BookingSteps } from '../ui/booking/booking-steps';
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
  const { booking } = usePageData<typeof loader>();
  const view = useReturnedBooking(hotelBooking, attempts, keyOfId(booking));
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
