import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, FailurePanel, Notice } from '@wayfare/ui';
import { useFlightStore } from '../booking/flight-store';
import type { WizardOffer } from '../booking/load-wizard';
import { RefreshPanel } from '../booking/refresh-panel';
import { WizardLayout } from '../booking/wizard-layout';
import { travellerNames } from '../travellers/traveller-name';
import { TravellerBags } from './traveller-bags';
import { useBags, type BagsState } from './use-bags';

/** The bags alone could not be loaded: what is included is known, and one may go on without extra ones (FLT-43). */
function BagsFailed() {
  const { t } = useTranslation('flights');
  const { state, revalidate } = useRevalidator();
  return (
    <FailurePanel
      title={t('bags.failed')}
      text={t('bags.failedText')}
      retryLabel={t(state === 'loading' ? 'wizard.retrying' : 'wizard.retry')}
      onRetry={() => void revalidate()}
    />
  );
}

function Outcome({ outcome, step }: { outcome: BagsState; step: WizardOffer }) {
  const { t } = useTranslation('flights');
  switch (outcome.state) {
    case 'refused':
      return (
        <Notice tone="error" title={t('bags.refused')}>
          {t('bags.refusedText')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={t(outcome.messageKey)}>
          {t('bags.notAsked')}
        </Notice>
      );
    case 'gone':
      return (
        <Notice tone="warning" title={t('clock.over')}>
          <RefreshPanel step="bags" offer={step.offer} query={step.query} isOver />
        </Notice>
      );
    default:
      return null;
  }
}

/** Bags for each traveller and direction; none is added unless somebody asks for it. */
export function BagsStep({ step }: { step: WizardOffer }) {
  const { t } = useTranslation('flights');
  const { offer, dictionary, query, bagsFailed } = step;
  const { travelers } = useFlightStore();
  const { state: outcome, chosen, change, goOn } = useBags(step);
  const names = travellerNames(offer, travelers, t);
  const isSold = (offer.available_services ?? []).length > 0;
  return (
    <WizardLayout step="bags" offer={offer} dictionary={dictionary} query={query}>
      <h1>{t('wizard.step.bags')}</h1>
      {bagsFailed && <BagsFailed />}
      <p>{t(isSold || bagsFailed ? 'bags.intro' : 'bags.notSold')}</p>
      {offer.passengers.map(({ id }, index) => (
        <TravellerBags
          key={id}
          offer={offer}
          dictionary={dictionary}
          index={index}
          name={names[index] ?? ''}
          chosen={chosen}
          onChange={change}
        />
      ))}
      <Outcome outcome={outcome} step={step} />
      <div>
        <Button isBusy={outcome.state === 'busy'} onClick={goOn}>
          {t(chosen.length === 0 ? 'bags.continueWithout' : 'bags.continue')}
        </Button>
      </div>
    </WizardLayout>
  );
}
