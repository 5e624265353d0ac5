/* After paying: the booking's real state, whichever way led here. */
import { trainBooking, type TrainBookingView } from '@wayfare/api-contract';
import {
  BookingPage,
  keyInUrl,
  outcomeOf,
  OutcomeFrame,
  useReturnedBooking,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { StopWhereabouts } from '@wayfare/map';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { paths } from '../domain/paths';
import { FlowNav } from '../features/cart/flow-nav';
import { TrainOutcome } from '../features/outcome/outcome-view';
import { RailwayChange } from '../features/railway-change/railway-change';
import { attempts } from '../state/payment-attempts';

export function loader({ url }: LoaderContext) {
  return { given: keyInUrl(url.searchParams) };
}

const TRAVELS: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'pending', 'held'];

/** Where the first train leaves; a pass has no such place. */
function Departure({ booking: { bookingItems } }: { booking: TrainBookingView }) {
  const { t } = useTranslation('trains');
  const [first] = bookingItems.flatMap((item) => (item.type === 'pass' ? [] : item.legs));
  const code = first?.solution.segments[0]?.origin.code;
  return code === undefined ? null : (
    <StopWhereabouts
      kind="station"
      place={code}
      title={(name) => t('outcome.leaveFrom', { name })}
    />
  );
}

export function Component() {
  const { t } = useTranslation('trains');
  const { given } = usePageData<typeof loader>();
  const view = useReturnedBooking(trainBooking, attempts, given);
  return (
    <BookingPage>
      {view.state === 'known' && <FlowNav current="success" />}
      <OutcomeFrame
        view={view}
        heading={t('outcome.title')}
        findHref={paths.cancelBooking(useLanguage())}
      >
        {(found) => (
          <>
            <TrainOutcome booking={found}>
              <RailwayChange booking={found} />
            </TrainOutcome>
            {TRAVELS.includes(outcomeOf(found)) && <Departure booking={found} />}
          </>
        )}
      </OutcomeFrame>
    </BookingPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('outcome.title') };
}
