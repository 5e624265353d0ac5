import type { Bounds, PlaceType } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useComingQuery, useNavigate, useSearchParams } from '@wayfare/router';
import { buttonClass, VisuallyHidden } from '@wayfare/ui';
import { useMemo, useState } from 'react';
import { paths } from '../../domain/paths';
import { areaKey, distanceText, whereWords } from '../../domain/place/where-words';
import { hotelHref } from '../../domain/results/hotel-links';
import { mergePages } from '../../domain/results/result-pages';
import { readListQuery, withListQuery, type ListQuery } from '../../domain/results/results-query';
import type { StaySearch } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import { nightsOfStay } from '../../domain/search/stay-summary';
import type { LoadedResults } from '../../api/load-results';
import { useOwnPrices } from '../../ui/use-own-prices';
import { SearchSummary } from '../../ui/search-summary';
import { HotelMap } from '../../features/map/hotel-map';
import { MapList } from '../../features/map/map-list';
import { toMapPoint, type MapPoint } from '../../features/map/map-point';
import { SelectedHotel } from '../../features/map/selected-hotel';
import { MapTools } from './map-tools';
import styles from './map-view.module.css';

interface Props {
  criteria: StaySearch;
  pages: LoadedResults['pages'];
  unused: LoadedResults['unused'];
}

/** Places too wide for distances from their centre. */
const WIDE = new Set<PlaceType>(['country', 'destination', 'holidayArea']);

function boundsOf({ area }: StaySearch): Bounds | null {
  return area !== null && 'bounds' in area ? area.bounds : null;
}

function isInside(
  { latitude, longitude }: MapPoint,
  { north, south, east, west }: Bounds,
): boolean {
  const isBetween =
    west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
  return latitude >= south && latitude <= north && isBetween;
}

/** Map and list of the same search; the list is complete without the map. */
export function MapView({ criteria, pages, unused }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const navigate = useNavigate();
  const query = useComingQuery();
  const [shownQuery] = useSearchParams();
  const [active, setActive] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [moved, setMoved] = useState<Bounds | null>(null);
  const [results] = pages;
  useOwnPrices(criteria, results.memberPrices);
  const hotels = useMemo(() => mergePages(pages), [pages]);
  const points = useMemo(() => hotels.map(toMapPoint), [hotels]);
  const place = useMemo(
    () => ({
      name: results.place?.label ?? '',
      ...results.center,
      isCentre: results.place !== null && !WIDE.has(results.place.type),
    }),
    [results],
  );
  const key = shownQuery.get('search') ?? '';
  const search = useMemo(() => ({ key, area: boundsOf(criteria) }), [key, criteria]);
  const chosen = hotels.find((hotel) => hotel.hotel_id === selected);
  const change = (part: Partial<ListQuery>) =>
    void navigate(paths.map(language, withListQuery(query, part)), { preventScrollReset: true });
  const searched = criteria.area === null ? criteria.place : null;

  function searchArea(bounds: Bounds) {
    const next = new URLSearchParams(query);
    next.set('search', writeSearch({ ...criteria, hotels: [], area: { bounds } }));
    setMoved(null);
    setSelected(null);
    void navigate(paths.map(language, next), { preventScrollReset: true });
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          {searched === null
            ? t(`map.heading${areaKey(criteria.area)}`)
            : t('map.heading', { inPlace: whereWords(searched, t, language) })}
        </h1>
        <p>
          <SearchSummary criteria={criteria} />
        </p>
        <MapTools
          back={
            <Link
              to={paths.results(language, withListQuery(query, {}))}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('map.backToList')}
            </Link>
          }
          list={readListQuery(query)}
          districts={results.districts ?? []}
          facets={results.facets}
          hasDates={criteria.stay !== null}
          unused={unused}
          onChange={change}
        />
      </header>
      <div className={styles.split}>
        <section aria-label={t('map.label')} className={styles.mapSide}>
          <a href="#map-list" className={styles.skip}>
            {t('map.skip')}
          </a>
          <HotelMap
            points={points}
            place={place}
            search={search}
            active={active ?? selected}
            onActivate={setActive}
            onSelect={setSelected}
            onMove={setMoved}
          />
          <VisuallyHidden role="status">
            {moved !== null &&
              t('map.inView', { count: points.filter((point) => isInside(point, moved)).length })}
          </VisuallyHidden>
          {moved !== null && (
            <button
              type="button"
              className={buttonClass({ variant: 'primary' }, styles.searchArea)}
              onClick={() => searchArea(moved)}
            >
              {t('map.searchArea')}
            </button>
          )}
          {chosen !== undefined && (
            <SelectedHotel
              key={chosen.hotel_id}
              hotel={chosen}
              href={hotelHref(chosen, criteria, language)}
              nights={nightsOfStay(criteria.stay)}
              distance={distanceText(criteria)}
              onClose={() => setSelected(null)}
            />
          )}
        </section>
        <MapList
          criteria={criteria}
          results={results}
          hotels={hotels}
          active={active}
          onActivate={setActive}
        />
      </div>
    </div>
  );
}
