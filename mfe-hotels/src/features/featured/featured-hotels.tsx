import { useQuery } from '@wayfare/api-client/query-cache';
import type { HotelResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { FailurePanel, Skeleton, TextLink, VisuallyHidden } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { featuredQuery } from '../../api/featured.api';
import { SHORT_SIZE } from '../../domain/search/search-state';
import { HotelCard } from '../../ui/hotel-card/hotel-card';
import styles from './featured.module.css';

function FeaturedCards({ hotels }: { hotels: readonly HotelResult[] }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <>
      <ul className={styles.cards}>
        {hotels.map((hotel) => (
          <li key={hotel.hotel_id} className={styles.place}>
            {/* the distance from the middle of a country or region is meaningless */}
            <HotelCard
              hotel={{ ...hotel, distanceKm: null }}
              href={paths.place(language, hotel.path)}
              nights={0}
              headingLevel="h3"
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('place.priceNote')}</p>
    </>
  );
}

function FeaturedWaiting() {
  const { t } = useTranslation('hotels');
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{t('featured.loading')}</span>
      </VisuallyHidden>
      <ul className={styles.cards} aria-hidden="true">
        {Array.from({ length: SHORT_SIZE }, (_, index) => (
          <li key={index} className={styles.place}>
            <Skeleton height="100%" />
          </li>
        ))}
      </ul>
      <p className={styles.note} aria-hidden="true">
        {t('place.priceNote')}
      </p>
    </div>
  );
}

function NoHotels() {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <p>
      {t('featured.none')}{' '}
      <TextLink to={paths.accommodations(language)}>{t('featured.search')}</TextLink>
    </p>
  );
}

export function FeaturedHotels({ countryCode }: { countryCode?: string | undefined }) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(
    featuredQuery(countryCode, { api, language }),
  );
  if (data !== undefined) return data.length === 0 ? <NoHotels /> : <FeaturedCards hotels={data} />;
  if (error === null || isFetching) return <FeaturedWaiting />;
  return (
    <FailurePanel
      title={t('featured.failed')}
      text={t('featured.failedText')}
      retryLabel={t('errors.retry')}
      onRetry={() => void refetch()}
    />
  );
}
