import type { FlightOffer } from '@wayfare/api-contract';
import { Actions, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, Notice } from '@wayfare/ui';
import { resultsHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import type { WizardStep } from '../../domain/wizard/wizard-steps';
import { useRefresh } from './use-refresh';

interface Props {
  step: WizardStep;
  offer: FlightOffer;
  query: WizardQuery;
  isOver: boolean;
}

/** Finds the same flights at the current price and keeps what was filled in. */
export function RefreshPanel({ step, offer, query, isOver }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { state, refresh } = useRefresh(step, query);
  const others = (
    <ButtonLink variant="secondary" to={resultsHref(query, language)}>
      {t('clock.otherFlights')}
    </ButtonLink>
  );
  if (state === 'gone') {
    return (
      <Notice tone="error" title={t('clock.soldOut')}>
        <p>{t('clock.soldOutText')}</p>
        {others}
      </Notice>
    );
  }
  return (
    <>
      {isOver && <SmallPrint>{t('clock.overText')}</SmallPrint>}
      {state === 'failed' && <Notice tone="error" title={t('clock.failed')} />}
      <Actions>
        <Button
          variant={isOver ? 'primary' : 'secondary'}
          size={isOver ? 'medium' : 'small'}
          isBusy={state === 'busy'}
          onClick={() => refresh(offer)}
        >
          {t('clock.refresh')}
        </Button>
        {isOver && others}
      </Actions>
    </>
  );
}
