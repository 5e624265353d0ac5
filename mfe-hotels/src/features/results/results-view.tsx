import type { HotelFilters } from '@wayfare/api-contract';
import { placeIn } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useNavigate, useNavigation, useRevalidator, useSearchParams } from '@wayfare/router';
import { buttonClass, urgencyAt } from '@wayfare/ui';
import { useEffect, useRef, useState } from 'react';
import { keepResults } from '../../api/hotels.api';
import { paths } from '../../paths';
import { FilterChips } from '../filters/filter-chips';
import { countFilters } from '../filters/filter-query';
import { FilterPanel } from '../filters/filter-panel';
import { PAGE_SIZE } from '../places/search-state';
import { useOwnPrices } from '../prices/use-own-prices';
import type { StayCriteria } from '../search/criteria';
import { usePlaceDay } from '../search/place-day';
import { SearchPanel, openAtDates } from '../search/search-panel';
import { SearchSummary, nightsOfStay } from '../search/search-summary';
import { draftOf } from '../search/search-query';
import { Capped } from './capped';
import { HotelCard } from './hotel-card';
import { hotelHref } from './hotel-links';
import type { LoadedResults } from './load-results';
import { MoreResults } from './more-results';
import { NoResults } from './no-results';
import { lastOf, mergePages, pageCount } from './result-pages';
import { MAX_PAGES, withListQuery, type ListQuery } from './results-query';
import { SortSelect } from './sort-select';
import { useNextCard } from './use-next-card';
import styles from './results.module.css';

interface Props {
  criteria: StayCriteria;
  list: ListQuery;
  results: LoadedResults;
}

function useHeading({ place, area }: StayCriteria): string {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (area !== null) return t('results.headingArea');
  return place === null
    ? t('results.headingHotels')
    : t('results.heading', { inPlace: placeIn(place.searchTerms, language) });
}

/** A search's results: what can be changed about them, and the list. */
export function ResultsView({ criteria, list, results }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const heading = useHeading(criteria);
  const navigate = useNavigate();
  const isUpdating = useNavigation().state === 'loading';
  const { revalidate, state: revalidation } = useRevalidator();
  const [query] = useSearchParams();
  const panel = useRef<HTMLDetailsElement>(null);
  const [{ facets, timeZone, memberPrices }] = results.pages;
  const { total, hasMore: isCapped } = lastOf(results.pages);
  const today = usePlaceDay(timeZone);
  const [showsFilters, setShowsFilters] = useState(false);

  useOwnPrices(criteria, memberPrices);

  // the external system is the tab's memory of answers: what came with the page is not fetched again for the next one
  useEffect(() => {
    results.pages.forEach((page, index) => {
      const request = results.requests[index];
      if (request !== undefined) keepResults(request, page);
    });
  }, [results]);

  const hotels = mergePages(results.pages);
  const { cards, goOnFrom } = useNextCard(hotels.length);
  const shownPages = results.pages.length;
  const hasMore = shownPages < Math.min(pageCount(total, PAGE_SIZE), MAX_PAGES);
  const change = (part: Partial<ListQuery>) =>
    void navigate(paths.results(language, withListQuery(query, part)), {
      preventScrollReset: true,
    });
  const setFilters = (filters: HotelFilters) => change({ filters });
  const active = countFilters(list.filters);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <SearchPanel
          ref={panel}
          key={query.get('search')}
          initial={draftOf({ status: 'ok', criteria })}
          summary={<SearchSummary criteria={criteria} />}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.tools}>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' }, styles.toggle)}
              aria-expanded={showsFilters}
              aria-controls="filters"
              onClick={() => setShowsFilters(!showsFilters)}
            >
              {active === 0 ? t('filters.heading') : t('filters.open', { count: active })}
            </button>
            <Link
              to={paths.map(language, withListQuery(query, {}))}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('results.map')}
            </Link>
          </div>
          <div id="filters" className={showsFilters ? styles.filtersOpen : styles.filters}>
            <FilterPanel filters={list.filters} facets={facets} onChange={setFilters} />
            <button
              type="button"
              className={buttonClass({ variant: 'primary' }, styles.show)}
              onClick={() => setShowsFilters(false)}
            >
              {t(isCapped ? 'filters.showFirst' : 'filters.show', { count: total })}
            </button>
          </div>
        </div>
        <div className={styles.main}>
          <div className={styles.toolbar}>
            <p role="status" className={styles.count}>
              {isUpdating
                ? t('results.updating')
                : t(isCapped ? 'results.announceMore' : 'results.announce', { count: total })}
            </p>
            <SortSelect sort={list.sort} onChange={(sort) => change({ sort })} />
          </div>
          <Capped last={lastOf(results.pages)} sort={list.sort} />
          <FilterChips filters={list.filters} onChange={setFilters} />
          {hotels.length === 0 ? (
            <NoResults
              criteria={criteria}
              today={today}
              hasFilters={active > 0}
              onClearFilters={() => setFilters({})}
              onChangeDates={() => openAtDates(panel.current)}
            />
          ) : (
            <>
              <ul
                ref={cards}
                aria-label={t('results.list')}
                aria-busy={isUpdating}
                className={styles.list}
              >
                {hotels.map((hotel, index) => (
                  <li key={hotel.hotel_id}>
                    <HotelCard
                      hotel={hotel}
                      href={hotelHref(hotel, criteria, language)}
                      nights={nightsOfStay(criteria.stay)}
                      urgency={urgencyAt(index, 4)}
                    />
                  </li>
                ))}
              </ul>
              <MoreResults
                pages={shownPages}
                moreHref={
                  hasMore
                    ? paths.results(language, withListQuery(query, { pages: shownPages + 1 }))
                    : null
                }
                limit={isCapped || shownPages < pageCount(total, PAGE_SIZE) ? hotels.length : null}
                onMore={goOnFrom}
                isLoading={isUpdating || revalidation === 'loading'}
                hasFailed={results.moreFailed}
                onRetry={() => void revalidate()}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
