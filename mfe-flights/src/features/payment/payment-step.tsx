import type { FlightQuote, PaymentSettings } from '@wayfare/api-contract';
import {
  BusinessInvoicePart,
  lockedTiming,
  PayForm,
  PayPart,
  useBusinessInvoice,
} from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice, useHydrated } from '@wayfare/ui';
import { addPaymentInfo } from '../../domain/booking-events';
import { isPartyComplete } from '../../domain/draft/party-problems';
import { resultsHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import { attempts } from '../../state/attempts';
import { useFlightStore } from '../../state/flight-store';
import { PriceChange } from '../../ui/price-change';
import { useFlightEvent } from '../../ui/use-flight-event';
import { WizardLayout } from '../../ui/wizard/wizard-layout';
import { FlightProblem } from './flight-problem';
import { HoldChoice } from './hold-choice';
import { Review } from './review';
import { acceptPrices, needsConsent } from './seen-price';
import { useBookFlight } from './use-book-flight';

interface Props {
  quote: FlightQuote;
  query: WizardQuery;
  settings: PaymentSettings | null;
}

function CheckAndPay({ quote, query, settings }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const store = useFlightStore();
  const invoice = useBusinessInvoice('draft.flights.invoice');
  const { submit, book, fail } = useBookFlight(quote, query, invoice.refuse);
  const isHydrated = useHydrated();
  const isLocked = isHydrated && lockedTiming(attempts.recall(quote.quote_id)) !== null;
  const isHold = quote.type === 'hold';
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  useFlightEvent(quote.quote_id, () => addPaymentInfo(quote));
  return (
    <>
      <h1>{t('wizard.step.payment')}</h1>
      {quote.priceChanged && quote.previousTotal !== null && (
        <div role="status">
          <Notice tone="info" title={t('priceChange.heading')}>
            {t('price.fromTo', {
              before: price(quote.previousTotal),
              now: price(quote.ledger.total),
            })}
          </Notice>
        </div>
      )}
      <Review quote={quote} query={query} />
      {!isLocked && <HoldChoice quote={quote} query={query} />}
      <BusinessInvoicePart wish={invoice.wish} />
      <PayPart settings={settings} terms={quote.terms}>
        {(pay) => (
          <PayForm
            submit={submit}
            total={quote.ledger.total}
            agree={t('payment.agree')}
            submitLabel={isHold ? t('hold.submit') : undefined}
            isReady={isHydrated && isPartyComplete(store, quote.offer) && invoice.isReady}
            onSubmit={() => void invoice.ask((details) => book(pay, details))}
          >
            {submit.state === 'problem' && (
              <FlightProblem
                key={submit.attempt}
                problem={submit.problem}
                quote={quote}
                query={query}
                payId="pay"
                onFail={fail}
              />
            )}
          </PayForm>
        )}
      </PayPart>
    </>
  );
}

/** A price above the agreed one needs consent before any card field shows (FLT-14). */
export function PaymentStep(props: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const store = useFlightStore();
  const { quote, query } = props;
  const asks = needsConsent(store, quote);
  return (
    <WizardLayout
      step="payment"
      offer={quote.offer}
      dictionary={quote.dictionary}
      query={query}
      quoted={quote}
    >
      {asks ? (
        <PriceChange
          before={quote.previousTotal ?? ''}
          now={quote.ledger.total}
          reason={t('priceChange.before_pay')}
          otherHref={resultsHref(query, language)}
          onAccept={() => acceptPrices(store, quote)}
        />
      ) : (
        <CheckAndPay {...props} />
      )}
    </WizardLayout>
  );
}
