import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { beginCheckout, useFlightEvent } from '../features/booking/analytics';
import { loadWizard, type WizardOffer } from '../features/booking/load-wizard';
import { NothingToFly } from '../features/booking/nothing-to-fly';
import { WizardLayout } from '../features/booking/wizard-layout';
import { stepTitle } from '../features/booking/wizard-steps';
import { WizardTrouble } from '../features/booking/wizard-trouble';
import { PartyForm } from '../features/travellers/party-form';

export const loader = (context: LoaderContext) => loadWizard(context, { services: false });

function Travellers({ step }: { step: WizardOffer }) {
  const { t } = useTranslation('flights');
  const { offer, dictionary, query } = step;
  // the same flights at a refreshed price are no new start
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

export const ErrorBoundary = WizardTrouble;
