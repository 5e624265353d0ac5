/* Return address of the provider's payment page after giving up; the booking's state says what was charged. */
import { hotelBooking, type HotelBooking } from '@wayfare/api-contract';
import { BookingPage, keyOfId, LeftUnpaid, outcomeOf, useReturnedBooking } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { attempts } from '../state/booking-attempts';
import { BookingOutcome, StayOutcomeFrame, usePayHref } from '../features/outcome/outcome-view';

export function loader({ url }: LoaderContext) {
  return { booking: url.searchParams.get('booking') ?? '' };
}

function LeftBooking({ booking }: { booking: HotelBooking }) {
  return <LeftUnpaid reference={booking.reference} payHref={usePayHref(booking)} />;
}

export function Component() {
  const { t } = useTranslation('hotels');
  const { booking } = usePageData<typeof loader>();
  const view = useReturnedBooking(hotelBooking, attempts, keyOfId(booking));
  return (
    <BookingPage>
      <StayOutcomeFrame view={view} heading={t('left.heading')}>
        {(found) =>
          outcomeOf(found) === 'unpaid' && found.payment.charged === '0.00' ? (
            <LeftBooking booking={found} />
          ) : (
            <BookingOutcome booking={found} />
          )
        }
      </StayOutcomeFrame>
    </BookingPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('left.heading') };
}
