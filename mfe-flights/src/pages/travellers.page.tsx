import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { beginCheckout } from '../domain/booking-events';
import { stepTitle } from '../domain/wizard/wizard-steps';
import { PartyForm } from '../features/travellers/party-form';
import { useFlightEvent } from '../ui/use-flight-event';
import { loadWizard, type WizardOffer } from '../ui/wizard/load-wizard';
import { NothingToFly } from '../ui/wizard/nothing-to-fly';
import { WizardLayout } from '../ui/wizard/wizard-layout';
import { WizardErrorBoundary } from '../ui/wizard/wizard-error-boundary';

export const loader = (context: LoaderContext) => loadWizard(context, { services: false });

function Travellers({ step }: { step: WizardOffer }) {
  const { t } = useTranslation('flights');
  const { offer, dictionary, query } = step;
  // keyed by flights: a refreshed price is no new start
  useFlightEvent(offer.slices.map(({ itinerary_key: key }) => key).join(' '), () =>
    beginCheckout(offer, dictionary),
  );
  return (
    <WizardLayout step="travellers" offer={offer} dictionary={dictionary} query={query}>
      <h1>{t('wizard.step.travellers')}</h1>
      {query.note === 'travellers' && (
        <div role="status">
          <Notice tone="warning" title={t('travellers.first')}>
            {t('travellers.firstText')}
          </Notice>
        </div>
      )}
      <p>{t('travellers.intro')}</p>
      <PartyForm step={step} />
    </WizardLayout>
  );
}

export function Component() {
  const step = usePageData<typeof loader>();
  return step.view === 'offer' ? (
    <Travellers key={step.offer.id} step={step} />
  ) : (
    <NothingToFly step={step} current="travellers" />
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: stepTitle(t, 'travellers') };
}

export const ErrorBoundary = WizardErrorBoundary;
