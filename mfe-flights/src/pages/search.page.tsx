import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { lowestPricesKept } from '@wayfare/search';
import { Stack } from '@wayfare/ui';
import { fromQuery } from '../domain/search/criteria-codec';
import { FlightGuides } from '../features/search/flight-guides';
import { FlightSearchForm } from '../features/search/flight-search-form';
import { LastFlightSearches } from '../features/search/last-flight-searches';
import { withPlaceNames } from '../features/search/named-places';
import { PopularFlights } from '../features/search/popular-flights';

/** The URL holds a search when the traveller returns from the results to edit it. */
export async function loader({ api, language, url, cache }: LoaderContext) {
  cache?.(lowestPricesKept('flights'));
  const search = fromQuery(url.searchParams);
  return {
    query: url.search,
    search: search === null ? null : await withPlaceNames(search, { api, language }),
  };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('search.metaTitle'), description: t('search.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('flights');
  const { query, search } = usePageData<typeof loader>();
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <h1>{t('search.title')}</h1>
        <p>{t('search.lead')}</p>
        <FlightSearchForm key={query} fromUrl={search} isCard />
        <LastFlightSearches />
      </Stack>
      <PopularFlights />
      <FlightGuides />
    </Stack>
  );
}
