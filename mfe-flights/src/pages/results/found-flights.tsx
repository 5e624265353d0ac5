import type { FlightSearchResult } from '@wayfare/api-contract';
import { useTranslation, type Translate } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useComingQuery, useNavigate } from '@wayfare/router';
import { filterChips, HowRanked, NoneLeft } from '@wayfare/search';
import { Button, ButtonLink } from '@wayfare/ui';
import { FilterChips } from '@wayfare/ui/results';
import { useMemo } from 'react';
import { itinerariesOf, type Itinerary } from '../../domain/itinerary/itineraries';
import { paths } from '../../domain/paths';
import type { FlightSearch } from '../../domain/search/criteria';
import { stepHref } from '../../domain/wizard/wizard-query';
import { countFilters } from '../../features/filters/filter-counts';
import { activeFilters } from '../../features/filters/flight-facets';
import { FilterSide } from '../../features/filters/filter-side';
import {
  filterItineraries,
  NO_FILTERS,
  type FlightFilters,
} from '../../features/filters/flight-filters';
import { useFilterWords } from '../../features/filters/use-filter-words';
import {
  emissionsCompared,
  firstOfEach,
  sortItineraries,
  usualEmissions,
} from '../../features/results/flight-order';
import { JourneyCard } from '../../features/results/journey-card';
import { NearbyAirports } from '../../features/results/nearby-airports';
import { Progress } from '../../features/results/progress';
import styles from '../../features/results/results.module.css';
import { SortChoice } from '../../features/results/sort-choice';
import type { Offers } from '../../features/results/use-offers';
import { LIST_PAGE, readListQuery, withListQuery, type ListQuery } from './list-query';

interface Props {
  search: FlightSearch;
  offers: Offers;
  pages: readonly FlightSearchResult[];
}

function useList(pages: readonly FlightSearchResult[], { filters, sort }: ListQuery) {
  const all = useMemo(() => itinerariesOf(pages), [pages]);
  const counts = useMemo(() => countFilters(all, filters), [all, filters]);
  const usual = useMemo(() => usualEmissions(all), [all]);
  const passing = useMemo(() => filterItineraries(all, filters), [all, filters]);
  const shown = useMemo(() => sortItineraries(passing, sort), [passing, sort]);
  const firsts = useMemo(() => firstOfEach(passing), [passing]);
  return { all, counts, usual, shown, firsts };
}

/** With a bag filter, prices are those of fares that include it. */
function bagsNote({ bags }: FlightFilters, t: Translate): string | null {
  const [first] = bags;
  return first === undefined ? null : t(`card.with.${bags.length > 1 ? 'both' : first}`);
}

function FlightList({
  flights,
  usual,
  hrefOf,
  priceNote,
  isBusy,
}: {
  flights: readonly Itinerary[];
  usual: number | null;
  hrefOf: (itinerary: Itinerary) => string;
  priceNote: string | null;
  isBusy: boolean;
}) {
  const { t } = useTranslation('flights');
  return (
    <ul className={styles.list} aria-label={t('results.list')} aria-busy={isBusy}>
      {flights.map((itinerary) => (
        <li key={itinerary.key}>
          <JourneyCard
            itinerary={itinerary}
            compared={emissionsCompared(itinerary.emissions, usual)}
            href={hrefOf(itinerary)}
            priceNote={priceNote}
          />
        </li>
      ))}
    </ul>
  );
}

export function FoundFlights({ search, offers, pages }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const navigate = useNavigate();
  const query = useComingQuery();
  const shownQuery = query.toString();
  const list = useMemo(() => readListQuery(new URLSearchParams(shownQuery)), [shownQuery]);
  const { all, counts, usual, shown, firsts } = useList(pages, list);
  const words = useFilterWords(search, counts.airlines);
  const active = activeFilters({ filters: list.filters, counts, words });
  const request = pages[0]?.offer_request ?? '';
  const change = (part: Partial<ListQuery>) =>
    void navigate(paths.results(language, withListQuery(query, part)), {
      preventScrollReset: true,
    });
  const setFilters = (filters: FlightFilters) => change({ filters });
  const hrefOf = ({ fares: [{ offer }] }: Itinerary) =>
    stepHref.ticket({ offer: offer.id, request, search: shownQuery }, language);

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <FilterSide
          filters={list.filters}
          counts={counts}
          words={words}
          activeCount={active.length}
          shownCount={shown.length}
          onChange={setFilters}
        />
      </div>
      <div className={styles.main}>
        <SortChoice sort={list.sort} firsts={firsts} onChange={(sort) => change({ sort })} />
        <Progress offers={offers} count={all.length} shown={shown.length}>
          <HowRanked summary={t('sort.ranking')} text={t('sort.rankingText')} />
        </Progress>
        <FilterChips {...filterChips(t, active, { cleared: NO_FILTERS, onChange: setFilters })} />
        {shown.length === 0 ? (
          <NoneLeft>
            <p>{t('results.noneFiltered')}</p>
            <Button onClick={() => setFilters(NO_FILTERS)}>{t('filters.clear')}</Button>
          </NoneLeft>
        ) : (
          <FlightList
            flights={shown.slice(0, list.pages * LIST_PAGE)}
            usual={usual}
            hrefOf={hrefOf}
            priceNote={bagsNote(list.filters, t)}
            isBusy={offers.state === 'looking'}
          />
        )}
        {shown.length > list.pages * LIST_PAGE && (
          <p className={styles.more}>
            <ButtonLink
              variant="secondary"
              to={paths.results(language, withListQuery(query, { pages: list.pages + 1 }))}
              replace
              preventScrollReset
            >
              {t('results.more')}
            </ButtonLink>
          </p>
        )}
      </div>
      <NearbyAirports search={search} />
    </div>
  );
}
