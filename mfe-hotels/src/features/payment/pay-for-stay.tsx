import type { GuestDetails, PaymentTerms, Quote } from '@wayfare/api-contract';
import { isPaidAtProperty, PayForm, type BusinessInvoice, type Pay } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { BookingQuery } from '../../domain/booking/booking-query';
import { StayProblem } from './stay-problem';
import type { useBookStay } from './use-book-stay';

interface Props {
  quote: Quote;
  query: BookingQuery;
  guest: GuestDetails | null;
  terms: PaymentTerms | null;
  timingFieldId: string;
  submission: ReturnType<typeof useBookStay>;
  invoice: BusinessInvoice;
  pay: Pay;
}

export function PayForStay({
  quote,
  query,
  guest,
  terms,
  timingFieldId,
  submission,
  invoice,
  pay,
}: Props) {
  const { t } = useTranslation('hotels');
  const { submit, book, fail } = submission;

  function handleSubmit(): void {
    if (guest === null) return;
    if (terms === null) fail({ kind: 'timing' });
    else void invoice.ask((details) => book({ guest, terms, pay, invoice: details }));
  }

  return (
    <PayForm
      submit={submit}
      total={quote.ledger.total}
      agree={t('pay.agree')}
      isAtProperty={terms !== null && isPaidAtProperty(terms)}
      isReady={guest !== null && invoice.isReady}
      onSubmit={handleSubmit}
    >
      {submit.state === 'problem' && (
        <StayProblem
          key={submit.attempt}
          problem={submit.problem}
          quote={quote}
          query={query}
          timingFieldId={timingFieldId}
          onFail={fail}
        />
      )}
    </PayForm>
  );
}
