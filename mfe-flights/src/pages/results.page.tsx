import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Notice, Stack } from '@wayfare/ui';
import { readListQuery, withListQuery } from '../features/results/list-query';
import { startSearch } from '../features/results/load-offers';
import { ResultsView } from '../features/results/results-view';
import type { FlightSearch } from '../features/search/criteria';
import { fromQuery, toQuery } from '../features/search/criteria-codec';
import { FlightSearchForm } from '../features/search/flight-search-form';
import { withPlaceNames } from '../features/search/named-places';
import { findProblems } from '../features/search/search-rules';
import { searchTitle } from '../features/search/search-words';
import { ShareSearch } from '../features/search/share-search';

export async function loader({ api, language, signal, url }: LoaderContext) {
  const asked = fromQuery(url.searchParams);
  const search = asked === null ? null : await withPlaceNames(asked, { api, language });
  if (search === null || findProblems(search, siteDay()).length > 0)
    return { view: 'form' as const, query: url.search, search };
  return {
    view: 'results' as const,
    search,
    list: readListQuery(url.searchParams),
    first: startSearch(api, { search, language }, signal),
  };
}

export function meta({ t, data }: MetaContext<Awaited<ReturnType<typeof loader>>>): PageMeta {
  if (data.view === 'results')
    return { title: t('results.metaTitle', { title: searchTitle(data.search, t) }) };
  // the bare address is a page too (FLT-03): it has the form, and nothing to refuse
  return data.query === ''
    ? { title: t('results.invalidTitle') }
    : { title: t('results.invalid'), status: 400 };
}

function SearchForm({ search, isRefused }: { search: FlightSearch | null; isRefused: boolean }) {
  const { t } = useTranslation('flights');
  return (
    <Stack gap={5}>
      <h1>{t('results.invalidTitle')}</h1>
      {isRefused && (
        <Notice tone="error" title={t('results.invalid')}>
          {t('results.invalidHelp')}
        </Notice>
      )}
      <FlightSearchForm fromUrl={search} isCard />
    </Stack>
  );
}

export function Component() {
  const data = usePageData<typeof loader>();
  if (data.view === 'form')
    return <SearchForm key={data.query} search={data.search} isRefused={data.query !== ''} />;
  const { sort, filters } = data.list;
  const listed = withListQuery(new URLSearchParams(), { sort, filters });
  return (
    <ResultsView
      key={toQuery(data.search).toString()}
      search={data.search}
      share={<ShareSearch search={data.search} list={listed} />}
      first={data.first}
    />
  );
}
