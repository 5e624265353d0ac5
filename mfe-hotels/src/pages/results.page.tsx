import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { pageError, usePageData } from '@wayfare/remote-kit';
import { areaKey, whereWords } from '../domain/place/where-words';
import { readListQuery, withListQuery } from '../domain/results/results-query';
import { withPlaceNamed } from '../domain/search/named-place';
import { readSearch } from '../domain/search/search-query';
import { rulesOfAddress } from '../domain/search/search-rules';
import { kept } from '../api/kept-for';
import { loadResults } from '../api/load-results';
import { pageFailure } from '../api/page-failure';
import { LaterEntrance } from '../features/search/later-entrance';
import { SearchErrorBoundary } from '../features/search/search-error-boundary';
import { ShareResults } from '../features/results/share-results';
import { ResultsView } from './results/results-view';

export async function loader(context: LoaderContext) {
  const { api, language, url } = context;
  const { status, search } = readSearch(url.searchParams.get('search'), rulesOfAddress());
  try {
    if (status === 'none') {
      const { loadEntrance } = await import(/* webpackChunkName: "entrance" */ './load-entrance');
      return await loadEntrance(context);
    }
    if (status !== 'ok') throw pageError(400, 'Search data not valid');
    const list = readListQuery(url.searchParams);
    const results = await loadResults(api, search, language, list);
    context.cache?.(kept(search.stay !== null));
    return {
      view: 'results' as const,
      criteria: withPlaceNamed(search, results.pages[0]),
      list,
      results,
    };
  } catch (error) {
    throw pageFailure(error);
  }
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

function Results({ criteria, list, results }: Omit<Extract<Data, { view: 'results' }>, 'view'>) {
  const { sort, filters } = list;
  const listed = withListQuery(new URLSearchParams(), { sort, filters });
  return (
    <ResultsView
      criteria={criteria}
      list={list}
      results={results}
      share={<ShareResults criteria={criteria} list={listed} />}
    />
  );
}

export function Component() {
  const data = usePageData<typeof loader>();
  if (data.view === 'results') return <Results {...data} />;
  return <LaterEntrance draft={data.draft} countries={data.countries} typed={data.typed} />;
}

export function meta({ data, language, t }: MetaContext<Data>): PageMeta {
  if (data.view === 'entrance')
    return { title: t('results.titleEmpty'), description: t('results.descriptionEmpty') };
  const { area } = data.criteria;
  const place = area === null ? data.criteria.place : null;
  if (place === null) return { title: t(`results.title${areaKey(area)}`) };
  const inPlace = whereWords(place, t, language);
  return {
    title: t('results.title', { inPlace }),
    description: t('results.description', { inPlace }),
  };
}

export const ErrorBoundary = SearchErrorBoundary;
