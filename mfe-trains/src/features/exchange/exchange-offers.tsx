import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { searchExchangeOffers } from '@wayfare/api-contract';
import { BookingSection } from '@wayfare/checkout';
import { formatDate, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { FailurePanel, Notice, Waiting } from '@wayfare/ui';
import { useState } from 'react';
import { findExchangeOffers } from '../../api/after-sales.api';
import { useManage } from '../cancelation/use-manage';
import { visitId } from '../cart/visit-id';
import { departureAt } from '../search/departure';
import { ExchangeReview, OfferGone } from './exchange-review';
import type { Exchanging } from './exchange-tickets';
import styles from './exchange.module.css';
import { foundExchanges } from './found-exchanges';
import { OfferLine } from './offer-line';
import type { Route } from './new-route';

/** Back from the review asks the carrier once more after this. */
const STALE_MS = 5 * 60_000;

interface Props extends Exchanging {
  route: Route;
  date: IsoDate;
}

/** What can be had in place of a journey: on its way, refused, failed, none, the list, or the one that was chosen. */
export function ExchangeOffers({ route: { from, to }, date, ...exchanging }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const { query, href } = useManage();
  const { booking, item, leg } = exchanging;
  // of today's hours that are over it is now: asked for once, not every minute anew
  const [departure] = useState(() => departureAt({ date, hour: query.hour, timezone: from.timezone }));
  const request = { user: visitId(), bookingID: booking.booking_id, language, request: { items: [{ id: item.id, legs: [{ id: leg.id, origin: from.code, destination: to.code, departure }] }] } };
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: queryKey(searchExchangeOffers, request), queryFn: ({ signal }) => findExchangeOffers(api, request, signal), staleTime: STALE_MS },
    queryClient(),
  );
  if (isFetching) {
    return <Waiting text={t('manage.exchange.searching')} height={240} />;
  }
  if (error !== null) {
    if (isApiError(error) && ['INVALID_REQUEST', 'EXCHANGE_FAILED'].includes(error.code)) return <Notice tone="error" title={t('manage.exchange.refused.carrier')}>{t('manage.unchanged', { reference: booking.reference })}</Notice>;
    return <FailurePanel title={t(errorMessageKey(error))} text={t('manage.unchanged', { reference: booking.reference })} retryLabel={t('common:retry')} onRetry={() => void refetch()} />;
  }
  const found = foundExchanges(data, leg.id);
  if (query.offer !== '') {
    const chosen = found.find(({ offer }) => offer.id === query.offer);
    return chosen === undefined ? <OfferGone booking={booking} /> : <ExchangeReview key={chosen.offer.id} {...exchanging} found={chosen} />;
  }
  return (
    <BookingSection id="exchange-offers" title={t('manage.exchange.offers', { day: formatDate(date, language, 'full') })}>
      <p role="status">{found.length === 0 ? t('manage.exchange.none') : t('manage.exchange.count', { count: found.length })}</p>
      <ul role="list" className={styles.list}>
        {found.map((each) => (
          <OfferLine key={each.offer.id} found={each} href={href({ ...query, offer: each.offer.id })} />
        ))}
      </ul>
    </BookingSection>
  );
}
