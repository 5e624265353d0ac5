/* After paying: the booking's real state, whichever way led here. */
import { flightBooking, type FlightBookingView } from '@wayfare/api-contract';
import {
  BookingPage,
  keyOfId,
  outcomeOf,
  OutcomeFrame,
  useReturnedBooking,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { StopWhereabouts } from '@wayfare/map';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { paths } from '../domain/paths';
import { readSuccessQuery } from '../domain/wizard/success-href';
import { OutcomeNav } from '../features/outcome/outcome-nav';
import { FlightOutcome } from '../features/outcome/outcome-view';
import { attempts } from '../state/attempts';

export function loader({ url }: LoaderContext) {
  return readSuccessQuery(url.searchParams);
}

const FLIES: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'pending', 'held'];

function Departure({ booking: { slices } }: { booking: FlightBookingView }) {
  const { t } = useTranslation('flights');
  const code = slices[0]?.segments[0]?.origin;
  return code === undefined ? null : (
    <StopWhereabouts
      kind="airport"
      place={code}
      title={(name) => t('outcome.leaveFrom', { name })}
    />
  );
}

export function Component() {
  const { t } = useTranslation('flights');
  const { booking, search } = usePageData<typeof loader>();
  const view = useReturnedBooking(flightBooking, attempts, keyOfId(booking));
  return (
    <BookingPage>
      {view.state === 'known' && <OutcomeNav booking={view.booking} search={search} />}
      <OutcomeFrame
        view={view}
        heading={t('outcome.title')}
        findHref={paths.cancelation(useLanguage())}
      >
        {(found) => (
          <>
            <FlightOutcome booking={found} search={search} />
            {FLIES.includes(outcomeOf(found)) && <Departure booking={found} />}
          </>
        )}
      </OutcomeFrame>
    </BookingPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('outcome.title') };
}
