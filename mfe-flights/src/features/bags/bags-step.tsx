import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, FailurePanel, Notice, TextLink } from '@wayfare/ui';
import { travellerNames } from '../../domain/draft/traveller-name';
import { hasLimits } from '../../domain/fare/bag-text';
import { useFlightStore } from '../../state/flight-store';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { RefreshPanel } from '../../ui/wizard/refresh-panel';
import { WizardLayout } from '../../ui/wizard/wizard-layout';
import { bagDirections } from './bag-choices';
import { TravellerBags } from './traveller-bags';
import { useBags, type BagsState } from './use-bags';

/** Only the bags for sale failed to load: going on without extra ones is possible (FLT-43). */
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

/** Shown where the offer states no limits of included bags (FLT-33). */
function AirlineRules({ offer }: Pick<WizardOffer, 'offer'>) {
  const { t } = useTranslation('flights');
  const { name, conditions_of_carriage_url: url } = offer.owner;
  const isOpen = offer.passengers.some(({ id }) =>
    bagDirections(offer, id).some(({ included }) => included.some((bag) => !hasLimits(bag))),
  );
  if (!isOpen) return null;
  return (
    <p>
      {t('bags.rules', { airline: name })}{' '}
      {typeof url === 'string' && (
        <a href={url} rel="external noopener">
          {t('bags.rulesLink', { airline: name })}
        </a>
      )}
    </p>
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

export function BagsStep({ step }: { step: WizardOffer }) {
  const { t } = useTranslation('flights');
  const { offer, dictionary, query, bagsFailed } = step;
  const { travelers } = useFlightStore();
  const { state: outcome, chosen, skip, change, goOn } = useBags(step);
  const names = travellerNames(offer, travelers, t);
  const isSold = (offer.available_services ?? []).length > 0;
  return (
    <WizardLayout step="bags" offer={offer} dictionary={dictionary} query={query}>
      <h1>{t('wizard.step.bags')}</h1>
      {bagsFailed && <BagsFailed />}
      <p>{t(isSold || bagsFailed ? 'bags.intro' : 'bags.notSold')}</p>
      {skip !== null && (
        <p>
          <TextLink to={skip}>{t('bags.skip')}</TextLink>
        </p>
      )}
      <AirlineRules offer={offer} />
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
