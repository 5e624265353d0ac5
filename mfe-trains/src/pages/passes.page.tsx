import type { PassArea } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { lowestPricesKept, SearchFormPage, startSearch } from '@wayfare/search';
import { passAreasOrNull } from '../api/facts.api';
import { passesQuery } from '../api/search.api';
import type { PassSearch } from '../domain/search/criteria';
import { fromPassQuery, toPassQuery } from '../domain/search/criteria-codec';
import { findPassProblems } from '../domain/search/search-rules';
import { passTitle } from '../domain/search/search-words';
import { CartBar } from '../features/cart/cart-bar';
import { PassForm } from '../features/search/pass-form';
import { TrainLanding } from '../features/search/train-landing';
import { PassResults } from './results/pass-results';

/** Drops an area without passes. */
function known(search: PassSearch, areas: readonly PassArea[] | null): PassSearch {
  return areas === null || areas.some(({ code }) => code === search.area)
    ? search
    : { ...search, area: '' };
}

export async function loader({ api, language, signal, url, cache }: LoaderContext) {
  const areas = await passAreasOrNull(api, language);
  const asked = fromPassQuery(url.searchParams);
  const search = asked && known(asked, areas);
  if (search === null || findPassProblems(search, siteDay()).length > 0) {
    if (url.search === '') cache?.(lowestPricesKept('trains', 'passes'));
    return { view: 'form' as const, query: url.search, search, areas };
  }
  const area = areas?.find(({ code }) => code === search.area)?.label ?? search.area;
  return {
    view: 'results' as const,
    search,
    area,
    areas,
    first: startSearch(passesQuery(api, { search, language }), signal),
  };
}

export function meta({ t, data }: MetaContext<Awaited<ReturnType<typeof loader>>>): PageMeta {
  if (data.view === 'results')
    return { title: passTitle({ code: data.search.area, label: data.area }, t) };
  // the bare address is a valid page: the form
  return data.query === ''
    ? { title: t('results.passPage') }
    : { title: t('results.invalid'), status: 400 };
}

export function Component() {
  const { t } = useTranslation('trains');
  const data = usePageData<typeof loader>();
  if (data.view === 'results')
    return (
      <PassResults
        key={toPassQuery(data.search).toString()}
        search={data.search}
        area={data.area}
        areas={data.areas}
        first={data.first}
      />
    );
  return (
    <SearchFormPage
      key={data.query}
      heading={t('results.passPage')}
      isRefused={data.query !== ''}
      t={t}
    >
      <CartBar />
      <PassForm fromUrl={data.search} areas={data.areas} isCard />
      <TrainLanding isPass />
    </SearchFormPage>
  );
}
