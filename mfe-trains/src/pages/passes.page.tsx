import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { InvalidSearch } from '../features/search/invalid-search';
import { NotOpenResults } from '../features/search/not-open-results';
import { PassForm } from '../features/search/pass-form';
import { PassSummary } from '../features/search/search-summary';
import { PASS } from '../features/search/train-products';
import { paths } from '../paths';

export function loader({ url }: LoaderContext) {
  const search = PASS.fromQuery(url.searchParams);
  return { query: url.search, search, isValid: search !== null && PASS.findProblems(search, siteDay()).length === 0 };
}

export function meta({ t, data: { query, search, isValid } }: MetaContext<ReturnType<typeof loader>>): PageMeta {
  // the bare address is a page too: it has the form, and nothing to refuse
  if (query === '') return { title: t('results.passInvalidTitle') };
  if (search === null || !isValid) return { title: t('results.invalid'), status: 400 };
  return { title: t('results.passMetaTitle', { area: search.area }) };
}

export function Component() {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { query, search, isValid } = usePageData<typeof loader>();
  if (search === null || !isValid) {
    return (
      <InvalidSearch heading={t('results.passInvalidTitle')} isAsked={query !== ''}>
        <PassForm key={query} fromUrl={search} />
      </InvalidSearch>
    );
  }
  return (
    <NotOpenResults
      heading={t('results.passTitle', { area: search.area })}
      product="pass"
      editHref={paths.landing(language, PASS.toQuery(search))}
      summary={<PassSummary search={search} />}
    />
  );
}
