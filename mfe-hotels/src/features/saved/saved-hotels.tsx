import { useQuery } from '@wayfare/api-client/query-cache';
import type { HotelResult } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useFavourites } from '@wayfare/saved';
import { FailurePanel, TextLink, Waiting } from '@wayfare/ui';
import { useState } from 'react';
import { paths } from '../../domain/paths';
import { readSearch } from '../../domain/search/search-query';
import { earliestToday } from '../../domain/search/search-rules';
import { savedHotelsQuery } from '../../api/saved.api';
import { HotelCard } from '../../ui/hotel-card/hotel-card';
import styles from './saved-hotels.module.css';

/** Linked with the dates it was saved with, while they are still to come. */
function SavedHotel({ hotel, search }: { hotel: HotelResult; search: string }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [today] = useState(() => earliestToday(Date.now()));
  const read = readSearch(search, { today, needsDates: true, needsPlace: false });
  const stay = read.status === 'ok' ? read.search.stay : null;
  const query = new URLSearchParams(stay === null ? {} : { search });
  return (
    <>
      <HotelCard
        hotel={{ ...hotel, distanceKm: null }}
        href={paths.place(language, hotel.path, query)}
        nights={0}
        headingLevel="h3"
      />
      {stay !== null && (
        <p className={styles.note}>
          {t('saved.dates', {
            checkIn: formatDate(stay.checkIn, language, 'medium'),
            checkOut: formatDate(stay.checkOut, language, 'medium'),
          })}
        </p>
      )}
    </>
  );
}

function useHotels(ids: readonly string[] | null) {
  const { api } = usePlatform();
  return useQuery(savedHotelsQuery(api, ids, useLanguage()));
}

/** Hotels stay listed after their removal, so that they can be saved again. */
function useShown() {
  const favourites = useFavourites();
  const own = favourites.data?.filter(({ product }) => product === 'hotels');
  const [shown, setShown] = useState<readonly { item: string; search: string }[]>([]);
  const fresh = own?.filter(({ item }) => shown.every((one) => one.item !== item)) ?? [];
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  return {
    favourites,
    own,
    shown,
    isEmpty: own !== undefined && shown.length + fresh.length === 0,
  };
}

function Nothing() {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <p>
      {t('saved.none')} <TextLink to={paths.accommodations(language)}>{t('saved.search')}</TextLink>
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('hotels');
  return (
    <FailurePanel
      title={t('saved.failed')}
      text={t('saved.failedText')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
    />
  );
}

export function SavedHotels() {
  const { t } = useTranslation('hotels');
  const { favourites, own = [], shown, isEmpty } = useShown();
  const hotels = useHotels(shown.length > 0 ? shown.map(({ item }) => item) : null);
  if (favourites.error !== null) return <Failed onRetry={() => void favourites.refetch()} />;
  if (hotels.error !== null) return <Failed onRetry={() => void hotels.refetch()} />;
  if (isEmpty) return <Nothing />;
  if (hotels.data === undefined) return <Waiting text={t('saved.loading')} height={240} />;
  const gone = shown.length - hotels.data.length;
  const searchOf = (id: string) => shown.find(({ item }) => item === id)?.search ?? '';
  return (
    <>
      <p>{t('saved.count', { count: own.length })}</p>
      <ul className={styles.cards}>
        {hotels.data.map((hotel) => (
          <li key={hotel.hotel_id} className={styles.place}>
            <SavedHotel hotel={hotel} search={searchOf(hotel.hotel_id)} />
          </li>
        ))}
      </ul>
      {gone > 0 && <p className={styles.note}>{t('saved.gone', { count: gone })}</p>}
    </>
  );
}
