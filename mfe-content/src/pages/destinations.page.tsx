import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { keptAsWritten } from '../api/kept-for';
import { DestinationErrorBoundary } from '../features/destinations/destination-error-boundary';
import { DestinationsView } from '../features/destinations/destinations-view';
import { loadDestinations } from '../features/destinations/load-destinations';
import { readMonth } from '../features/destinations/month-query';

export const startsWhenUsed = true;

export async function loader(context: LoaderContext) {
  context.cache?.(keptAsWritten('destinations'));
  return { destinations: await loadDestinations(context) };
}

export function meta({ url, t }: MetaContext<unknown>): PageMeta {
  const month = readMonth(url.searchParams);
  const title =
    month === null
      ? t('destinations.metaTitle')
      : t('destinations.metaTitleMonth', { month: t(`months.${month}`) });
  return { title, description: t('destinations.metaDescription') };
}

export function Component() {
  const { destinations } = usePageData<typeof loader>();
  return <DestinationsView destinations={destinations} />;
}

export const ErrorBoundary = DestinationErrorBoundary;
