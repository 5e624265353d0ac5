import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { invalidateCall, useQuery } from '@wayfare/api-client/query-cache';
import {
  searchExchangeOffers,
  type ExchangeQuote,
  type TrainBookingView,
} from '@wayfare/api-contract';
import { Actions, BookingSection, Facts, SmallPrint } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ButtonLink, FailurePanel, Notice, Waiting } from '@wayfare/ui';
import { useState } from 'react';
import { exchangeQuoteQuery } from '../../api/after-sales.api';
import { visitId } from '../../state/visit-id';
import { CarriedExtras } from '../../ui/after-sales/carried-extras';
import { useManage } from '../../ui/after-sales/use-manage';
import { CartClock } from '../../ui/basket/cart-clock';
import { ItemLines } from '../../ui/items/item-lines';
import { NewTrain } from './chosen-train';
import { ConfirmExchange } from './confirm-exchange';
import { exchangeDifference } from './difference';
import type { Exchanging } from './exchange-tickets';
import styles from './exchange.module.css';
import type { FoundExchange } from './found-exchanges';
import { orderProblems } from './journey-order';
import { OrderWarning } from './order-warning';

export function OfferGone({ booking: { reference } }: { booking: TrainBookingView }) {
  const { t } = useTranslation('trains');
  const { query, href } = useManage();
  return (
    <>
      <Notice tone="warning" title={t('manage.exchange.gone')}>
        {t('manage.unchanged', { reference })}
      </Notice>
      <Actions>
        <ButtonLink
          to={href({ ...query, offer: '', backOffer: '' })}
          onClick={() => void invalidateCall(searchExchangeOffers)}
        >
          {t('manage.exchange.again')}
        </ButtonLink>
      </Actions>
    </>
  );
}

function Review({
  quote,
  item,
  legs,
  found,
}: { quote: ExchangeQuote; found: readonly FoundExchange[] } & Pick<Exchanging, 'item' | 'legs'>) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { difference, fee } = quote;
  const { amount } = parseMoney(difference.value);
  return (
    <BookingSection id="exchange-review" title={t('manage.exchange.review')}>
      <h3>{t('manage.exchange.old')}</h3>
      <ItemLines item={{ ...item, legs: [...legs] }} />
      <h3>{t('manage.exchange.new')}</h3>
      {found.map((train) => (
        <NewTrain key={train.offer.id} found={train} />
      ))}
      <CarriedExtras item={item} quote={quote} />
      <Facts
        items={[
          {
            term: t('manage.exchange.fee'),
            detail:
              parseMoney(fee.value).amount > 0
                ? t('manage.exchange.feeIn', {
                    price: formatMoney(parseMoney(fee.value), language),
                  })
                : t('manage.exchange.noFee'),
          },
        ]}
      />
      <p className={styles.difference}>{exchangeDifference(difference.value, { language, t })}</p>
      {amount < 0 && <SmallPrint>{t('manage.cancel.toCard')}</SmallPrint>}
    </BookingSection>
  );
}

/** A card payment where it costs more, else a confirmation (TRN-52). */
export function ExchangeReview({
  found,
  ...exchanging
}: Exchanging & { found: readonly FoundExchange[] }) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const { query, href } = useManage();
  const { booking, item, legs } = exchanging;
  const trains = legs.flatMap((leg, index) =>
    found.slice(index, index + 1).map(({ offer, solution }) => ({ leg, offer, solution })),
  );
  const problems = orderProblems(booking.bookingItems, trains);
  const [isAccepted, setAccepted] = useState(problems.length === 0);
  const request = {
    user: visitId(),
    bookingID: booking.booking_id,
    language,
    request: {
      items: [
        {
          id: item.id,
          searchId: found[0]?.searchId ?? '',
          legs: trains.map(({ leg, offer }) => ({ id: leg.id, selectedOfferId: offer.id })),
        },
      ],
    },
  };
  const { data, error, isFetching, refetch } = useQuery(exchangeQuoteQuery(api, request));
  const others = (
    <p>
      <ButtonLink variant="secondary" to={href({ ...query, offer: '', backOffer: '' })}>
        {t('manage.exchange.others')}
      </ButtonLink>
    </p>
  );
  if (error !== null && !isFetching) {
    if (isApiError(error) && ['OFFER_EXPIRED', 'NOT_FOUND', 'INVALID_REQUEST'].includes(error.code))
      return <OfferGone booking={booking} />;
    return (
      <>
        <FailurePanel
          title={t(errorMessageKey(error))}
          text={t('manage.unchanged', { reference: booking.reference })}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch()}
        />
        {others}
      </>
    );
  }
  if (data === undefined) {
    return <Waiting text={t('manage.exchange.pricing')} height={240} />;
  }
  return (
    <>
      <CartClock key={data.expirationDate} expiresAt={data.expirationDate} />
      <Review quote={data} item={item} legs={legs} found={found} />
      <OrderWarning
        problems={problems}
        isAccepted={isAccepted}
        onAccept={() => setAccepted(true)}
      />
      {isAccepted && (
        <ConfirmExchange
          key={data.exchangeOperationId}
          {...exchanging}
          quote={data}
          acceptedOrder={problems.length > 0}
        />
      )}
      {others}
    </>
  );
}
