/* After paying: the booking's real state, whichever way the traveller came here. */
import { BookingPage, keyInUrl, OutcomeFrame } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { FlowNav } from '../features/cart/flow-nav';
import { TrainOutcome } from '../features/outcome/outcome-view';
import { useReturnedTrains } from '../features/outcome/use-train-booking';
import { paths } from '../paths';

export function loader({ url }: LoaderContext) {
  return { given: keyInUrl(url.searchParams) };
}

export function Component() {
  const { t } = useTranslation('trains');
  const { given } = usePageData<typeof loader>();
  const view = useReturnedTrains(given);
  return (
    <BookingPage>
      {view.state === 'known' && <FlowNav current="success" />}
      <OutcomeFrame
        view={view}
        heading={t('outcome.title')}
        findHref={paths.cancelBooking(useLanguage())}
      >
        {(found) => <TrainOutcome booking={found} />}
      </OutcomeFrame>
    </BookingPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('outcome.title') };
}
