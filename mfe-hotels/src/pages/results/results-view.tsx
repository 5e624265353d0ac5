import type { HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import {
  useComingQuery,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from '@wayfare/router';
import { HowRanked, type SearchPanelHandle } from '@wayfare/search';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { listHeading } from '../../domain/place/where-words';
import { countFilters } from '../../domain/results/filter-query';
import { lastOf, mergePages, pageCount } from '../../domain/results/result-pages';
import {
  MAX_PAGES,
  readListQuery,
  withListQuery,
  type ListQuery,
} from '../../domain/results/results-query';
import type { StaySearch } from '../../domain/search/criteria';
import { PAGE_SIZE } from '../../domain/search/search-state';
import { keepResults } from '../../api/hotels.api';
import type { LoadedResults } from '../../api/load-results';
import { useOwnPrices } from '../../ui/use-own-prices';
import { usePlaceDay } from '../../ui/search-fields/use-place-day';
import { SearchSummary } from '../../ui/search-summary';
import { FilterChips } from '../../features/filters/filter-chips';
import { FilterSheet, FilterSide } from '../../features/filters/filter-side';
import { AT_DATES, StaySearchPanel } from '../../features/search/search-panel';
import { Capped } from '../../features/results/capped';
import { HotelList } from '../../features/results/hotel-list';
import { MoreResults } from '../../features/results/more-results';
import { NoResults } from '../../features/results/no-results';
import { ResultTools } from '../../features/results/result-tools';
import { useNextCard } from '../../features/results/use-next-card';
import styles from './results-view.module.css';

interface Props {
  criteria: StaySearch;
  list: ListQuery;
  results: LoadedResults;
  share: ReactNode;
}

export function ResultsView({ criteria, list, results, share }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const navigate = useNavigate();
  const isUpdating = useNavigation().state === 'loading';
  const { revalidate, state: revalidation } = useRevalidator();
  const [shownQuery] = useSearchParams();
  const query = useComingQuery();
  const asked = readListQuery(query);
  const panel = useRef<SearchPanelHandle>(null);
  const [{ facets, districts = [], timeZone, memberPrices }] = results.pages;
  const { total, hasMore: isCapped } = lastOf(results.pages);
  const today = usePlaceDay(timeZone);

  useOwnPrices(criteria, memberPrices);

  // external system: the query cache, seeded with the page's results
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
  const active = countFilters(asked.filters);
  const chooseDates = () => panel.current?.open(AT_DATES);
  const panelProps = {
    filters: asked.filters,
    districts,
    facets,
    hasDates: criteria.stay !== null,
    onChange: setFilters,
    onChooseDates: chooseDates,
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{listHeading(criteria, t, language)}</h1>
          {share}
        </div>
        <StaySearchPanel
          ref={panel}
          key={shownQuery.get('search')}
          initial={criteria}
          summary={<SearchSummary criteria={criteria} />}
        />
      </header>
      <div className={styles.columns}>
        <FilterSide {...panelProps} shown={{ total, isCapped }} />
        <div className={styles.main}>
          <div className={styles.toolbar}>
            <ResultTools sort={asked.sort} onSort={(sort) => change({ sort })}>
              <FilterSheet {...panelProps} shown={{ total, isCapped }} />
            </ResultTools>
            <div className={styles.found}>
              <p role="status" className={styles.count}>
                {isUpdating
                  ? t('results.updating')
                  : t(isCapped ? 'results.announceMore' : 'results.announce', { count: total })}
              </p>
              <HowRanked summary={t('results.ranking')} text={t('results.rankingText')} />
            </div>
          </div>
          <Capped last={lastOf(results.pages)} sort={list.sort} />
          <FilterChips
            filters={asked.filters}
            districts={districts}
            unused={results.unused}
            onChange={setFilters}
          />
          {hotels.length === 0 ? (
            <NoResults
              criteria={criteria}
              today={today}
              hasFilters={active > 0}
              onClearFilters={() => setFilters({})}
              onChangeDates={chooseDates}
            />
          ) : (
            <>
              <HotelList
                // another list remounts, or cards in both lists would be seen to jump
                key={withListQuery(shownQuery, { pages: 1 }).toString()}
                ref={cards}
                criteria={criteria}
                filters={asked.filters}
                hotels={hotels}
                isUpdating={isUpdating}
              />
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
