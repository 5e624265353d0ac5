import { BookingPage } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Notice, useHydrated } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { resultsHref } from '../../domain/wizard/wizard-query';
import type { WizardStep } from '../../domain/wizard/wizard-steps';
import { useFlightStore } from '../../state/flight-store';
import type { LoadedWizard } from './load-wizard';
import { useBookingFirst } from './receipt-first';
import { RefreshPanel } from './refresh-panel';

function NoOffer() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <BookingPage>
      <h1>{t('wizard.nothingHeading')}</h1>
      <EmptyState
        title={t('wizard.nothingTitle')}
        action={<ButtonLink to={paths.search(language)}>{t('wizard.searchFlights')}</ButtonLink>}
      >
        <p>{t('wizard.nothingText')}</p>
      </EmptyState>
    </BookingPage>
  );
}

interface Props {
  step: Exclude<LoadedWizard, { view: 'offer' }>;
  current: WizardStep;
}

/** The same flights at the current price if this tab knows them, or another search (ERR-10). */
function OfferOver({ step: { query }, current }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const isHydrated = useHydrated();
  useBookingFirst(query);
  const { flight } = useFlightStore();
  const known = isHydrated && flight?.id === query.offer ? flight : null;
  return (
    <BookingPage>
      <h1>{t('wizard.goneHeading')}</h1>
      <Notice tone="warning" title={t('wizard.goneTitle')}>
        {t('wizard.goneText')}
      </Notice>
      {known === null ? (
        <p>
          <ButtonLink to={resultsHref(query, language)}>{t('clock.otherFlights')}</ButtonLink>
        </p>
      ) : (
        <RefreshPanel step={current} offer={known} query={query} isOver />
      )}
    </BookingPage>
  );
}

export function NothingToFly(props: Props) {
  return props.step.view === 'gone' ? <OfferOver {...props} /> : <NoOffer />;
}
