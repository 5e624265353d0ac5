import { isApiError } from '@wayfare/api-client';
import { useQuery } from '@wayfare/api-client/query-cache';
import { ChangeFailed } from '@wayfare/checkout';
import type { IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Notice, Waiting } from '@wayfare/ui';
import { useState } from 'react';
import { exchangeOffersQuery } from '../../api/after-sales.api';
import { departureAt } from '../../domain/search/departure';
import { visitId } from '../../state/visit-id';
import { useManage } from '../../ui/after-sales/use-manage';
import { ChosenTrain } from './chosen-train';
import { ExchangeReview, OfferGone } from './exchange-review';
import type { Exchanging } from './exchange-tickets';
import { foundExchanges, type FoundExchange } from './found-exchanges';
import { isInOrder } from './journey-order';
import type { Route } from './new-route';
import { OfferList } from './offer-list';

export interface WantedTrain {
  leg: Exchanging['legs'][number];
  route: Route;
  date: IsoDate;
  hour: number;
}

interface Props extends Exchanging {
  wanted: readonly WantedTrain[];
}

export function ExchangeOffers({ wanted, ...exchanging }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const { query, href } = useManage();
  const { booking, item } = exchanging;
  // today's past hours become now: fixed at mount, or it would be refetched every minute
  const [departures] = useState(() =>
    wanted.map(({ date, hour, route }) =>
      departureAt({ date, hour, timezone: route.from.timezone }),
    ),
  );
  const asked = wanted.map(({ leg, route: { from, to } }, index) => ({
    id: leg.id,
    origin: from.code,
    destination: to.code,
    departure: departures[index] ?? '',
  }));
  const request = {
    user: visitId(),
    bookingID: booking.booking_id,
    language,
    request: { items: [{ id: item.id, legs: asked }] },
  };
  const { data, error, isFetching, refetch } = useQuery(exchangeOffersQuery(api, request));
  if (isFetching) {
    return <Waiting text={t('manage.exchange.searching')} height={240} />;
  }
  if (error !== null) {
    if (isApiError(error) && ['INVALID_REQUEST', 'EXCHANGE_FAILED'].includes(error.code))
      return (
        <Notice tone="error" title={t('manage.exchange.refused.carrier')}>
          {t('manage.unchanged', { reference: booking.reference })}
        </Notice>
      );
    return (
      <ChangeFailed
        error={error}
        unchanged={t('manage.unchanged', { reference: booking.reference })}
        onRetry={() => void refetch()}
      />
    );
  }
  const ids = [query.offer, query.backOffer].slice(0, wanted.length);
  const chosen: FoundExchange[] = [];
  /** offers that fit the item's other leg, booked or chosen */
  const fitting = (leg: WantedTrain['leg']) => {
    const timesOf = (other: WantedTrain['leg']) => {
      const place = wanted.findIndex((train) => train.leg === other);
      return place < 0 ? other.solution : (chosen[place]?.solution ?? null);
    };
    return foundExchanges(data, leg.id).filter(({ solution }) =>
      isInOrder(item.legs, (other) => (other === leg ? solution : timesOf(other))),
    );
  };
  for (const [index, { leg }] of wanted.entries())
    chosen.push(...fitting(leg).filter(({ offer }) => offer.id === ids[index]));
  if (chosen.length < ids.filter((id) => id !== '').length) return <OfferGone booking={booking} />;
  const next = wanted.find((_, index) => ids[index] === '');
  if (next === undefined)
    return <ExchangeReview key={ids.join(' ')} {...exchanging} found={chosen} />;
  const [first] = chosen;
  return (
    <>
      {first !== undefined && (
        <ChosenTrain
          found={first}
          otherHref={href({ ...query, offer: '', backOffer: '', page: 0 })}
        />
      )}
      <OfferList
        key={next.leg.id}
        wanted={next}
        found={fitting(next.leg)}
        isOneOfTwo={wanted.length > 1}
        hrefOf={(offer) =>
          href({ ...query, page: 0, ...(next === wanted[0] ? { offer } : { backOffer: offer }) })
        }
        page={query.page}
        pageHref={(page) => href({ ...query, page })}
      />
    </>
  );
}
