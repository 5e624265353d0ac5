import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import { listSitemap } from '../api/sitemap.api';
import { PlaceLinks } from '../features/sitemap/place-links';
import { PlacesByLetter } from '../features/sitemap/places-by-letter';
import { SiteLinks } from '../features/sitemap/site-links';

export function loader({ api, language, signal }: LoaderContext) {
  return listSitemap(api, language, signal);
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('sitemap.metaTitle'), description: t('sitemap.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('content');
  const { countries, cities } = usePageData<typeof loader>();
  return (
    <Stack gap={5}>
      <h1>{t('sitemap.title')}</h1>
      <p>{t('sitemap.lead')}</p>
      <Stack as="section" gap={3} aria-labelledby="sitemap-pages">
        <h2 id="sitemap-pages">{t('sitemap.pages')}</h2>
        <SiteLinks />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="sitemap-countries">
        <h2 id="sitemap-countries">{t('sitemap.byCountry')}</h2>
        <PlaceLinks places={countries} />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="sitemap-cities">
        <h2 id="sitemap-cities">{t('sitemap.byCity')}</h2>
        <PlacesByLetter places={cities} />
      </Stack>
    </Stack>
  );
}
