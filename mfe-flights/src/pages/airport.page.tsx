import { useTranslation } from '@wayfare/i18n';
import { loadStop, Nearby, StopFacts, StopLinks, stopWhere, Whereabouts } from '@wayfare/map';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { lowestPricesKept } from '@wayfare/search';
import { Stack } from '@wayfare/ui';
import { FlightSearchForm } from '../features/search/flight-search-form';
import { PopularFlights } from '../features/search/popular-flights';
import { searchFrom } from '../features/search/popular-routes';

export async function loader(context: LoaderContext) {
  context.cache?.(lowestPricesKept('flights', `airport-${context.params.slug ?? ''}`));
  const stop = await loadStop(context, 'airport');
  return stop instanceof Response ? stop : { stop };
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function Component() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { stop } = usePageData<typeof loader>();
  const { slug, code, names, city, latitude, longitude, near } = stop;
  const place = { code, name: names[language] };
  return (
    <Stack key={slug} gap={6}>
      <StopFacts stop={stop} />
      <Stack gap={3}>
        <h2>{t('airport.search', { name: place.name })}</h2>
        <FlightSearchForm fromUrl={searchFrom(place)} isStart isCard />
      </Stack>
      <Whereabouts
        name={place.name}
        point={{ latitude, longitude }}
        near={<Nearby found={near} />}
      />
      <PopularFlights from={place} city={city?.[language]} />
      <StopLinks stop={stop} />
    </Stack>
  );
}

export function meta({ data: { stop }, language, t }: MetaContext<Data>): PageMeta {
  const values = { name: stop.names[language], where: stopWhere(stop, language), code: stop.code };
  return {
    title: t('airport.metaTitle', values),
    description: t('airport.metaDescription', values),
  };
}
