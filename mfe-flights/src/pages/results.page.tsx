import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Card, Columns, Notice, NotOpenYet, Stack } from '@wayfare/ui';
import type { FlightSearch } from '../features/search/criteria';
import { fromQuery, toQuery } from '../features/search/criteria-codec';
import { FlightSearchForm } from '../features/search/flight-search-form';
import { findProblems } from '../features/search/search-rules';
import { SearchSummary } from '../features/search/search-summary';
import { paths } from '../paths';

export function loader({ url }: LoaderContext) {
  const search = fromQuery(url.searchParams);
  return { query: url.search, search, isValid: search !== null && findProblems(search, siteDay()).length === 0 };
}

export function meta({ t, data: { query, search, isValid } }: MetaContext<ReturnType<typeof loader>>): PageMeta {
  // the bare address is a page too (FLT-03): it has the form, and nothing to refuse
  if (query === '') return { title: t('results.invalidTitle') };
  if (search === null || !isValid) return { title: t('results.invalid'), status: 400 };
  return { title: t('results.metaTitle', { from: search.from, to: search.to }) };
}

function InvalidSearch({ search, isAsked }: { search: FlightSearch | null; isAsked: boolean }) {
  const { t } = useTranslation('flights');
  return (
    <Stack gap={5}>
      <h1>{t('results.invalidTitle')}</h1>
      {isAsked && (
        <Notice tone="error" title={t('results.invalid')}>
          {t('results.invalidHelp')}
        </Notice>
      )}
      <Card isPadded>
        <FlightSearchForm fromUrl={search} />
      </Card>
    </Stack>
  );
}

function NotOpenResults({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <Columns
      main={
        <Stack gap={5}>
          <h1>{t('results.title', { from: search.from, to: search.to })}</h1>
          <NotOpenYet title={t('results.notOpenTitle')} action={<Link to={paths.search(language, toQuery(search))}>{t('results.edit')}</Link>}>
            {t('results.notOpenText')}
          </NotOpenYet>
        </Stack>
      }
      sideLabel={t('results.criteria')}
      side={<SearchSummary search={search} />}
    />
  );
}

export function Component() {
  const { query, search, isValid } = usePageData<typeof loader>();
  return search !== null && isValid ? <NotOpenResults search={search} /> : <InvalidSearch key={query} search={search} isAsked={query !== ''} />;
}
