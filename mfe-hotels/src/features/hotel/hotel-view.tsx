import type { HotelDetail } from '@wayfare/api-contract';
import { formatOneDecimal } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { SaveButton } from '@wayfare/saved';
import { StarRating } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { townWords } from '../../domain/place/town-words';
import { typeLabelKey } from '../../domain/results/hotel-types';
import { EMPTY_SEARCH } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import { useOwnPrices } from '../../ui/use-own-prices';
import { Breadcrumb } from '../../ui/places/breadcrumb';
import { AccessibilityFacts } from './accessibility-facts';
import { Gallery } from './gallery';
import { HotelAlert } from './hotel-alert';
import { HotelDetails } from './hotel-details';
import { stepsOf } from './hotel-steps';
import type { LoadedHotel } from './load-hotel';
import { RoomsSection } from './rooms-section';
import { ToRooms } from './to-rooms';
import styles from './hotel.module.css';

function Facts({ hotel }: { hotel: HotelDetail }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const score = formatOneDecimal(hotel.rating?.score ?? 0, language);
  return (
    <section aria-labelledby="facts" className={styles.section}>
      <h2 id="facts">{t('hotel.facts')}</h2>
      <dl className={styles.facts}>
        <dt>{t('hotel.address')}</dt>
        <dd>{hotel.address}</dd>
        <dt>{t('hotel.type')}</dt>
        <dd>{t(typeLabelKey(hotel.hotelType))}</dd>
        <dt>{t('hotel.rating')}</dt>
        <dd>
          {hotel.rating === null
            ? t('card.noRating')
            : `${t('card.rating', { score })} · ${t('card.reviews', { count: hotel.rating.count })}`}
          {hotel.rating !== null && (
            <>
              {' · '}
              <a href="#reviews">{t('reviews.showAll')}</a>
            </>
          )}
        </dd>
      </dl>
    </section>
  );
}

export function HotelView({
  loaded,
  share,
  whereabouts,
  reviews,
}: {
  loaded: LoadedHotel;
  share: ReactNode;
  whereabouts: ReactNode;
  reviews: ReactNode;
}) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { hotel, criteria } = loaded;
  useOwnPrices(criteria, loaded.memberPrices);
  const search = {
    ...(criteria ?? EMPTY_SEARCH),
    place: null,
    area: null,
    hotels: [hotel.hotel_id],
  };
  return (
    <div className={styles.page}>
      <Breadcrumb steps={stepsOf(hotel)} />
      <header className={styles.head}>
        <h1>{hotel.name}</h1>
        <p>
          <StarRating stars={hotel.stars} label={t('card.stars', { count: hotel.stars })} />{' '}
          {t('card.location', { city: townWords(hotel), country: hotel.country_name })} ·{' '}
          <Link to={paths.map(language, new URLSearchParams({ search: writeSearch(search) }))}>
            {t('hotel.showMap', { name: hotel.name })}
          </Link>
        </p>
        <div className={styles.keep}>
          <SaveButton
            product="hotels"
            item={hotel.hotel_id}
            search={criteria === null ? '' : writeSearch(search)}
            name={hotel.name}
          />
          {share}
        </div>
        <ToRooms className={styles.toRooms}>{t('hotel.seeRooms')}</ToRooms>
        {hotel.demo && <p className={styles.demo}>{t('hotel.demo')}</p>}
      </header>
      <Gallery name={hotel.name} images={hotel.images} />
      <Facts hotel={hotel} />
      {whereabouts}
      <RoomsSection {...loaded} />
      <HotelAlert {...loaded} />
      {reviews}
      <AccessibilityFacts hotel={hotel} />
      <HotelDetails hotel={hotel} />
    </div>
  );
}
