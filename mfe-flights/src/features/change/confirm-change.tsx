import { invalidateCall } from '@wayfare/api-client/query-cache';
import { findChangeOffers, quoteChange, type OrderChangeQuote } from '@wayfare/api-contract';
import {
  CHANGE_GONE,
  ConfirmDifference,
  fingerprintOf,
  useSubmit,
  type Pay,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import { confirmFlightChange } from '../../api/after-sales.api';
import { flightNumber } from '../../domain/itinerary/segment-names';
import { dealAttempts } from '../../state/deal-attempts';
import { DealProblem } from '../../ui/after-sales/deal-problem';
import { useManage, type PayableManaged } from '../../ui/after-sales/use-manage';
import { useLookAgain } from './use-look-again';

interface Props extends PayableManaged {
  quote: OrderChangeQuote;
}

export function ConfirmChange({ quote, booking, accessKey, settings }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { href } = useManage();
  const { again, otherDay } = useLookAgain(booking.provider);
  const { quote_id: quoteId, offer, terms } = quote;
  const { provider, reference } = booking;
  const { submit, book, fail } = useSubmit({
    attempts: dealAttempts,
    goneCodes: CHANGE_GONE,
    doneHref: () => href({ view: 'changed', done: quoteId }),
  });

  function change(pay: Pay): void {
    const request = {
      ...accessKey,
      quote_id: quoteId,
      accepted_difference: offer.change_total_amount,
      language,
    };
    void book({
      quoteId,
      fingerprint: fingerprintOf(request),
      terms,
      pay,
      description: `${reference}: ${offer.slice.segments.map((segment) => `${flightNumber(segment)} ${segment.departing_at.slice(0, 10)}`).join(', ')}`,
      send: ({ paymentIntentId }, key) =>
        confirmFlightChange(api, provider, { ...request, payment_intent_id: paymentIntentId }, key),
    });
  }

  /** A sold-out flight leads back to that day's list; a new price is shown here. */
  async function renew(): Promise<string> {
    if (submit.state === 'problem' && submit.problem.kind === 'priceChanged') {
      await invalidateCall(quoteChange(provider));
      return `${pathname}${search}`;
    }
    await invalidateCall(findChangeOffers(provider));
    return again.href;
  }

  const problem = submit.state === 'problem' && (
    <DealProblem
      key={submit.attempt}
      problem={submit.problem}
      reference={reference}
      again={otherDay}
      renew={renew}
      onFail={fail}
    />
  );
  return (
    <ConfirmDifference
      id="confirm-change"
      settings={settings}
      terms={terms}
      submit={submit}
      say={(key) => t(`manage.change.${key}`)}
      problem={problem}
      onConfirm={change}
    />
  );
}
