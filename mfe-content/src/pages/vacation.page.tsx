import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Breadcrumbs, Stack } from '@wayfare/ui';
import { keptAsWritten } from '../api/kept-for';
import { ClimateSection } from '../features/climate/climate-section';
import { CountryArticles } from '../features/destinations/country-articles';
import { DestinationGuide } from '../features/destinations/destination-guide';
import { DestinationHero } from '../features/destinations/destination-hero';
import { DestinationErrorBoundary } from '../features/destinations/destination-error-boundary';
import { FeaturedHotels } from '../features/destinations/featured-hotels';
import { loadVacation, type LoadedVacation } from '../features/destinations/load-vacation';
import { OnwardLinks } from '../features/destinations/onward-links';
import { vacationCrumbs, vacationMeta } from '../features/destinations/vacation-meta';

export const startsWhenUsed = true;

export function loader(context: LoaderContext) {
  context.cache?.(keptAsWritten(`destination-${context.params.slug ?? ''}`));
  return loadVacation(context);
}

export function meta(context: MetaContext<LoadedVacation>): PageMeta {
  return vacationMeta(context);
}

export function Component() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { destination, climate, articles, hotelPaths } = usePageData<typeof loader>();
  const { title, countryCode, bestMonths, bestTime } = destination;
  const hotels = { countryCode, path: hotelPaths?.[language] ?? null };
  const way = vacationCrumbs(destination, { language, t }).slice(0, -1);
  return (
    <Stack gap={12}>
      <Stack gap={5}>
        <Breadcrumbs label={t('reading.breadcrumbs')} crumbs={[...way, { label: title }]} />
        <DestinationHero destination={destination} />
      </Stack>
      <DestinationGuide destination={destination} />
      <ClimateSection places={climate} bestMonths={bestMonths} bestTime={bestTime} />
      <FeaturedHotels {...hotels} />
      <CountryArticles articles={articles} />
      <OnwardLinks {...hotels} />
    </Stack>
  );
}

export const ErrorBoundary = DestinationErrorBoundary;
