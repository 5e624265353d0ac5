import type { PaymentSettings, PaymentTiming, Quote } from '@wayfare/api-contract';
import {
  BusinessInvoicePart,
  chosenTerms,
  isPaidAtProperty,
  lockedTiming,
  PaymentChoice,
  PayPart,
  useBusinessInvoice,
} from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Notice, useHydrated } from '@wayfare/ui';
import { useEffect, useId, useState } from 'react';
import { addPaymentInfo } from '../../domain/booking/analytics';
import { stepHref, type BookingQuery } from '../../domain/booking/booking-query';
import { attempts } from '../../state/booking-attempts';
import { keepTiming, recallOfferFacts, useTiming } from '../../state/booking-memory';
import { useStayEvent } from '../../state/use-stay-event';
import { StayLayout } from '../../ui/booking/stay-layout';
import { GuestReview } from './guest-review';
import { PayForStay } from './pay-for-stay';
import { StayRules } from './stay-rules';
import { useBookStay } from './use-book-stay';
import { useGuestDetails } from './use-guest-details';

interface Props {
  quote: Quote;
  query: BookingQuery;
  settings: PaymentSettings | null;
}

export function PaymentStep({ quote, query, settings }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const navigate = useNavigate();
  const timingFieldId = useId();
  const guest = useGuestDetails(quote.rooms.length);
  const kept = useTiming(quote.optionRefId);
  const [chosen, setChosen] = useState<PaymentTiming | null>(null);
  const timing = chosen ?? kept;
  const locked = useHydrated() ? lockedTiming(attempts.recall(quote.optionRefId)) : null;
  const terms = chosenTerms(quote.paymentTypes, locked ?? timing);
  const isInvoiced = terms === null || !isPaidAtProperty(terms);
  const invoice = useBusinessInvoice('draft.hotels.invoice', isInvoiced);
  const submission = useBookStay(quote, query, invoice.refuse);
  const step1 = stepHref.step1({ ...query, note: null }, language);
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  const { submit } = submission;
  const asksForTiming =
    submit.state === 'problem' && submit.problem.kind === 'timing' && terms === null;
  useStayEvent(quote.optionRefId, () =>
    terms === null
      ? null
      : addPaymentInfo(quote, recallOfferFacts(quote.optionRefId), terms.timing),
  );

  // external system: the browser's address bar; missing details are known once its storage is read
  useEffect(() => {
    if (guest === 'missing')
      void navigate(stepHref.step1({ ...query, note: 'details' }, language), { replace: true });
  }, [guest, navigate, query, language]);

  function handleSelect(next: PaymentTiming): void {
    setChosen(next);
    keepTiming(quote.optionRefId, next);
    submission.answer('timing', 'card', 'declined');
  }

  const known = typeof guest === 'string' ? null : guest;
  return (
    <StayLayout step="payment" doneHref={step1} quote={quote} query={query} terms={terms}>
      <h1>{t('step2.heading')}</h1>
      {quote.priceChanged && quote.previousPrice !== null && (
        <Notice tone="info" title={t('price.changed')}>
          {t('price.fromTo', {
            before: price(quote.previousPrice),
            now: price(quote.ledger.total),
          })}
        </Notice>
      )}
      <GuestReview guest={known} query={query} />
      <StayRules quote={quote} />
      <PaymentChoice
        id={timingFieldId}
        types={quote.paymentTypes}
        selected={terms}
        isLocked={locked !== null}
        isMissing={asksForTiming}
        onSelect={handleSelect}
      />
      <BusinessInvoicePart wish={invoice.wish} isInvoiced={isInvoiced} />
      <PayPart settings={settings} terms={terms}>
        {(pay) => (
          <PayForStay
            quote={quote}
            query={query}
            guest={known}
            terms={terms}
            timingFieldId={timingFieldId}
            submission={submission}
            invoice={invoice}
            pay={pay}
          />
        )}
      </PayPart>
    </StayLayout>
  );
}
