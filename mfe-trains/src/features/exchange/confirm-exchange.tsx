import { invalidateCall } from '@wayfare/api-client/query-cache';
import { exchangeQuote, searchExchangeOffers, type ExchangeQuote } from '@wayfare/api-contract';
import {
  CHANGE_GONE,
  ChangeProblem,
  ConfirmDifference,
  fingerprintOf,
  useSubmit,
  type BookingSubmit,
  type Pay,
  type SubmitProblem,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import { makeExchange } from '../../api/after-sales.api';
import { visitId } from '../../state/visit-id';
import { useManage } from '../../ui/after-sales/use-manage';
import { exchangeAttempts } from './exchange-attempts';
import type { Exchanging } from './exchange-tickets';

interface Props extends Exchanging {
  quote: ExchangeQuote;
  /** the traveller accepts that the new trains reverse the journeys' order */
  acceptedOrder: boolean;
}

function ExchangeProblem({
  problem,
  reference,
  onFail,
}: {
  problem: SubmitProblem;
  reference: string;
  onFail: BookingSubmit['fail'];
}) {
  const { t } = useTranslation('trains');
  const { pathname, search } = useLocation();
  const { query, href } = useManage();
  const list = href({ ...query, offer: '', backOffer: '' });

  async function renew(): Promise<string> {
    if (problem.kind === 'priceChanged') {
      await invalidateCall(exchangeQuote);
      return `${pathname}${search}`;
    }
    await invalidateCall(searchExchangeOffers);
    return list;
  }

  const otherDay = href({ action: 'exchange', item: query.item, leg: query.leg });
  return (
    <ChangeProblem
      problem={problem}
      gone={{ title: t('manage.exchange.gone'), text: t('manage.unchanged', { reference }) }}
      detailsHref={list}
      again={{ href: otherDay, label: t('manage.exchange.otherDay') }}
      renew={renew}
      onFail={onFail}
    />
  );
}

export function ConfirmExchange({ quote, booking, item, legs, settings, acceptedOrder }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const { href } = useManage();
  const { exchangeOperationId, difference, terms } = quote;
  const { booking_id: bookingID, reference } = booking;
  const { submit, book, fail } = useSubmit({
    attempts: exchangeAttempts,
    goneCodes: CHANGE_GONE,
    doneHref: () => href({ action: 'exchanged', done: exchangeOperationId }),
  });

  function exchange(pay: Pay): void {
    const request = { user: visitId(), bookingID, exchangeOperationId, acceptedOrder, language };
    void book({
      quoteId: exchangeOperationId,
      fingerprint: fingerprintOf({ bookingID, exchangeOperationId, difference: difference.value }),
      terms,
      pay,
      description: `${reference}: ${item.products.map(({ code }) => code).join(', ')}, ${legs.map(({ origin, destination }) => `${origin.code} ${destination.code}`).join(', ')}`,
      send: ({ paymentIntentId }, key) =>
        makeExchange(api, { ...request, payment_intent_id: paymentIntentId }, key),
    });
  }

  const problem = submit.state === 'problem' && (
    <ExchangeProblem
      key={submit.attempt}
      problem={submit.problem}
      reference={reference}
      onFail={fail}
    />
  );
  return (
    <ConfirmDifference
      id="confirm-exchange"
      settings={settings}
      terms={terms}
      submit={submit}
      say={(key) => t(`manage.exchange.${key}`)}
      problem={problem}
      onConfirm={exchange}
    />
  );
}
