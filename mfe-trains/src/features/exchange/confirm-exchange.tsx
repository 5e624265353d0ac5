import { invalidateCall } from '@wayfare/api-client/query-cache';
import { exchangeQuote, searchExchangeOffers, type ExchangeQuote } from '@wayfare/api-contract';
import {
  ConfirmDifference,
  SubmitProblemBox,
  fingerprintOf,
  useRenewal,
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

/** Codes that mean sold out. */
const GONE = ['NO_SEATS'];

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

  const renewal = useRenewal({ renew, onFail, goneCodes: GONE });
  const shown: SubmitProblem =
    problem.kind === 'details' ? { kind: 'gone', reason: 'INVALID_REQUEST' } : problem;
  const says =
    shown.kind === 'gone'
      ? { title: t('manage.exchange.gone'), text: t('manage.unchanged', { reference }) }
      : null;
  const otherDay = href({ action: 'exchange', item: query.item, leg: query.leg });
  return (
    <SubmitProblemBox
      problem={shown}
      says={says}
      timingFieldId=""
      detailsHref={list}
      again={{ href: otherDay, label: t('manage.exchange.otherDay') }}
      renewal={renewal}
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
    goneCodes: GONE,
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
      texts={{
        title: t('manage.exchange.confirmTitle'),
        noCard: t('manage.exchange.noCard'),
        agree: t('manage.exchange.agree'),
        confirm: t('manage.exchange.confirm'),
        busy: t('manage.exchange.busy'),
      }}
      problem={problem}
      onConfirm={exchange}
    />
  );
}
