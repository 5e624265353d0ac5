import { formatMoney, parseMoney } from '@wayfare/domain';
import type { GuestDetails, PaymentTerms, Quote } from '@wayfare/api-contract';
import type { CardPayment } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Button, buttonClass, Notice } from '@wayfare/ui';
import type { FormEvent } from 'react';
import type { BookingQuery } from '../booking/booking-query';
import { SubmitProblemBox } from './submit-problem-box';
import { useRenewal, type useSubmit } from './use-submit';
import styles from './payment.module.css';
import bookingStyles from '../booking/booking.module.css';

export interface PayFormProps {
  quote: Quote;
  query: BookingQuery;
  guest: GuestDetails | null;
  terms: PaymentTerms | null;
  timingFieldId: string;
  submission: ReturnType<typeof useSubmit>;
}

/** By whom the terms are published; without them the words stand alone. */
const TERMS_ROUTE = 'content.terms';

function AgreedTerms() {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  return (
    <p className={bookingStyles.small}>
      {t('pay.agree')}{' '}
      {hrefs.has(TERMS_ROUTE) ? (
        <Link to={hrefs.href(TERMS_ROUTE, language)} target="_blank">
          {t('pay.termsLink')}
        </Link>
      ) : (
        t('pay.termsLink')
      )}
    </p>
  );
}

/** The last look and the button that binds; under it, what kept a booking from being made. */
export function PayForm({ quote, query, guest, terms, timingFieldId, submission, pay }: PayFormProps & { pay: CardPayment | 'none' | 'hosted' }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { submit, book, fail } = submission;
  const { renew, isRenewing } = useRenewal(quote, query, fail);
  const isBusy = submit.state === 'busy';

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (guest === null) return;
    if (terms === null) fail({ kind: 'timing' });
    else void book({ quote, guest, terms, pay });
  }

  if (submit.state === 'hosted') {
    return (
      <Notice tone="info" title={t('pay.hostedReady')}>
        <p>{t('pay.hostedReadyText')}</p>
        <a className={buttonClass({ variant: 'primary' })} href={submit.url}>
          {t('pay.hostedLink')}
        </a>
      </Notice>
    );
  }
  return (
    <form noValidate aria-label={t('pay.form')} className={styles.pay} onSubmit={handleSubmit}>
      {submit.state === 'problem' && (
        <SubmitProblemBox key={submit.attempt} problem={submit.problem} query={query} timingFieldId={timingFieldId} onRenew={renew} isRenewing={isRenewing} />
      )}
      <AgreedTerms />
      <Button type="submit" isBusy={isBusy} aria-disabled={isBusy} disabled={guest === null}>
        {t('pay.submit', { total: formatMoney(parseMoney(quote.ledger.total), language) })}
      </Button>
      <p role="status" className={bookingStyles.small}>
        {isBusy ? t('pay.busy') : ''}
      </p>
      <noscript>{t('booking.needsScript')}</noscript>
    </form>
  );
}
