import type { FlightOffer } from '@wayfare/api-contract';
import { PriceClock } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import type { WizardStep } from '../../domain/wizard/wizard-steps';
import { RefreshPanel } from './refresh-panel';

interface Props {
  step: WizardStep;
  offer: FlightOffer;
  query: WizardQuery;
  expiresAt?: string | undefined;
}

/** Empty until the last ten minutes, then a countdown, then a refresh. */
export function OfferClock({ step, offer, query, expiresAt = offer.expires_at }: Props) {
  const { t } = useTranslation('flights');
  const texts = {
    over: t('clock.over'),
    left: (time: string) => t('clock.left', { time }),
    warning: (count: number) => t('clock.warning', { count }),
  };
  return (
    <PriceClock expiresAt={expiresAt} texts={texts}>
      {(isOver) => <RefreshPanel step={step} offer={offer} query={query} isOver={isOver} />}
    </PriceClock>
  );
}
