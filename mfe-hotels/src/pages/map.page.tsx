import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { pageError, usePageData } from '@wayfare/remote-kit';
import { useTranslation } from '@wayfare/i18n';
import { searchHotels, searchRequest } from '../api/hotels.api';
import { pageFailure } from '../api/page-failure';
import { MapView } from '../features/map/map-view';
import { Entrance } from '../features/places/entrance';
import { withPlaceNamed } from '../features/places/named-place';
import { readListQuery } from '../features/results/results-query';
import { EMPTY_DRAFT, readSearch } from '../features/search/search-query';
import { earliestToday } from '../features/search/search-rules';
import { SearchTrouble } from '../features/search/search-trouble';

/** As many hotels as the API gives at once: a map of a twentieth of them would say little. */
const MAP_SIZE = 100;

export async function loader({ api, language, url }: LoaderContext) {
  const search = readSearch(url.searchParams.get('search'), { today: earliestToday(Date.now()), needsDates: false, needsPlace: true });
  if (search.status === 'none') return { view: 'entrance' as const };
  if (search.status !== 'ok') throw pageError(400, 'Search data not valid');
  const { criteria } = search;
  const { sort, filters } = readListQuery(url.searchParams);
  try {
    const results = await searchHotels(api, searchRequest(criteria, language, { sort, filters, size: MAP_SIZE, page: 1 }));
    return { view: 'map' as const, criteria: withPlaceNamed(criteria, results), filters, results };
  } catch (error) {
    throw pageFailure(error);
  }
}

type Data = Awaited<ReturnType<typeof loader>>;

function NoSearch() {
  const { t } = useTranslation('hotels');
  return (
    <Entrance draft={EMPTY_DRAFT} countries={null}>
      <p>{t('map.noSearch')}</p>
    </Entrance>
  );
}

export function Component() {
  const data = usePageData<typeof loader>();
  if (data.view === 'entrance') return <NoSearch />;
  return <MapView criteria={data.criteria} filters={data.filters} results={data.results} />;
}

export function meta({ data, t }: MetaContext<Data>): PageMeta {
  if (data.view === 'entrance') return { title: t('results.titleEmpty') };
  const { place, area } = data.criteria;
  return { title: area === null && place !== null ? t('map.title', { place: place.searchTerms }) : t('map.titleArea') };
}

export const ErrorBoundary = SearchTrouble;
