import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { pageError, usePageData } from '@wayfare/remote-kit';
import { useTranslation } from '@wayfare/i18n';
import { areaKey, whereWords } from '../domain/place/where-words';
import { readListQuery } from '../domain/results/results-query';
import { withPlaceNamed } from '../domain/search/named-place';
import { EMPTY_SEARCH } from '../domain/search/criteria';
import { readSearch } from '../domain/search/search-query';
import { rulesOfAddress } from '../domain/search/search-rules';
import { loadResults } from '../api/load-results';
import { pageFailure } from '../api/page-failure';
import { LaterEntrance } from '../features/search/later-entrance';
import { SearchErrorBoundary } from '../features/search/search-error-boundary';
import { MapView } from './map/map-view';

/** Hotels per request, the API's limit; as many requests as a place has priced pages. */
const MAP_SIZE = 100;
const MAP_PAGES = 6;

export async function loader({ api, language, url }: LoaderContext) {
  const { status, search } = readSearch(url.searchParams.get('search'), rulesOfAddress());
  if (status === 'none') return { view: 'entrance' as const };
  if (status !== 'ok') throw pageError(400, 'Search data not valid');
  const { sort, filters } = readListQuery(url.searchParams);
  try {
    const { pages, unused } = await loadResults(api, search, language, {
      sort,
      filters,
      size: MAP_SIZE,
      pages: MAP_PAGES,
    });
    return {
      view: 'map' as const,
      criteria: withPlaceNamed(search, pages[0]),
      pages,
      unused,
    };
  } catch (error) {
    throw pageFailure(error);
  }
}

type Data = Awaited<ReturnType<typeof loader>>;

function NoSearch() {
  const { t } = useTranslation('hotels');
  return <LaterEntrance draft={EMPTY_SEARCH} countries={null} note={t('map.noSearch')} />;
}

export function Component() {
  const data = usePageData<typeof loader>();
  if (data.view === 'entrance') return <NoSearch />;
  return <MapView criteria={data.criteria} pages={data.pages} unused={data.unused} />;
}

export function meta({ data, language, t }: MetaContext<Data>): PageMeta {
  if (data.view === 'entrance') return { title: t('results.titleEmpty') };
  const { place, area } = data.criteria;
  return {
    title:
      area === null && place !== null
        ? t('map.title', { inPlace: whereWords(place, t, language) })
        : t(`map.title${areaKey(area)}`),
  };
}

export const ErrorBoundary = SearchErrorBoundary;
