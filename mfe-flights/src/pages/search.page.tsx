import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { Card, Stack } from '@wayfare/ui';
import { fromQuery } from '../features/search/criteria-codec';
import { FlightSearchForm } from '../features/search/flight-search-form';
import { withPlaceNames } from '../features/search/named-places';

/** The URL holds a search when the traveller comes back from the results to change it. */
export async function loader({ api, language, url }: LoaderContext) {
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
    <Stack gap={5}>
      <h1>{t('search.title')}</h1>
      <p>{t('search.lead')}</p>
      <Card isPadded>
        <FlightSearchForm key={query} fromUrl={search} />
      </Card>
    </Stack>
  );
}
