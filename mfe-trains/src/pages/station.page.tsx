import { useTranslation } from '@wayfare/i18n';
import { loadStop, Nearby, StopFacts, StopLinks, stopWhere, Whereabouts } from '@wayfare/map';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { lowestPricesKept } from '@wayfare/search';
import { Stack } from '@wayfare/ui';
import { PopularTrains } from '../features/search/popular-trains';
import { searchFrom } from '../features/search/search-from';
import { TicketForm } from '../features/search/ticket-form';

export async function loader(context: LoaderContext) {
  context.cache?.(lowestPricesKept('trains', `station-${context.params.slug ?? ''}`));
  const stop = await loadStop(context, 'station');
  if (stop instanceof Response) return stop;
  return { stop, search: await searchFrom(context.api, stop.code) };
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function Component() {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { stop, search } = usePageData<typeof loader>();
  const { slug, names, latitude, longitude, near } = stop;
  const name = names[language];
  return (
    <Stack key={slug} gap={6}>
      <StopFacts stop={stop} />
      <Stack gap={3}>
        <h2>{t('station.search', { name })}</h2>
        <TicketForm fromUrl={search} isStart isCard />
      </Stack>
      <Whereabouts name={name} point={{ latitude, longitude }} near={<Nearby found={near} />} />
      {search !== null && <PopularTrains from={search.from} />}
      <StopLinks stop={stop} />
    </Stack>
  );
}

export function meta({ data: { stop }, language, t }: MetaContext<Data>): PageMeta {
  const values = { name: stop.names[language], where: stopWhere(stop, language) };
  return {
    title: t('station.metaTitle', values),
    description: t('station.metaDescription', values),
  };
}
