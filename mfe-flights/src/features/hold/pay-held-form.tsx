import { invalidateCall } from '@wayfare/api-client/query-cache';
import { holdQuote, type HoldQuote } from '@wayfare/api-contract';
import {
  BookingSection,
  CHANGE_GONE,
  PayForm,
  PayPart,
  fingerprintOf,
  useSubmit,
  type Pay,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import { payHeldBooking } from '../../api/after-sales.api';
import { dealAttempts } from '../../state/deal-attempts';
import { DealProblem } from '../../ui/after-sales/deal-problem';
import { useManage, type PayableManaged } from '../../ui/after-sales/use-manage';
import { FlightLedger } from '../../ui/journey/flight-summary';
import { SliceLine } from '../../ui/journey/slice-line';

interface Props extends PayableManaged {
  quote: HoldQuote;
}

export function PayHeldForm({ quote, booking, accessKey, settings }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { href } = useManage();
  const { quote_id: quoteId, ledger, terms } = quote;
  const { provider, reference, slices, dictionary, travellers } = booking;
  const { submit, book, fail } = useSubmit({
    attempts: dealAttempts,
    goneCodes: CHANGE_GONE,
    doneHref: () => href({ view: 'paid', done: quoteId }),
  });

  function payFor(pay: Pay): void {
    const request = { ...accessKey, quote_id: quoteId, accepted_total: ledger.total, language };
    void book({
      quoteId,
      fingerprint: fingerprintOf(request),
      terms,
      pay,
      description: reference,
      send: ({ paymentIntentId }, key) =>
        payHeldBooking(
          api,
          provider,
          { ...request, payment_intent_id: paymentIntentId ?? '' },
          key,
        ),
    });
  }

  async function renew(): Promise<string> {
    await invalidateCall(holdQuote(provider));
    return `${pathname}${search}`;
  }

  return (
    <>
      <BookingSection id="held-flights" title={t('manage.hold.pay')}>
        {slices.map((slice) => (
          <SliceLine key={slice.id} slice={slice} dictionary={dictionary} />
        ))}
        <FlightLedger
          ledger={ledger}
          offer={{
            passengers: travellers.map(({ passenger_id: id, type }) => ({ id, type, age: null })),
          }}
        />
      </BookingSection>
      <PayPart settings={settings} terms={terms}>
        {(pay) => (
          <PayForm
            submit={submit}
            total={terms.now}
            agree={t('manage.hold.agree')}
            isReady
            onSubmit={() => payFor(pay)}
          >
            {submit.state === 'problem' && (
              <DealProblem
                key={submit.attempt}
                problem={submit.problem}
                reference={reference}
                again={{ href: href({}), label: t('manage.back') }}
                renew={renew}
                onFail={fail}
              />
            )}
          </PayForm>
        )}
      </PayPart>
    </>
  );
}
