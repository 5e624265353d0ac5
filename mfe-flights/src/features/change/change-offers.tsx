import { isApiError } from '@wayfare/api-client';
import { useQuery } from '@wayfare/api-client/query-cache';
import type { ChangeOffer, FlightDictionary, FlightSlice } from '@wayfare/api-contract';
import { BookingSection, ChangeFailed, SmallPrint } from '@wayfare/checkout';
import { formatDate, formatMoney, journeyTimes, parseMoney, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ButtonLink, Notice, Waiting } from '@wayfare/ui';
import { changeOffersQuery } from '../../api/after-sales.api';
import { endsOfSlice, flightNumber } from '../../domain/itinerary/segment-names';
import { useManage, type Managed } from '../../ui/after-sales/use-manage';
import { SliceLine } from '../../ui/journey/slice-line';
import styles from './change.module.css';
import { changeDifference } from './difference';

interface Props extends Managed {
  index: number;
  slice: FlightSlice;
  date: IsoDate;
}

export function ChangePrice({ offer }: { offer: ChangeOffer }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  const hasPenalty = parseMoney(offer.penalty_amount).amount > 0;
  return (
    <>
      <p className={styles.difference}>
        {changeDifference(offer.change_total_amount, { language, t })}
      </p>
      <SmallPrint>
        {hasPenalty
          ? t('manage.change.penalty', { price: price(offer.penalty_amount) })
          : t('manage.change.noPenalty')}
      </SmallPrint>
    </>
  );
}

function OfferLine({
  offer,
  dictionary,
  index,
  date,
}: { offer: ChangeOffer; dictionary: FlightDictionary } & Pick<Props, 'index' | 'date'>) {
  const { t } = useTranslation('flights');
  const { href } = useManage();
  const { departing, arriving } = endsOfSlice(offer.slice);
  const { departure } = journeyTimes(departing, arriving, useLanguage());
  return (
    <li className={styles.offer}>
      <SliceLine slice={offer.slice} dictionary={dictionary} />
      <ChangePrice offer={offer} />
      <ButtonLink
        variant="secondary"
        to={href({ view: 'change', slice: index, date, offer: offer.id })}
      >
        {t('manage.change.choose', {
          flights: offer.slice.segments.map(flightNumber).join(', '),
          time: departure,
        })}
      </ButtonLink>
    </li>
  );
}

export function ChangeOffers({ booking, accessKey, index, slice, date }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const { provider } = booking;
  const request = { ...accessKey, slice_id: slice.id, departure_date: date, language };
  const { data, error, isFetching, refetch } = useQuery(changeOffersQuery(api, provider, request));
  const day = formatDate(date, language, 'full');
  if (isFetching) {
    return <Waiting text={t('manage.change.searching')} height={240} />;
  }
  if (error !== null) {
    if (isApiError(error) && error.code === 'INVALID_REQUEST')
      return <Notice tone="error" title={t('manage.change.refused.airline')} />;
    return (
      <ChangeFailed
        error={error}
        unchanged={t('manage.problem.unchanged', { reference: booking.reference })}
        onRetry={() => void refetch()}
      />
    );
  }
  const offers = data?.offers ?? [];
  return (
    <BookingSection id="change-offers" title={t('manage.change.offers', { day })}>
      <p role="status">
        {offers.length === 0
          ? t('manage.change.none')
          : t('manage.change.count', { count: offers.length })}
      </p>
      <ul role="list" className={styles.offers}>
        {data !== undefined &&
          offers.map((offer) => (
            <OfferLine
              key={offer.id}
              offer={offer}
              dictionary={data.dictionary}
              index={index}
              date={date}
            />
          ))}
      </ul>
    </BookingSection>
  );
}
