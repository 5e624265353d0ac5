import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { activeOf, filterChips } from '@wayfare/search';
import { SelectField } from '@wayfare/ui';
import { FilterChips } from '@wayfare/ui/results';
import { useMemo } from 'react';
import type { ChooseProps } from './choose-props';
import { firstHour, hourOf, withHour } from './hour-change';
import { HourChoice } from './hour-choice';
import { ListedTrains } from './listed-trains';
import styles from './results.module.css';
import { trainsOf, type Train } from './selection';
import { clearedFrom } from './selection-query';
import { trainFacets } from './train-facets';
import { TrainFilterSide } from './train-filters';
import { countFilters, filterTrains, NO_FILTERS, SORTS, sortTrains, type Sort } from './train-list';
import { useTrainMoves } from './use-trains';

function useHeading({
  direction,
  search,
  result,
}: Pick<ChooseProps, 'direction' | 'search' | 'result'>): string {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const leg = result.legs[direction];
  const date = formatDate(direction === 0 ? search.date : search.returnDate, language, 'weekday');
  return t('results.chooseLeg', {
    direction: t(direction === 0 ? 'results.outbound' : 'results.inbound'),
    origin: leg?.origin.label ?? '',
    destination: leg?.destination.label ?? '',
    date,
  });
}

function SortChoice({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('trains');
  return (
    <SelectField
      name="sort"
      label={t('sort.label')}
      value={sort}
      options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={(value) => onSort(SORTS.find((known) => known === value) ?? SORTS[0])}
    />
  );
}

function useList(all: readonly Train[], { filters, sort }: ChooseProps['nav']['list']) {
  const shown = useMemo(() => sortTrains(filterTrains(all, filters), sort), [all, filters, sort]);
  const counts = useMemo(() => countFilters(all, filters), [all, filters]);
  return { shown, counts };
}

export function ChooseTrain(props: ChooseProps) {
  const { direction, search, result, chosen, nav, add, isRefreshing } = props;
  const { t } = useTranslation('trains');
  const heading = useHeading(props);
  const beside = direction === 0 ? null : chosen.out;
  const trains = trainsOf(result, direction, beside);
  const moves = useTrainMoves(add, direction, beside?.offer.id ?? null);
  const { shown, counts } = useList(trains, nav.list);
  const facets = trainFacets(nav.list.filters, counts, t);
  const active = activeOf(facets);
  const count = trains.length;
  const show = (change: Partial<typeof nav.list>) => {
    moves.forget();
    nav.show(change);
  };
  const setFilters = (filters: typeof nav.list.filters) => show({ filters });
  const isBusy = moves.busy !== null || isRefreshing;
  const counted =
    shown.length === count
      ? t('results.count', { count, heading })
      : t('results.countShown', { count, shown: shown.length, heading });

  return (
    <div className={styles.columns}>
      <HourChoice
        hour={hourOf(nav.hours, direction)}
        firstHour={firstHour(search, direction)}
        hasTicket={(direction === 0 ? chosen.out : chosen.back) !== null}
        isBusy={isBusy}
        onHour={(hour) =>
          nav.goTo(clearedFrom(direction, nav.selection), withHour(search, direction, hour))
        }
      />
      <SortChoice sort={nav.list.sort} onSort={(sort) => show({ sort })} />
      <TrainFilterSide
        facets={facets}
        activeCount={active.length}
        shownCount={shown.length}
        onChange={setFilters}
      />
      <ListedTrains
        {...props}
        all={trains}
        shown={shown}
        moves={moves}
        counted={isRefreshing ? t('results.searching') : counted}
        onClear={setFilters}
      >
        <FilterChips {...filterChips(t, active, { cleared: NO_FILTERS, onChange: setFilters })} />
      </ListedTrains>
    </div>
  );
}
