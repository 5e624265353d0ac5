import { invalidateCall, useQuery } from '@wayfare/api-client/query-cache';
import {
  searchExchangeOffers,
  type ExchangeQuote,
  type TrainBookingView,
} from '@wayfare/api-contract';
import { BookingSection, ChangeGone, Facts, QuotedChange, SmallPrint } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
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
    <ChangeGone
      title={t('manage.exchange.gone')}
      text={t('manage.unchanged', { reference })}
      again={{
        href: href({ ...query, offer: '', backOffer: '' }),
        label: t('manage.exchange.again'),
        forget: () => void invalidateCall(searchExchangeOffers),
      }}
    />
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
  const quote = useQuery(exchangeQuoteQuery(api, request));
  return (
    <QuotedChange
      quote={quote}
      gone={<OfferGone booking={booking} />}
      unchanged={t('manage.unchanged', { reference: booking.reference })}
      pricing={t('manage.exchange.pricing')}
      others={{
        href: href({ ...query, offer: '', backOffer: '' }),
        label: t('manage.exchange.others'),
      }}
    >
      {(quoted) => (
        <>
          <CartClock key={quoted.expirationDate} expiresAt={quoted.expirationDate} />
          <Review quote={quoted} item={item} legs={legs} found={found} />
          <OrderWarning
            problems={problems}
            isAccepted={isAccepted}
            onAccept={() => setAccepted(true)}
          />
          {isAccepted && (
            <ConfirmExchange
              key={quoted.exchangeOperationId}
              {...exchanging}
              quote={quoted}
              acceptedOrder={problems.length > 0}
            />
          )}
        </>
      )}
    </QuotedChange>
  );
}
