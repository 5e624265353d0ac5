import type { HotelResult, SearchAroundResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass, urgencyAt } from '@wayfare/ui';
import { useState } from 'react';
import { distanceText } from '../../domain/place/where-words';
import { hotelHref } from '../../domain/results/hotel-links';
import type { StaySearch } from '../../domain/search/criteria';
import { nightsOfStay } from '../../domain/search/stay-summary';
import { HotelCard } from '../../ui/hotel-card/hotel-card';
import styles from './map.module.css';

interface Props {
  criteria: StaySearch;
  results: SearchAroundResult;
  hotels: readonly HotelResult[];
  active: string | null;
  onActivate: (id: string | null) => void;
}

const STEP = 100;

/** The map's hotels as cards: the complete alternative to the map. */
export function MapList({
  criteria,
  results: { total, hasMore },
  hotels,
  active,
  onActivate,
}: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [listed, setListed] = useState(STEP);
  return (
    <section id="map-list" tabIndex={-1} aria-label={t('results.list')} className={styles.listSide}>
      <p role="status">
        {t(hasMore ? 'results.announceMore' : 'results.announce', { count: total })}
      </p>
      {total > hotels.length && <p>{t('map.partial', { shown: hotels.length, total })}</p>}
      {hotels.length === 0 && <p>{t('results.noneArea')}</p>}
      <ul className={styles.list}>
        {hotels.slice(0, listed).map((hotel, index) => (
          <li
            key={hotel.hotel_id}
            onPointerEnter={() => onActivate(hotel.hotel_id)}
            onPointerLeave={() => onActivate(null)}
            onFocus={() => onActivate(hotel.hotel_id)}
            onBlur={() => onActivate(null)}
          >
            <HotelCard
              hotel={hotel}
              href={hotelHref(hotel, criteria, language)}
              nights={nightsOfStay(criteria.stay)}
              urgency={urgencyAt(index, 3)}
              distance={distanceText(criteria)}
              isActive={hotel.hotel_id === active}
            />
          </li>
        ))}
      </ul>
      {listed < hotels.length && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => setListed(listed + STEP)}
        >
          {t('results.more')}
        </button>
      )}
    </section>
  );
}
