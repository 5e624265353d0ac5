import { forLanguages } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { pageError, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import { keptAsWritten } from '../api/kept-for';
import { listSitemap } from '../api/sitemap.api';
import { paths } from '../domain/paths';
import { PlacesByLetter } from '../features/sitemap/places-by-letter';
import { SiteLinks } from '../features/sitemap/site-links';
import { SitemapPages } from '../features/sitemap/sitemap-pages';
import { CITIES_PER_PAGE, pageIn, pagesFor, sitemapHref } from '../features/sitemap/sitemap-query';
import { PlaceLinks } from '../ui/places/place-links';

export const startsWhenUsed = true;

export async function loader({ api, language, url, signal, cache }: LoaderContext) {
  cache?.(keptAsWritten('sitemap'));
  const { countries, cities } = await listSitemap(api, language, signal);
  const pages = pagesFor(cities.length);
  const page = pageIn(url.searchParams, pages);
  if (page === null) throw pageError(404, 'Not Found');
  return {
    countries: page === 1 ? countries : [],
    cities: cities.slice((page - 1) * CITIES_PER_PAGE, page * CITIES_PER_PAGE),
    page,
    pages,
  };
}

export function meta({
  data: { page },
  language,
  t,
}: MetaContext<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const description = t('sitemap.metaDescription');
  if (page === 1) return { title: t('sitemap.metaTitle'), description };
  const alternates = forLanguages((each) => sitemapHref(paths.sitemap(each), page));
  return {
    title: t('sitemap.metaTitlePage', { page }),
    description,
    alternates,
    canonicalPath: alternates[language],
  };
}

function FirstPage({ countries }: Pick<Awaited<ReturnType<typeof loader>>, 'countries'>) {
  const { t } = useTranslation('content');
  return (
    <>
      <Stack as="section" gap={3} aria-labelledby="sitemap-pages">
        <h2 id="sitemap-pages">{t('sitemap.pages')}</h2>
        <SiteLinks />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="sitemap-countries">
        <h2 id="sitemap-countries">{t('sitemap.byCountry')}</h2>
        <PlaceLinks places={countries} />
      </Stack>
    </>
  );
}

export function Component() {
  const { t } = useTranslation('content');
  const { countries, cities, page, pages } = usePageData<typeof loader>();
  return (
    <Stack gap={5}>
      <h1>{page === 1 ? t('sitemap.title') : t('sitemap.titlePage', { page, pages })}</h1>
      <p>{t('sitemap.lead')}</p>
      {page === 1 && <FirstPage countries={countries} />}
      <Stack as="section" gap={3} aria-labelledby="sitemap-cities">
        <h2 id="sitemap-cities">{t('sitemap.byCity')}</h2>
        <PlacesByLetter places={cities} />
        <SitemapPages page={page} pages={pages} />
      </Stack>
    </Stack>
  );
}
