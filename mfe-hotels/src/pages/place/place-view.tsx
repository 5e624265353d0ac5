import type { PlaceSuggestion, ResolvePathResult } from '@wayfare/api-contract';
import { placeIn } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { buttonClass, urgencyAt } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import type { PlaceStep } from '../../domain/place/breadcrumb';
import type { CardFacts } from '../../domain/results/card-facts';
import { mergePages } from '../../domain/results/result-pages';
import type { StaySearch } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import { HotelCard } from '../../ui/hotel-card/hotel-card';
import { Breadcrumb } from '../../ui/places/breadcrumb';
import { ChildrenList } from '../../ui/places/children-list';
import { SearchForm } from '../../features/search/search-form';
import shared from '../../ui/places/places.module.css';
import styles from './place-view.module.css';

interface Props {
  place: PlaceSuggestion;
  steps: readonly PlaceStep[];
  below: ResolvePathResult['children'];
  criteria: StaySearch;
  results: { total: number; hotels: readonly CardFacts[] };
}

export function PlaceView({ place, steps, below, criteria, results }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const inPlace = placeIn(place.label, language);
  // The distance from the middle of a country or region is meaningless.
  const hotels = mergePages([results]).map((hotel) =>
    place.type === 'city' ? hotel : { ...hotel, distanceKm: null },
  );
  const all = paths.results(language, new URLSearchParams({ search: writeSearch(criteria) }));
  return (
    <div className={shared.page}>
      <Breadcrumb steps={steps} />
      <h1>{t('place.heading', { inPlace })}</h1>
      <section aria-labelledby="search-here">
        <h2 id="search-here">{t('place.searchHere')}</h2>
        <SearchForm key={place.id} initial={criteria} />
      </section>
      {place.type !== 'city' && below.length > 0 && (
        <section aria-labelledby="below">
          <h2 id="below">{t(`place.in.${place.type}`, { inPlace })}</h2>
          <ChildrenList places={below} />
        </section>
      )}
      <section aria-labelledby="stays">
        <h2 id="stays">{t('place.list', { inPlace })}</h2>
        {hotels.length === 0 ? (
          <p>{t('place.none', { inPlace })}</p>
        ) : (
          <>
            <p>{t('place.priceNote')}</p>
            <ul className={styles.list}>
              {hotels.map((hotel, index) => (
                <li key={hotel.hotel_id}>
                  <HotelCard
                    hotel={hotel}
                    href={paths.place(language, hotel.path)}
                    nights={0}
                    urgency={urgencyAt(index, 3)}
                    headingLevel="h3"
                  />
                </li>
              ))}
            </ul>
            {results.total > hotels.length && (
              <Link to={all} className={buttonClass({ variant: 'secondary' })}>
                {t('place.showAll', { total: results.total })}
              </Link>
            )}
          </>
        )}
      </section>
    </div>
  );
}
