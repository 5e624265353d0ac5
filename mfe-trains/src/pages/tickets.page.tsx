import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { redirect, useSearchParams } from '@wayfare/router';
import { readTypedSearch, SearchFormPage, startSearch } from '@wayfare/search';
import { ticketsQuery } from '../api/search.api';
import { paths } from '../domain/paths';
import type { TicketSearch } from '../domain/search/criteria';
import { fromTicketQuery, toTicketQuery } from '../domain/search/criteria-codec';
import { ticketsTitle } from '../domain/search/search-words';
import { CartBar } from '../features/cart/cart-bar';
import { readListQuery, withListQuery } from '../features/results/list-query';
import { ChooseStations } from '../features/search/choose-stations';
import { resolvePlaces } from '../features/search/resolve-places';
import { ShareSearch } from '../features/search/share-search';
import { TicketForm } from '../features/search/ticket-form';
import { typedPlaces } from '../features/search/typed-places';
import { TicketResults } from './results/ticket-results';

export async function loader({ api, language, signal, url }: LoaderContext) {
  const asked = fromTicketQuery(url.searchParams);
  const named = asked && (await resolvePlaces(api, asked));
  const read = await readTypedSearch(named, typedPlaces({ api, signal }));
  if (read.view === 'form') return { ...read, query: url.search };
  const { search, isSettled } = read;
  if (isSettled) return redirect(paths.tickets(language, toTicketQuery(search)));
  return {
    view: 'results' as const,
    search,
    first: startSearch(ticketsQuery(api, { search, language }), signal),
  };
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

/** The bare address and a choice between places are valid pages. */
const isRefused = ({ query, typed }: Extract<Data, { view: 'form' }>) =>
  query !== '' && typed.length === 0;

export function meta({ t, language, data }: MetaContext<Data>): PageMeta {
  if (data.view === 'results')
    return {
      title: t('results.ticketsMetaTitle', { title: ticketsTitle(data.search, t, language) }),
    };
  return isRefused(data)
    ? { title: t('results.invalid'), status: 400 }
    : { title: t('results.ticketsPage') };
}

/** Excludes the hour, so that its field keeps the focus when the hour changes. */
const keyOf = (search: TicketSearch): string =>
  toTicketQuery({ ...search, hour: 0, returnHour: 0 }).toString();

function Results({ search, first }: Pick<Parameters<typeof TicketResults>[0], 'search' | 'first'>) {
  const [query] = useSearchParams();
  const listed = withListQuery(new URLSearchParams(), readListQuery(query));
  const share = <ShareSearch search={search} list={listed} />;
  return <TicketResults search={search} first={first} share={share} />;
}

export function Component() {
  const { t } = useTranslation('trains');
  const data = usePageData<typeof loader>();
  if (data.view === 'results')
    return <Results key={keyOf(data.search)} search={data.search} first={data.first} />;
  return (
    <SearchFormPage
      key={data.query}
      heading={t('results.ticketsPage')}
      isRefused={isRefused(data)}
      t={t}
    >
      <CartBar />
      {data.search !== null && <ChooseStations search={data.search} typed={data.typed} />}
      <TicketForm fromUrl={data.search} isCard />
    </SearchFormPage>
  );
}
