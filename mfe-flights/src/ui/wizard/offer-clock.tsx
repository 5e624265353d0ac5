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
  /** of a quote, where one was made */
  expiresAt?: string | undefined;
}

/** How long the price holds: nothing until its last ten minutes, then a clock, at its end the way to a fresh price. */
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
