import type { HotelFilters, HotelResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { urgencyAt } from '@wayfare/ui';
import { useMemo, type Ref } from 'react';
import { distanceText } from '../../domain/place/where-words';
import { hotelLink } from '../../domain/results/hotel-links';
import type { StaySearch } from '../../domain/search/criteria';
import { nightsOfStay } from '../../domain/search/stay-summary';
import { wishOf, withWish } from '../../domain/stay/wished-rate';
import { HotelCard } from '../../ui/hotel-card/hotel-card';
import styles from './results.module.css';

interface Props {
  ref: Ref<HTMLUListElement>;
  criteria: StaySearch;
  filters: HotelFilters;
  hotels: readonly HotelResult[];
  isUpdating: boolean;
}

const FREE: HotelFilters = { cancellation: ['free'] };

export function HotelList({ ref, criteria, filters, hotels, isUpdating }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [wish, freeWish] = [wishOf(filters), wishOf({ ...filters, ...FREE })];
  const nights = nightsOfStay(criteria.stay);
  const distance = useMemo(() => distanceText(criteria), [criteria]);
  return (
    <ul ref={ref} aria-label={t('results.list')} aria-busy={isUpdating} className={styles.list}>
      {hotels.map((hotel, index) => {
        const { search, href } = hotelLink(hotel, criteria, language);
        return (
          <li key={hotel.hotel_id}>
            <HotelCard
              hotel={hotel}
              href={withWish(href, wish)}
              search={search}
              flexibleHref={withWish(href, freeWish)}
              nights={nights}
              urgency={urgencyAt(index, 4)}
              distance={distance}
            />
          </li>
        );
      })}
    </ul>
  );
}
