import { Actions } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate, useRevalidator } from '@wayfare/router';
import { Button, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { hrefOfStep } from '../../domain/wizard/wizard-steps';
import { chooseBags, chooseSeats } from '../../state/choose';
import { readFlightStore } from '../../state/flight-store';
import { WizardLayout } from '../../ui/wizard/wizard-layout';
import type { LoadedCheckout } from './load-checkout';

type Refused = Extract<LoadedCheckout, { view: 'unpriced' | 'seatTaken' | 'bagsRefused' }>;

function Frame({
  loaded: { offer, dictionary, query },
  children,
}: {
  loaded: Refused;
  children: ReactNode;
}) {
  const { t } = useTranslation('flights');
  return (
    <WizardLayout step="payment" offer={offer} dictionary={dictionary} query={query}>
      <h1>{t('wizard.step.payment')}</h1>
      {children}
    </WizardLayout>
  );
}

function SeatTaken({ loaded }: { loaded: Extract<Refused, { view: 'seatTaken' }> }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { offer, dictionary, query, designator, service } = loaded;
  const drop = () =>
    chooseSeats(
      offer,
      dictionary,
      readFlightStore().seats.filter(({ id }) => id !== service),
    );
  return (
    <>
      <Notice tone="error" title={t('payment.seatTaken', { seat: designator })}>
        {t('payment.seatTakenText')}
      </Notice>
      <Actions>
        <Button
          onClick={() => {
            drop();
            void navigate(hrefOfStep('seats', query, language));
          }}
        >
          {t('payment.otherSeat')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            drop();
            void revalidate();
          }}
        >
          {t('payment.withoutSeat')}
        </Button>
      </Actions>
    </>
  );
}

function BagsRefused({ loaded: { offer, dictionary, query } }: { loaded: Refused }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Notice tone="error" title={t('bags.refused')}>
        {t('payment.bagsRefusedText')}
      </Notice>
      <Actions>
        <Button
          onClick={() => {
            chooseBags(offer, dictionary, []);
            void revalidate();
          }}
        >
          {t('bags.continueWithout')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => void navigate(hrefOfStep('bags', query, language))}
        >
          {t('review.edit.bags')}
        </Button>
      </Actions>
    </>
  );
}

/** The choice is known to the browser only, which requests the price. */
function Unpriced() {
  const { t } = useTranslation('flights');
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <p>{t('payment.unpriced')}</p>
      <div>
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('payment.price')}
        </Button>
      </div>
    </>
  );
}

export function NotPriced({ loaded }: { loaded: Refused }) {
  return (
    <Frame loaded={loaded}>
      {loaded.view === 'seatTaken' && <SeatTaken loaded={loaded} />}
      {loaded.view === 'bagsRefused' && <BagsRefused loaded={loaded} />}
      {loaded.view === 'unpriced' && <Unpriced />}
    </Frame>
  );
}
