import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { readTypedSearch, SearchFormPage, startSearch } from '@wayfare/search';
import { offersQuery } from '../api/search.api';
import { paths } from '../domain/paths';
import { fromQuery, toQuery } from '../domain/search/criteria-codec';
import { searchTitle } from '../domain/search/search-words';
import { ChoosePlaces } from '../features/search/choose-places';
import { FlightSearchForm } from '../features/search/flight-search-form';
import { withPlaceNames } from '../features/search/named-places';
import { ShareSearch } from '../features/search/share-search';
import { typedPlaces } from '../features/search/typed-places';
import { readListQuery, withListQuery } from './results/list-query';
import { ResultsView } from './results/results-view';

export async function loader({ api, language, signal, url }: LoaderContext) {
  const asked = fromQuery(url.searchParams);
  const named = asked && (await withPlaceNames(asked, { api, language }));
  const read = await readTypedSearch(named, typedPlaces({ api, language, signal }));
  if (read.view === 'form') return { ...read, query: url.search };
  const { search, isSettled } = read;
  if (isSettled) return redirect(paths.results(language, toQuery(search)));
  return {
    view: 'results' as const,
    search,
    list: readListQuery(url.searchParams),
    first: startSearch(offersQuery(api, { search, language }), signal),
  };
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;
type Form = Extract<Data, { view: 'form' }>;

/** The bare address (FLT-03) and a choice between places are valid pages. */
const isRefused = ({ query, typed }: Form) => query !== '' && typed.length === 0;

export function meta({ t, data }: MetaContext<Data>): PageMeta {
  if (data.view === 'results')
    return { title: t('results.metaTitle', { title: searchTitle(data.search, t) }) };
  return isRefused(data)
    ? { title: t('results.invalid'), status: 400 }
    : { title: t('results.invalidTitle') };
}

function SearchForm(data: Form) {
  const { t } = useTranslation('flights');
  const { search, typed } = data;
  return (
    <SearchFormPage heading={t('results.invalidTitle')} isRefused={isRefused(data)} t={t}>
      {search !== null && <ChoosePlaces search={search} typed={typed} />}
      <FlightSearchForm fromUrl={search} isCard />
    </SearchFormPage>
  );
}

export function Component() {
  const data = usePageData<typeof loader>();
  if (data.view === 'form') return <SearchForm key={data.query} {...data} />;
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
