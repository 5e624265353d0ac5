import type { PaymentSettings } from '@wayfare/api-contract';
import { CardFields, useCardPayment } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { useState } from 'react';
import bookingStyles from '../booking/booking.module.css';
import { cardUse } from './book-request';
import { PayForm, type PayFormProps } from './pay-form';

function PayByCard(props: PayFormProps) {
  const card = useCardPayment();
  return <PayForm {...props} pay={card} />;
}

/** The way out where our card fields do not work: the provider's own page. */
function PayElsewhere(props: PayFormProps) {
  const { t } = useTranslation('hotels');
  return (
    <>
      <Notice tone="warning" title={t('pay.cardFailed')}>
        {t('pay.cardFailedText')}
      </Notice>
      <PayForm {...props} pay="hosted" />
    </>
  );
}

/** Paying as the chosen terms ask for it: with card fields, on the provider's page where those don't work, or not at all here. */
export function PayPart({ settings, ...form }: PayFormProps & { settings: PaymentSettings | null }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [hasCardFailed, setHasCardFailed] = useState(false);
  const { terms } = form;
  if (terms === null || !terms.needsCard) {
    return (
      <section aria-labelledby="pay" className={bookingStyles.section}>
        <h2 id="pay">{t('pay.headingNoCard')}</h2>
        <PayForm {...form} pay="none" />
      </section>
    );
  }
  const { mode, amount } = cardUse(terms);
  return (
    <section aria-labelledby="pay" className={bookingStyles.section}>
      <h2 id="pay">{t('pay.heading')}</h2>
      <p className={bookingStyles.small}>{t(mode === 'payment' ? 'pay.cardNow' : 'pay.cardLater')}</p>
      {settings === null ? (
        <PayElsewhere {...form} />
      ) : (
        <CardFields settings={settings} amount={amount} mode={mode} language={language} onReady={() => setHasCardFailed(false)} onFailure={() => setHasCardFailed(true)}>
          {hasCardFailed ? <PayElsewhere {...form} /> : <PayByCard {...form} />}
        </CardFields>
      )}
    </section>
  );
}
